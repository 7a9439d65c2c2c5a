/** Stores the URL of the list in which an opening was clicked, for `openings/frontend/module.results-link.ts`. */
export function storeList(): void {
	try {
		sessionStorage.setItem( 'courant-list', location.href );
	} catch {
		// Storage is blocked: the page of the opening recognizes only lists with a search or filters.
	}
}
