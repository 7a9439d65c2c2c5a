import { POPULAR_TLDS, run } from '@zootools/email-spell-checker';
import type { Control } from '../../application-forms/frontend/fields';

/** Domains of mailboxes that many people have. A domain that is similar to one of them is probably a typo. */
const DOMAINS = [
	'gmail.com googlemail.com icloud.com me.com hotmail.com outlook.com msn.com yahoo.com ymail.com aol.com',
	'proton.me protonmail.com zoho.com yandex.com fastmail.com mail.com email.com comcast.net verizon.net btinternet.com',
	'gmx.de gmx.net gmx.at gmx.ch web.de t-online.de freenet.de mail.de posteo.de mailbox.org bluewin.ch',
	'orange.fr wanadoo.fr laposte.net free.fr libero.it wp.pl o2.pl mail.ru qq.com',
].flatMap( ( line ) => line.split( ' ' ) );
/** Providers with the same name in many countries. */
const PROVIDERS = [ 'hotmail', 'outlook', 'yahoo' ];
/** Maximum difference for domains such as `gmail.com`. A transposition of two letters counts 2. */
const THRESHOLD = 2;
/** Maximum difference for short domains, because those of companies are similar: `bmw.de` and `gmx.de` differ by 2. */
const SHORT_THRESHOLD = 1;
const SHORT_LENGTH = 8;
/** The library uses its default for 0. */
const NEVER = -1;

function findDomain( domain: string ): string {
	const threshold = domain.length > SHORT_LENGTH ? THRESHOLD : SHORT_THRESHOLD;
	return (
		run( {
			email: `name@${ domain }`,
			domains: DOMAINS,
			domainThreshold: threshold,
			secondLevelDomains: PROVIDERS,
			secondLevelThreshold: threshold,
			topLevelDomains: POPULAR_TLDS,
			topLevelThreshold: NEVER,
		} )?.domain ?? ''
	);
}

/** Returns the address with the corrected domain; '' if the domain has no typo. The part before the @ stays as it is. */
export function findCorrection( address: string ): string {
	const email = address.trim();
	const end = email.lastIndexOf( '@' ) + 1;
	const domain = end > 1 ? findDomain( email.slice( end ).toLowerCase() ) : '';
	return domain === '' ? '' : email.slice( 0, end ) + domain;
}

/** Shows a button with the corrected address below the field, or removes it. The address can be sent as it is. */
export function suggest( input: Control ): void {
	const found = input.parentElement?.querySelector( '[data-email-hint]' );
	const hint = found ?? document.createElement( 'div' );
	if ( ! found ) {
		hint.setAttribute( 'data-email-hint', '' );
		hint.role = 'status';
		input.after( hint );
	}
	const correction = findCorrection( input.value );
	if ( correction === '' ) {
		hint.replaceChildren();
		return;
	}
	const button = document.createElement( 'button' );
	button.type = 'button';
	button.className = 'courant-upload-cancel';
	const address = document.createElement( 'bdi' );
	address.textContent = correction;
	const [ before = '', after = '' ] = ( input.dataset[ 'hintText' ] ?? '' ).split( '%s' );
	button.append( before, address, after );
	button.addEventListener( 'click', () => {
		input.value = correction;
		// The button disappears with the change.
		input.focus();
		for ( const type of [ 'input', 'change' ] ) {
			input.dispatchEvent( new Event( type, { bubbles: true } ) );
		}
	} );
	// Screen readers announce what is added to a region that exists already.
	setTimeout( () => hint.replaceChildren( button ) );
}
