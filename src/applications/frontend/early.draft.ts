import { parsePrinted } from '../../shared/config/parse-printed';
import { openingOf } from './sent';

/**
 * Keeps the entered text of an application form in localStorage until it is sent, where the owner of the site has
 * enabled it. Never kept: files, consent, hidden fields.
 */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

type Values = Readonly< Record< string, readonly string[] > >;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function keepDraft( form: HTMLFormElement, now: () => number = Date.now ): void {
	const key = `courant-draft-${ openingOf( form ) }`;
	const note = form.querySelector< HTMLElement >( '.courant-form-draft' );
	if ( ! note ) {
		return;
	}
	const remove = () => {
		store( () => localStorage.removeItem( key ) );
		note.hidden = true;
	};
	const save = () => {
		store( () => localStorage.setItem( key, JSON.stringify( { at: now(), values: valuesOf( form ) } ) ) );
		note.hidden = false;
	};

	const values = read( key, now() );
	if ( values ) {
		restore( form, values );
		note.hidden = false;
	} else {
		remove();
	}
	form.addEventListener( 'input', save );
	form.addEventListener( 'change', save );
	form.addEventListener( 'awsmjobs_application_submitted', remove );
	note.querySelector( 'button' )?.addEventListener( 'click', () => {
		form.reset();
		form.dispatchEvent( new Event( 'courant:controls' ) );
		remove();
		form.querySelector< HTMLElement >( '.awsm-job-form-control' )?.focus();
	} );
}

const controlsOf = ( form: HTMLFormElement ): Control[] =>
	[ ...form.elements ].filter(
		( control ): control is Control =>
			control.matches( 'input, select, textarea' ) &&
			! control.matches(
				'[type=file], [type=hidden], [type=password], [type=submit], [value=yes], .courant-trap *, .awsm-job-captcha-group *'
			)
	);

const isChoice = ( control: Control ): control is HTMLInputElement => /^(?:checkbox|radio)$/.test( control.type );

function valuesOf( form: HTMLFormElement ): Values {
	const values: Record< string, string[] > = {};
	for ( const control of controlsOf( form ) ) {
		if ( control.value !== '' && ( ! isChoice( control ) || control.checked ) ) {
			( values[ control.name ] ??= [] ).push( control.value );
		}
	}
	return values;
}

/** Values that the server printed, after an error without JavaScript, are newer than the draft. */
function restore( form: HTMLFormElement, values: Values ): void {
	for ( const control of controlsOf( form ) ) {
		const kept = values[ control.name ] ?? [];
		if ( isChoice( control ) ) {
			control.checked ||= kept.includes( control.value );
		} else if ( control.value === '' && kept[ 0 ] !== undefined ) {
			control.value = kept[ 0 ];
		} else {
			continue;
		}
		// Fields with conditions and styled selects depend on it.
		control.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	}
}

function read( key: string, now: number ): Values | null {
	const draft: unknown = store( () => parsePrinted< unknown >( localStorage.getItem( key ) ?? 'null' ) );
	if ( typeof draft !== 'object' || draft === null || ! ( 'at' in draft ) || ! ( 'values' in draft ) ) {
		return null;
	}
	const { at, values } = draft;
	const isCurrent = typeof at === 'number' && now - at < MAX_AGE_MS;
	if ( ! isCurrent || typeof values !== 'object' || values === null ) {
		return null;
	}
	return Object.fromEntries(
		Object.entries( values ).flatMap( ( [ name, list ]: [ string, unknown ] ) =>
			Array.isArray( list ) ? [ [ name, list.filter( ( item ) => typeof item === 'string' ) ] ] : []
		)
	);
}

/** Storage may be blocked or full; then there is no draft. */
function store< Value >( run: () => Value ): Value | null {
	try {
		return run();
	} catch {
		return null;
	}
}

const known = new WeakSet< HTMLFormElement >();
const keepDrafts = () =>
	document.querySelectorAll< HTMLFormElement >( '.awsm-application-form' ).forEach( ( form ) => {
		if ( ! known.has( form ) ) {
			known.add( form );
			keepDraft( form );
		}
	} );
document.addEventListener( 'courant:inserted', keepDrafts );
keepDrafts();
