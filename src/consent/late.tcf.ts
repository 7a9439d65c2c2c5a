import { every } from './choice';
import type { Choice } from './choice';

interface Said {
    eventStatus: string;
    gdprApplies?: boolean;
    purpose?: { consents?: Record<string, boolean> };
}
type Tcf = (command: 'addEventListener', version: 2, listen: (said: Said, isGood: boolean) => void) => void;

/** IAB TCF 2: storing (1) is part of all; measuring (7, 8) is statistics, personal advertising (3, 4) marketing. */
export function connect(tell: (choice: Choice | undefined) => void): void {
    const listen = (api: Tcf) =>
        api('addEventListener', 2, ({ eventStatus, gdprApplies, purpose }, isGood) => {
            if (!isGood || !['tcloaded', 'useractioncomplete'].includes(eventStatus)) {
                return;
            }
            const has = (...purposes: number[]) => purposes.every((one) => purpose?.consents?.[one] === true);
            tell(gdprApplies === false ? every(true) : { preferences: has(1), statistics: has(1, 7, 8), marketing: has(1, 2, 3, 4) });
        });
    let tries = 0;
    const seek = () => {
        const api = (window as { __tcfapi?: Tcf }).__tcfapi;
        if (api) {
            listen(api);
        } else if (tries++ < 20) {
            setTimeout(seek, 500);
        }
    };
    seek();
}
