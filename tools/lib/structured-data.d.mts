export function findStructuredDataErrors( type: string, entities: readonly unknown[] ): Promise< unknown[] >;
