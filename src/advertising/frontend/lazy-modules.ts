import type { AdvertisingConfig } from '../../shared/config/generated';
import type { Ad, Variant } from './ad-selection';

/** Exports of the lazy modules; each module has one of these functions. */
interface LazyModule {
	start: ( config: AdvertisingConfig, loaded: number, load: LoadModule ) => void;
	show: ( box: HTMLElement, ad: Ad, variant: Variant, client: string, label: string, onEmpty: () => void ) => void;
}

export type LoadModule = ( url: string ) => Promise< LazyModule >;
