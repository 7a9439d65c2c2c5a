import type { ReactElement } from 'react';
import { useEffect } from '@wordpress/element';
import { DateControl } from '../../shared/admin/date-control';
import { toRecord } from '../../shared/admin/values';
import {
	__,
	getBlockAttribute,
	InnerBlocks,
	InspectorControls,
	PanelBody,
	registerBlockType,
	registerPanel,
	SelectControl,
	SettingPanel,
	skipHistory,
	TextControl,
	useBlockProps,
	useEntityProp,
	usePostType,
	type EditProps,
} from './wordpress';
import { claimKey } from './update-keys';
import { createKey, toLocalTime, toUtcTime } from './update-time';

const META = 'courant_live_blog';

interface Attributes {
	readonly key: string;
	readonly time: string;
	readonly title: string;
}

const LiveUpdateEdit = ( { attributes, clientId, setAttributes }: EditProps< Attributes > ): ReactElement => {
	const { key, time, title } = attributes;
	useEffect( () => {
		// A new update has the current time; its key never changes, because links and readers' pages refer to it. A copy
		// is another update.
		const isCopy = key !== '' && ! claimKey( key, clientId, ( other ) => getBlockAttribute( other, 'key' ) );
		if ( key === '' || isCopy ) {
			skipHistory();
			setAttributes( { key: createKey(), time: time === '' ? new Date().toISOString() : time } );
		}
	}, [ clientId, key, time, setAttributes ] );
	return (
		<section { ...useBlockProps( { className: 'courant-live-update' } ) }>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'courant-desk' ) }>
					<DateControl
						label={ __( 'Time', 'courant-desk' ) }
						type="datetime-local"
						value={ toLocalTime( time ) }
						onChange={ ( local ) => setAttributes( { time: toUtcTime( local ) } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<p className="courant-live-update__time">
				{ time === '' ? '' : new Date( time ).toLocaleTimeString( [], { timeStyle: 'short' } ) }
			</p>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Headline of the update', 'courant-desk' ) }
				value={ title }
				onChange={ ( value ) => setAttributes( { title: value } ) }
			/>
			<InnerBlocks template={ [ [ 'core/paragraph' ] ] } />
		</section>
	);
};

const LiveBlogPanel = (): ReactElement => {
	const [ meta, setMeta ] = useEntityProp( 'postType', 'post', 'meta' );
	const state = toRecord( meta )[ META ];
	return (
		<SettingPanel name="courant-live-blog" title={ __( 'Live blog', 'courant-desk' ) }>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'State', 'courant-desk' ) }
				value={ typeof state === 'string' ? state : '' }
				options={ Object.entries( window.courantLiveBlog?.states ?? {} ).map( ( [ value, label ] ) => ( {
					value,
					label,
				} ) ) }
				onChange={ ( value ) => setMeta( { ...toRecord( meta ), [ META ]: value } ) }
			/>
		</SettingPanel>
	);
};

const Panel = (): ReactElement | null => ( String( usePostType() ) === 'post' ? <LiveBlogPanel /> : null );

registerBlockType( 'courant/live-update', { edit: LiveUpdateEdit, save: () => <InnerBlocks.Content /> } );
registerPanel( 'courant-desk-live-blog', Panel );
