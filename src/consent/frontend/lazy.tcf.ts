import { choiceForAll } from './choice';
import type { Choice } from './choice';

interface TcData {
	eventStatus: string;
	gdprApplies?: boolean;
	purpose?: { consents?: Record< string, boolean > };
}
type Tcf = ( command: 'addEventListener', version: 2, listen: ( data: TcData, isSuccess: boolean ) => void ) => void;

declare global {
	interface Window {
		__tcfapi?: Tcf;
	}
}

/**
 * Adapter for IAB TCF 2. Purpose 1 (storage) is required for all; 7 and 8 (measurement) are statistics, 3 and 4
 * (personalized ads) marketing.
 */
export function connect( onChoice: ( choice: Choice | undefined ) => void ): void {
	const listen = ( api: Tcf ) =>
		api( 'addEventListener', 2, ( { eventStatus, gdprApplies, purpose }, isSuccess ) => {
			if ( ! isSuccess || ! [ 'tcloaded', 'useractioncomplete' ].includes( eventStatus ) ) {
				return;
			}
			const hasPurposes = ( ...purposes: number[] ) =>
				purposes.every( ( purposeId ) => purpose?.consents?.[ purposeId ] === true );
			onChoice(
				gdprApplies === false
					? choiceForAll( true )
					: {
							preferences: hasPurposes( 1 ),
							statistics: hasPurposes( 1, 7, 8 ),
							marketing: hasPurposes( 1, 2, 3, 4 ),
						}
			);
		} );
	let attempts = 0;
	const waitForApi = () => {
		const api = window.__tcfapi;
		if ( api ) {
			listen( api );
		} else if ( attempts++ < 20 ) {
			setTimeout( waitForApi, 500 );
		}
	};
	waitForApi();
}
