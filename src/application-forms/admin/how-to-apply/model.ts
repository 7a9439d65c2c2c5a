import { toRecord } from '../../../shared/admin/values';

/** The application method in the meta of an opening (`ApplyRoute.php` has the same shape). */
export interface Route {
	readonly way: string;
	readonly form: number;
	readonly target: string;
	readonly label: string;
}

/** PHP encodes an empty method as an empty list. */
export function readRoute( value: unknown ): Route {
	const raw = toRecord( value );
	const text = ( value: unknown ): string => ( typeof value === 'string' ? value : '' );
	return {
		way: text( raw.way ) || 'form',
		form: Number( raw.form ) || 0,
		target: text( raw.target ),
		label: text( raw.label ),
	};
}

export const isValid = ( { way, target }: Route ): boolean =>
	way === 'address'
		? /^https?:\/\/[^\s"<>/]+\.[^\s"<>]+$/i.test( target )
		: way !== 'email' || /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]{2,}$/.test( target );
