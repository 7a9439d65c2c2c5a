/** Labels of fixed lists and the site's time zone, printed by the server. */
export interface Choice {
	readonly value: string;
	readonly label: string;
}

export interface EditorConfig {
	readonly workModes: readonly Choice[];
	readonly employmentTypes: readonly Choice[];
	readonly salaryUnits: readonly Choice[];
	readonly education: readonly Choice[];
	readonly countries: readonly Choice[];
	/** Label of the specification that mirrors the field, or ''. */
	readonly mapped: { readonly type: string; readonly location: string };
	/** Taxonomy of locations, or ''. */
	readonly locationSpecification: string;
	readonly timezone: string;
	/** The impact of moving it to the trash, if it has applications. */
	readonly trash: readonly string[];
}

declare global {
	interface Window {
		readonly courantOpening?: EditorConfig;
	}
}

const EMPTY_CONFIG: EditorConfig = {
	workModes: [],
	employmentTypes: [],
	salaryUnits: [],
	education: [],
	countries: [],
	mapped: { type: '', location: '' },
	locationSpecification: '',
	timezone: '',
	trash: [],
};

export const editorConfig = (): EditorConfig => window.courantOpening ?? EMPTY_CONFIG;
