/** Where the scroller gets its time from; tests bring their own (Rulings 4 and 40). */
export interface FrameClock {
    now(): number;
    frame(run: () => void): void;
}

const browserClock: FrameClock = {
    now: () => performance.now(),
    frame: (run) => void requestAnimationFrame(run),
};

export function reducedMotion(): boolean {
    return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The height of the administrator's toolbar, 0 for visitors (Spec 6). */
export function adminBarHeight(): number {
    const bar = document.getElementById('wpadminbar');
    return bar ? bar.getBoundingClientRect().height : 0;
}

/** `data-effect-duration` in milliseconds (Rulings 4). */
export function effectDuration(value: string | undefined): number {
    if (value === 'slow' || value === 'fast') {
        return value === 'slow' ? 600 : 200;
    }
    return /^\d+$/.test(value ?? '') ? Number(value) : 400;
}

/**
 * Scrolls the page to a height within `duration` milliseconds, exact to a frame, at once under reduced motion. The
 * goal is asked at every frame, so a page that grows meanwhile is no matter. A visitor who scrolls takes over.
 */
export function scrollToHeight(goal: () => number, duration: number, clock: FrameClock = browserClock): Promise<void> {
    const jump = (top: number) => window.scrollTo({ top, behavior: 'instant' as ScrollBehavior });
    const whole = reducedMotion() ? 0 : duration;
    if (whole <= 0) {
        jump(goal());
        return Promise.resolve();
    }
    return new Promise((resolve) => {
        const from = window.scrollY;
        const began = clock.now();
        let over = false;
        const end = () => {
            over = true;
            TAKEOVERS.forEach((type) => window.removeEventListener(type, end));
            resolve();
        };
        const step = () => {
            if (over) {
                return;
            }
            const part = Math.min(1, (clock.now() - began) / whole);
            const eased = 0.5 - Math.cos(part * Math.PI) / 2;
            jump(part === 1 ? goal() : from + (goal() - from) * eased);
            if (part === 1) {
                end();
            } else {
                clock.frame(step);
            }
        };
        TAKEOVERS.forEach((type) => window.addEventListener(type, end, { passive: true }));
        clock.frame(step);
    });
}

const TAKEOVERS = ['wheel', 'touchstart', 'keydown'] as const;
