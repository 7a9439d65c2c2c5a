import * as blockEditor from '@wordpress/block-editor';
import * as data from '@wordpress/data';
import type { ComponentType, ReactElement, ReactNode } from 'react';

/** Typed exports of the WordPress packages that the panel uses. */
export { useEntityProp } from '../../../shared/admin/use-entity-prop';
export { SettingPanel, registerPlugin } from '../../../shared/admin/setting-panel';
export { __ } from '../../../shared/admin/i18n';

interface UploadProps {
	readonly allowedTypes: readonly string[];
	readonly value: number;
	readonly onSelect: ( media: { readonly id: number } ) => void;
	readonly render: ( tools: { readonly open: () => void } ) => ReactElement;
}

export interface Picture {
	readonly source_url?: string;
}

const { useSelect } = data as unknown as {
	useSelect: < T >(
		read: ( of: ( store: string ) => Record< string, ( ...values: unknown[] ) => unknown > ) => T,
		on: readonly unknown[]
	) => T;
};

export const { MediaUpload, MediaUploadCheck } = blockEditor as unknown as {
	MediaUpload: ComponentType< UploadProps >;
	MediaUploadCheck: ComponentType< { readonly children: ReactNode } >;
};

export const usePostType = (): string =>
	useSelect( ( of ) => String( of( 'core/editor' )[ 'getCurrentPostType' ]?.() ), [] );
export const usePicture = ( id: number ): Picture | undefined =>
	useSelect(
		( of ) => ( id > 0 ? ( of( 'core' )[ 'getMedia' ]?.( id ) as Picture | undefined ) : undefined ),
		[ id ]
	);
