import { useEffect, type ReactElement } from 'react';
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

/** The markup that the contract saves; what visitors see is made by the server (Jobs contract 2.4). */
const save = (): ReactElement => <p {...useBlockProps.save()} />;

registerBlockType<Attributes>(NAME, { icon: 'businessman', edit: Edit, save });
