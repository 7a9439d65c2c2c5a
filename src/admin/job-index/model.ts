export interface Progress {
    readonly state: 'ready' | 'building' | 'waiting';
    readonly done: number;
    readonly all: number;
}

/** So many steps without any progress mean that somebody else is at work, or nobody is. */
const PATIENCE = 5;

/** Asks for one thing, and then for more of it until the index is ready. */
export async function follow(ask: (what: string) => Promise<Progress>, what: string, show: (progress: Progress) => void): Promise<void> {
    let before = -1;
    let still = 0;
    for (let progress = await ask(what); ; progress = await ask('continue')) {
        show(progress);
        still = progress.done === before ? still + 1 : 0;
        if (progress.state === 'ready') {
            return;
        }
        if (still >= PATIENCE) {
            throw new Error('The index does not get on.');
        }
        before = progress.done;
    }
}
