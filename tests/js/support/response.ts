/** A response with the parts that scripts of this project read; jsdom has no `Response`. */
export class FakeResponse implements Response {
	readonly ok: boolean;
	readonly headers: Headers;
	readonly body = null;
	readonly bodyUsed = false;
	readonly redirected = false;
	readonly statusText = '';
	readonly type = 'basic';
	readonly url = '';
	readonly #text: string;

	constructor(
		text: string,
		readonly status = 200,
		headers: Record< string, string > = {}
	) {
		this.#text = text;
		this.ok = status < 400;
		this.headers = new Headers( headers );
	}

	text(): Promise< string > {
		return Promise.resolve( this.#text );
	}

	json(): Promise< unknown > {
		return new Promise( ( resolve ) => resolve( JSON.parse( this.#text ) ) );
	}

	clone(): Response {
		return new FakeResponse( this.#text, this.status, Object.fromEntries( this.headers ) );
	}

	arrayBuffer = (): Promise< never > => Promise.reject( new Error( 'not implemented' ) );
	blob = this.arrayBuffer;
	bytes = this.arrayBuffer;
	formData = this.arrayBuffer;
}
