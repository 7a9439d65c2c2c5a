/** The fields of openings, lists of their controls and data of the opening, printed by the server. */
export interface Choice {
	readonly value: string;
	readonly label: string;
}

export interface MissingNotice {
	readonly message: string;
	/** Label of the button that opens the field. */
	readonly action: string;
	/** Id of the element that gets the focus. */
	readonly elementId: string;
}

/** A field as its class declares it (plugin/src/Openings/Domain/OpeningField.php). */
export interface FieldDefinition {
	/** Meta key. */
	readonly key: string;
	/** Id of the input. */
	readonly id: string;
	readonly panel: string;
	/** Heading of adjacent fields that are shown together, or ''. */
	readonly group: string;
	/** Label of the specification that mirrors the field, or ''. */
	readonly mirrored: string;
	readonly type: 'text' | 'textarea' | 'number' | 'date' | 'select' | 'checkbox' | 'checkboxes' | 'custom';
	readonly label: string;
	readonly help: string;
	readonly emptyLabel: string;
	readonly choices: readonly Choice[];
	readonly maxLength: number;
	readonly min: number;
	readonly max: number;
	/** Stored value of a checked checkbox. */
	readonly onValue: string;
	/** Shown before publishing while the field is empty; null for a field that may stay empty. */
	readonly missing: MissingNotice | null;
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
