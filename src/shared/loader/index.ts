import { importModule } from '../frontend/import-module';
import { startLoader } from './loader';

declare global {
	interface Window {
		courantLoader?: true;
	}
}

// Both packages contain the loader; if both are printed in spite of their common handle, only one runs.
if ( ! window.courantLoader ) {
	window.courantLoader = true;
	startLoader( importModule );
}
