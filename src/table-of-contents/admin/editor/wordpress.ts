import * as components from '@wordpress/components';
import * as compose from '@wordpress/compose';
import * as data from '@wordpress/data';
import * as hooks from '@wordpress/hooks';
import type { ComponentType, ReactElement, ReactNode } from 'react';

/** Typed exports of the WordPress packages that the editor code uses. */
export { InspectorControls, registerBlockType, useBlockProps, type EditProps } from '../../../shared/admin/blocks';
export {
	CheckboxControl,
	Disabled,
	PanelBody,
	RangeControl,
	SelectControl,
	Spinner,
	TextControl,
	ToggleControl,
} from '../../../shared/admin/controls';
export { SettingPanel, registerPlugin } from '../../../shared/admin/setting-panel';
export { __, sprintf } from '../../../shared/admin/i18n';

export interface Block {
	readonly clientId: string;
	readonly name: string;
	readonly attributes: { readonly content?: unknown; readonly level?: number; readonly className?: string };
	readonly innerBlocks: readonly Block[];
}

interface Selectors {
	getBlocks: () => readonly Block[];
	getCurrentPostId: () => unknown;
	getEditedPostContent: () => string;
}

export const { Button } = components as unknown as {
	Button: ComponentType< { variant: 'link' | 'secondary'; onClick: () => void; children: ReactNode } >;
};

export const { addFilter } = hooks as unknown as {
	addFilter: (
		name: string,
		namespace: string,
		change: ( edit: ComponentType< HeadingProps > ) => ComponentType< HeadingProps >
	) => void;
};

export interface HeadingProps {
	readonly name: string;
	readonly isSelected: boolean;
	readonly attributes: { readonly className?: string };
	readonly setAttributes: ( changes: { className: string | undefined } ) => void;
}

export const { createHigherOrderComponent } = compose as unknown as {
	createHigherOrderComponent: < P >(
		wrap: ( inner: ComponentType< P > ) => ( props: P ) => ReactElement,
		name: string
	) => ( inner: ComponentType< P > ) => ComponentType< P >;
};

const { useSelect: select, useDispatch: dispatch } = data as unknown as {
	useSelect: < T >( read: ( of: ( store: string ) => Selectors ) => T, dependencies: readonly unknown[] ) => T;
	useDispatch: ( store: string ) => { selectBlock: ( clientId: string ) => void };
};

export const useBlocks = (): readonly Block[] => select( ( of ) => of( 'core/block-editor' ).getBlocks(), [] );
export const usePostId = (): unknown => select( ( of ) => of( 'core/editor' ).getCurrentPostId(), [] );
/** Returns the edited content, updated at each change of its blocks. */
export const useContent = (): string => {
	const flatten = useBlocks();
	return select( ( of ) => of( 'core/editor' ).getEditedPostContent(), [ flatten ] );
};
export const useSelectBlock = (): ( ( clientId: string ) => void ) => dispatch( 'core/block-editor' ).selectBlock;
export { default as apiFetch } from '@wordpress/api-fetch';
