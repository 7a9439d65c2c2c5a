import { useState } from 'react';
import type { ButtonHTMLAttributes } from 'react';

/** A button of the server with all attributes and the icon that templates and filters gave it. */
export function ServerButton( {
	source,
	...changes
}: ButtonHTMLAttributes< HTMLButtonElement > & { source: HTMLButtonElement | undefined } ) {
	const [ printed ] = useState( () => ( {
		...Object.fromEntries(
			[ ...( source?.attributes ?? [] ) ].map( ( { name, value } ) => [
				name === 'class' ? 'className' : name,
				value,
			] )
		),
		dangerouslySetInnerHTML: { __html: source?.innerHTML ?? '' },
	} ) );
	return <button type="button" { ...printed } { ...changes } />;
}
