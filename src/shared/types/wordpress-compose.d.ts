/** Only what we use, as WordPress 6.5 has it. */
declare module '@wordpress/compose' {
	import type { ComponentType, ReactElement } from 'react';

	export function createHigherOrderComponent< P >(
		wrap: ( inner: ComponentType< P > ) => ( props: P ) => ReactElement,
		name: string
	): ( inner: ComponentType< P > ) => ComponentType< P >;
}
