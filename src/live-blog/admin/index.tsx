import type { ReactElement } from 'react';
import { useEffect, useId } from '@wordpress/element';
import { toRecord } from '../../shared/admin/values';
import {
	__,
	getBlockAttribute,
	InnerBlocks,
	InspectorControls,
	PanelBody,
	registerBlockType,
	registerPanel,
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
	const id = useId();
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
					<label htmlFor={ id }>{ __( 'Time', 'courant-desk' ) }</label>
					<input
						id={ id }
						type="datetime-local"
						className="components-text-control__input"
						value={ toLocalTime( time ) }
						onChange={ ( event ) => setAttributes( { time: toUtcTime( event.target.value ) } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<p className="courant-live-update__time">
				{ time === '' ? '' : new Date( time ).toLocaleTimeString( [], { timeStyle: 'short' } ) }
			</p>
			<TextControl
				label={ __( 'Headline of the update', 'courant-desk' ) }
				value={ title }
				onChange={ ( value ) => setAttributes( { title: value } ) }
			/>
			<InnerBlocks template={ [ [ 'core/paragraph' ] ] } />
		</section>
	);
};

const LiveBlogPanel = (): ReactElement => {
	const id = useId();
	const [ meta, setMeta ] = useEntityProp( 'postType', 'post', 'meta' );
	const state = toRecord( meta )[ META ];
	return (
		<SettingPanel name="courant-live-blog" title={ __( 'Live blog', 'courant-desk' ) }>
			<label htmlFor={ id }>{ __( 'State', 'courant-desk' ) }</label>
			<select
				id={ id }
				className="components-text-control__input"
				value={ typeof state === 'string' ? state : '' }
				onChange={ ( event ) => setMeta( { ...toRecord( meta ), [ META ]: event.target.value } ) }
			>
				{ Object.entries( window.courantLiveBlog?.states ?? {} ).map( ( [ value, label ] ) => (
					<option key={ value } value={ value }>
						{ label }
					</option>
				) ) }
			</select>
		</SettingPanel>
	);
};

const Panel = (): ReactElement | null => ( String( usePostType() ) === 'post' ? <LiveBlogPanel /> : null );

registerBlockType( 'courant/live-update', { edit: LiveUpdateEdit, save: () => <InnerBlocks.Content /> } );
registerPanel( 'courant-desk-live-blog', Panel );
