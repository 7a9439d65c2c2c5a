import type { Choice } from '../choice';

/** How the browser prepares a service of one kind. A kind without a separate script is only loaded. */
export interface ServiceScript {
	/** Prepares the page before the service is loaded. Returns false if its script is loaded already. */
	readonly prepare?: ( options: Record< string, unknown > ) => unknown;
	/** Reports the choice to the loaded service, now and whenever it changes. */
	readonly update?: ( choice: Choice ) => void;
	/** Sends the event and the ID of the opening, and no personal data. */
	readonly send?: ( name: string, job: string, options: Record< string, unknown > ) => void;
}

export type CommandQueue = ( ( ...args: unknown[] ) => void ) & { q?: unknown[] };

declare global {
	interface Window {
		dataLayer?: unknown[];
		clarity?: CommandQueue;
		hj?: CommandQueue;
		_hjSettings?: object;
		smushLazyLoadOptions?: object;
	}
}

export const page = window;

export function push( entry: unknown ): void {
	( page.dataLayer ??= [] ).push( entry );
}

/** Stores commands until the script of the service has loaded. */
export function createCommandQueue(): CommandQueue {
	const commandQueue: CommandQueue = ( ...args ) => void ( commandQueue.q ??= [] ).push( args );
	return commandQueue;
}
