import type { Dispatch, MouseEvent, ReactElement, SetStateAction } from 'react';
import { Setting } from './fields';
import { change } from './model';
import type { Field, FieldError, Section, Values } from './model';
import { settingUrl } from './setting-links';
import { __, _n, sprintf } from './wordpress';

interface SettingLinkProps {
	readonly section: Section;
	readonly field: Field;
	readonly show: ( event: MouseEvent, group: string, field: Field ) => void;
}

/** Links a search result to its page. */
const SettingLink = ( { section, field, show }: SettingLinkProps ): ReactElement => (
	<a
		className="courant-setting__link"
		href={ settingUrl( section.group, field.key ) }
		onClick={ ( event ) => show( event, section.group, field ) }
	>
		{ sprintf(
			/* translators: 1: name of a setting, 2: title of a page of settings */
			__( 'Show “%1$s” in “%2$s”', 'courant-desk' ),
			field.label,
			section.title
		) }
	</a>
);

interface SettingsSectionProps {
	readonly section: Section;
	readonly searchId: string;
	readonly changes: Values;
	readonly errors: readonly FieldError[];
	readonly setChanges: Dispatch< SetStateAction< Values > >;
	/** In search results only: follows the link of a setting. */
	readonly show: SettingLinkProps[ 'show' ] | undefined;
}

const errorOf = ( errors: readonly FieldError[], group: string, key: string ): string =>
	errors.find( ( error ) => error.group === group && error.key === key )?.message ?? '';

export const SettingsSection = ( props: SettingsSectionProps ): ReactElement => {
	const { section, searchId, changes, errors, setChanges, show } = props;
	return (
		<section aria-labelledby={ `${ searchId }-${ section.group }` }>
			<h2 id={ `${ searchId }-${ section.group }` }>
				{ show === undefined || section.tab === section.title
					? section.title
					: sprintf(
							/* translators: 1: title of a tab, 2: title of a page of settings */
							__( '%1$s › %2$s', 'courant-desk' ),
							section.tab,
							section.title
						) }
			</h2>
			{ section.fields.map( ( field ) => (
				<Setting
					key={ field.key }
					group={ section.group }
					field={ field }
					changes={ changes }
					refusal={ errorOf( errors, section.group, field.key ) }
					onChange={ ( value ) => setChanges( ( before ) => change( before, section.group, field, value ) ) }
					link={
						show === undefined ? null : <SettingLink section={ section } field={ field } show={ show } />
					}
				/>
			) ) }
		</section>
	);
};

/** Announces how many settings the search found. */
export const SearchStatus = ( { found }: { readonly found: readonly Section[] | null } ): ReactElement => {
	const number = ( found ?? [] ).reduce( ( sum, section ) => sum + section.fields.length, 0 );
	return (
		<p className="courant-settings__found" aria-live="polite">
			{ found === null
				? ''
				: number === 0
					? __( 'No settings found.', 'courant-desk' )
					: sprintf(
							/* translators: %d: number of settings */
							_n( '%d setting found.', '%d settings found.', number, 'courant-desk' ),
							number
						) }
		</p>
	);
};
