import { Button, TextControl } from '@wordpress/components';
import { useId } from '@wordpress/element';
import { closeSmall } from '@wordpress/icons';
import type { FormEvent, ReactElement } from 'react';
import type { ApplicationDetail, ApplicationTag } from '../../../shared/config/generated';
import { CONTROL_PROPS } from '../../../shared/admin/controls';
import { useDraft } from '../../../shared/admin/drafts';
import { useLatest } from '../../../shared/admin/use-latest';
import { useMutation } from '../../../shared/admin/use-mutation';
import { __, sprintf } from '../../../shared/admin/wordpress';
import { api } from './api';
import { addKnownTags, useKnownTags } from './known-tags';
import type { SectionProps } from './Notes';

const MAX_LENGTH = 40;

interface TagListProps {
	readonly tags: readonly ApplicationTag[];
	readonly remove: ( tag: ApplicationTag ) => void;
}

const TagList = ( { tags, remove }: TagListProps ): ReactElement => (
	<ul className="courant-chips">
		{ tags.map( ( tag ) => (
			<li key={ tag.slug } className="courant-chip">
				<bdi>{ tag.name }</bdi>
				<Button
					size="small"
					icon={ closeSmall }
					label={ sprintf(
						/* translators: %s: name of a tag */
						__( 'Remove the tag %s', 'courant-desk' ),
						tag.name
					) }
					onClick={ () => remove( tag ) }
				/>
			</li>
		) ) }
	</ul>
);

interface TagFormProps {
	readonly name: string;
	readonly setName: ( name: string ) => void;
	readonly add: () => void;
	readonly isBusy: boolean;
	/** Tags that the application does not have. */
	readonly suggestions: readonly ApplicationTag[];
}

const TagForm = ( { name, setName, add, isBusy, suggestions }: TagFormProps ): ReactElement => {
	const id = useId();
	const submit = ( event: FormEvent ): void => {
		event.preventDefault();
		if ( name.trim() !== '' ) {
			add();
		}
	};
	return (
		<form className="courant-add" onSubmit={ submit }>
			<TextControl
				{ ...CONTROL_PROPS }
				hideLabelFromVision
				label={ __( 'New tag', 'courant-desk' ) }
				placeholder={ __( 'New tag', 'courant-desk' ) }
				list={ `${ id }-list` }
				maxLength={ MAX_LENGTH }
				value={ name }
				onChange={ setName }
			/>
			<datalist id={ `${ id }-list` }>
				{ suggestions.map( ( tag ) => (
					<option key={ tag.slug } value={ tag.name } />
				) ) }
			</datalist>
			<Button
				__next40pxDefaultSize
				type="submit"
				variant="secondary"
				aria-disabled={ isBusy || name.trim() === '' }
			>
				{ __( 'Add tag', 'courant-desk' ) }
			</Button>
		</form>
	);
};

/** The tags of an application, which every user who can read it adds and removes. */
export const Tags = ( { detail, query, onChange }: SectionProps ): ReactElement => {
	const { id, tags } = detail.row;
	const [ name, setName ] = useDraft( `tag-${ id }` );
	const latestName = useLatest( name );
	const { isBusy, run } = useMutation();
	const known = useKnownTags();
	const slugs = new Set( tags.map( ( { slug } ) => slug ) );
	const onSuccess = ( changed: ApplicationDetail ): void => {
		addKnownTags( changed.row.tags );
		onChange( changed );
	};
	const add = (): void =>
		void run( {
			send: () => api.addTag( id, query, name ),
			onSuccess: ( changed ) => {
				onSuccess( changed );
				// What was typed meanwhile is the next tag.
				setName( latestName() === name ? '' : latestName() );
			},
			success: __( 'Tag added.', 'courant-desk' ),
		} );
	const remove = ( tag: ApplicationTag ): void =>
		void run( {
			send: () => api.removeTag( id, query, tag.name ),
			onSuccess,
			success: __( 'Tag removed.', 'courant-desk' ),
			undo: () => () =>
				void run( {
					send: () => api.addTag( id, query, tag.name ),
					onSuccess,
					success: __( 'Change undone.', 'courant-desk' ),
				} ),
		} );
	return (
		<section className="courant-card" aria-busy={ isBusy }>
			<h3>{ __( 'Tags', 'courant-desk' ) }</h3>
			{ tags.length > 0 ? <TagList tags={ tags } remove={ remove } /> : null }
			<TagForm
				name={ name }
				setName={ setName }
				add={ add }
				isBusy={ isBusy }
				suggestions={ known.filter( ( { slug } ) => ! slugs.has( slug ) ) }
			/>
		</section>
	);
};
