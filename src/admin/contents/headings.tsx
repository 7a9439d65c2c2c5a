import type { ComponentType, ReactElement } from 'react';
import { findings, isOut, withOut, type Fault, type HeadingBlock } from './model';
import { Button, InspectorControls, PanelBody, SettingPanel, ToggleControl, __, createHigherOrderComponent, sprintf, useBlocks, useSelectBlock, type Block, type HeadingProps } from './wordpress';

/** A heading's own control: whether tables of contents list it. */
export const withControl = createHigherOrderComponent<HeadingProps>(
    (BlockEdit: ComponentType<HeadingProps>) => {
        const HeadingEdit = (props: HeadingProps): ReactElement => (
            <>
                <BlockEdit {...props} />
                {props.name === 'core/heading' && props.isSelected && (
                    <InspectorControls>
                        <PanelBody title={__('Table of contents', 'courant-desk')}>
                            <ToggleControl
                                __nextHasNoMarginBottom
                                label={__('List this heading', 'courant-desk')}
                                checked={!isOut(props.attributes.className)}
                                onChange={(on) => props.setAttributes({ className: withOut(props.attributes.className, !on) })}
                            />
                        </PanelBody>
                    </InspectorControls>
                )}
            </>
        );
        return HeadingEdit;
    },
    'withContentsControl',
);

/** What may be wrong with the text's headings, each with a way to it. */
export const HeadingPanel = (): ReactElement => {
    const headings = headingsOf(useBlocks());
    const found = findings(headings);
    const select = useSelectBlock();
    return (
        <SettingPanel name="courant-headings" title={__('Headings', 'courant-desk')}>
            {found.length === 0 ? (
                <p>{headings.length === 0 ? __('The text has no headings.', 'courant-desk') : __('The headings are in order.', 'courant-desk')}</p>
            ) : (
                <ul className="courant-headings">
                    {found.map(({ fault, heading, before = 0 }) => (
                        <li key={`${heading.clientId} ${fault}`}>
                            <Button variant="link" onClick={() => select(heading.clientId)}>
                                {heading.text.trim() === '' ? __('(empty)', 'courant-desk') : heading.text}
                            </Button>
                            <span>{` – ${words(fault, heading.level, before)}`}</span>
                        </li>
                    ))}
                </ul>
            )}
        </SettingPanel>
    );
};

function words(fault: Fault, level: number, before: number): string {
    switch (fault) {
        case 'empty':
            return __('has no words and is not listed.', 'courant-desk');
        case 'duplicate':
            return __('stands here twice: readers cannot tell the two apart.', 'courant-desk');
        case 'title':
            return __('is a second title: level 2 is the first for parts of a text.', 'courant-desk');
        case 'skipped':
            /* translators: 1 and 2: levels of headings, 1 to 6 */
            return sprintf(__('is of level %1$d, and the heading before it of level %2$d.', 'courant-desk'), level, before);
    }
}

function headingsOf(blocks: readonly Block[]): HeadingBlock[] {
    return blocks.flatMap(({ name, clientId, attributes, innerBlocks }) => [
        ...(name === 'core/heading' ? [{ clientId, level: attributes.level ?? 2, text: plain(attributes.content), isOut: isOut(attributes.className) }] : []),
        ...headingsOf(innerBlocks),
    ]);
}

/** A block's rich text is a string in older versions of WordPress, and an object that says it in newer ones. */
function plain(content: unknown): string {
    const html = typeof content === 'string' ? content : ((content as { toString?: () => string } | undefined)?.toString?.() ?? '');
    return new DOMParser().parseFromString(html, 'text/html').body.textContent;
}
