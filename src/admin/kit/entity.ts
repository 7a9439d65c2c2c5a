import * as coreData from '@wordpress/core-data';

/** A property of what is being edited, and how to change it. */
export const { useEntityProp } = coreData as unknown as {
    useEntityProp: (kind: string, name: string, property: string) => [unknown, (value: unknown) => void];
};
