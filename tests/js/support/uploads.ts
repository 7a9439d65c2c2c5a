import { settled } from './requests';

/** An upload whose progress, response and failure the test controls. */
export class FakeUpload {
	static all: FakeUpload[] = [];
	static install(): void {
		FakeUpload.all = [];
		Object.assign( window, { XMLHttpRequest: FakeUpload } );
	}

	url = '';
	body = new FormData();
	responseText = '';
	aborted = false;
	upload: { onprogress: ( ( event: object ) => void ) | null } = { onprogress: null };
	onload: ( () => void ) | null = null;
	onerror: ( () => void ) | null = null;
	onabort: ( () => void ) | null = null;

	open( _method: string, url: string ): void {
		this.url = url;
	}

	setRequestHeader(): void {
		return undefined;
	}

	send( body: FormData ): void {
		this.body = body;
		FakeUpload.all.push( this );
	}

	abort(): void {
		this.aborted = true;
		this.onabort?.();
	}

	get fields(): Record< string, FormDataEntryValue > {
		return Object.fromEntries( this.body );
	}

	progress( loaded: number, total: number ): Promise< void > {
		this.upload.onprogress?.( { lengthComputable: true, loaded, total } );
		return settled();
	}

	respond( body: object | string ): Promise< void > {
		this.responseText = typeof body === 'string' ? body : JSON.stringify( body );
		this.onload?.();
		return settled();
	}

	breakLine(): Promise< void > {
		this.onerror?.();
		return settled();
	}
}
