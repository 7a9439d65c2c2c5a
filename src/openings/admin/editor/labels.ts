/** The fields of openings, lists of their controls and data of the opening, printed by the server. */
export interface Choice {
	readonly value: string;
	readonly label: string;
}

/** A field as its class declares it (plugin/src/Openings/Domain/OpeningField.php). */
export interface FieldDefinition {
	/** Meta key. */
	readonly key: string;
	/** Id of the input. */
	readonly id: string;
	readonly panel: string;
	/** Heading of neighbors that are shown together, or ''. */
	readonly group: string;
	/** Label of the specification that mirrors the field, or ''. */
	readonly mirrored: string;
	readonly type: 'text' | 'number' | 'date' | 'select' | 'checkbox' | 'checkboxes' | 'custom';
	readonly label: string;
	readonly help: string;
	readonly emptyLabel: string;
	readonly choices: readonly Choice[];
	readonly maxLength: number;
	readonly min: number;
	readonly max: number;
	/** Stored value of a checked checkbox. */
	readonly onValue: string;
	/** Name of a custom control. */
	readonly component: string;
}

export interface EditorConfig {
	readonly fields: readonly FieldDefinition[];
	readonly salaryUnits: readonly Choice[];
	readonly countries: readonly Choice[];
	/** Taxonomy of locations, or ''. */
	readonly locationSpecification: string;
	/** The impact of moving it to the trash, if it has applications. */
	readonly trash: readonly string[];
}

declare global {
	interface Window {
		readonly courantOpening?: EditorConfig;
	}
}

const EMPTY_CONFIG: EditorConfig = {
	fields: [],
	salaryUnits: [],
	countries: [],
	locationSpecification: '',
	trash: [],
};

export const editorConfig = (): EditorConfig => window.courantOpening ?? EMPTY_CONFIG;
