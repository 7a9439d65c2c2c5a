/** Labels of the closed lists and the site's time zone, printed by the server before this script. */
export interface Choice {
    readonly value: string;
    readonly label: string;
}

export interface Words {
    readonly workModes: readonly Choice[];
    readonly employmentTypes: readonly Choice[];
    readonly salaryUnits: readonly Choice[];
    readonly education: readonly Choice[];
    readonly countries: readonly Choice[];
    /** Labels of the specifications that are the same as the fields, '' for none. */
    readonly mapped: { readonly type: string; readonly location: string };
    /** Taxonomy of places, '' for none. */
    readonly locationSpecification: string;
    readonly timezone: string;
    /** What is said before it is moved to the trash, where applications are there. */
    readonly trash: readonly string[];
}

declare global {
    interface Window {
        readonly courantOpening?: Words;
    }
}

const NONE: Words = { workModes: [], employmentTypes: [], salaryUnits: [], education: [], countries: [], mapped: { type: '', location: '' }, locationSpecification: '', timezone: '', trash: [] };

export const words = (): Words => window.courantOpening ?? NONE;
