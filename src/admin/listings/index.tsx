import { useEffect, type ReactElement } from 'react';
import { Inspector } from './inspector';
import { firstAttributes, readSite, type Attributes } from './model';
import { Disabled, ServerSideRender, addFilter, registerBlockType, useBlockProps, type EditProps, type RegisteredBlock } from './wordpress';

const NAME = 'wp-job-openings/blocks';
const site = readSite((window as unknown as { courantDeskListings?: unknown }).courantDeskListings);

const Edit = ({ attributes, clientId, setAttributes }: EditProps<Attributes>): ReactElement => {
    const isNew = attributes.blockId === '' && attributes.other_options.length === 0;
    useEffect(() => {
        if (isNew) {
            setAttributes(firstAttributes(clientId, site));
        }
    }, [isNew, clientId, setAttributes]);
    return (
        <div {...useBlockProps()}>
            <Inspector attributes={attributes} setAttributes={setAttributes} site={site} />
            <Disabled>
                <ServerSideRender block={NAME} attributes={attributes} />
            </Disabled>
        </div>
    );
};

/** The markup that WP Job Openings saves, so that both plugins read each other's posts; the server renders what visitors see. */
const save = (): ReactElement => <p {...useBlockProps.save()} />;

/**
 * Accepts blocks without any markup: pages and patterns of Courant Desk up to 0.1, and pages of old versions of WP Job Openings.
 *
 * A deprecation takes nothing over from the current version, and the attributes come from the server: they are known in this filter only.
 * The filter runs for each deprecation as well.
 */
const withDeprecation = (settings: RegisteredBlock, name: string, deprecation: object | null): RegisteredBlock =>
    name === NAME && deprecation === null
        ? { ...settings, deprecated: [{ attributes: settings.attributes, supports: settings.supports, save: () => null }] }
        : settings;

addFilter('blocks.registerBlockType', 'courant-desk/listing-deprecation', withDeprecation);

registerBlockType<Attributes>(NAME, { icon: 'businessman', edit: Edit, save });
