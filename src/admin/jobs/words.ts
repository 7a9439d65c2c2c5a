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
    readonly timezone: string;
    /** What is said before it is moved to the trash, where applications are there. */
    readonly trash: readonly string[];
}

declare global {
    interface Window {
        readonly courantOpening?: Words;
    }
}

const NONE: Words = { workModes: [], employmentTypes: [], salaryUnits: [], education: [], countries: [], timezone: '', trash: [] };

export const words = (): Words => window.courantOpening ?? NONE;
