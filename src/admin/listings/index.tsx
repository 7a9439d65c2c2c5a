import { useEffect, type ReactElement } from 'react';
import block from '../../../plugin/blocks/listing/block.json';
import { Inspector } from './inspector';
import { firstAttributes, readSite, type Attributes } from './model';
import { Disabled, ServerSideRender, registerBlockType, useBlockProps, type EditProps } from './wordpress';

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

/** Without any markup: pages and patterns of Courant Desk up to 0.1, and pages of old versions of WP Job Openings. */
const withoutMarkup = { attributes: block.attributes, supports: block.supports, save: () => null };

registerBlockType<Attributes>(NAME, { icon: 'businessman', edit: Edit, save, deprecated: [withoutMarkup] });
