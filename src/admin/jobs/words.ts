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
    readonly timezone: string;
}

declare global {
    interface Window {
        readonly courantOpening?: Words;
    }
}

const NONE: Words = { workModes: [], employmentTypes: [], salaryUnits: [], education: [], timezone: '' };

export const words = (): Words => window.courantOpening ?? NONE;
