import { Component, createContext, useContext, useEffect, useReducer, useState } from 'react';
import type { Dispatch, ReactElement, ReactNode, Reducer, SetStateAction } from 'react';

/** The last state that each part of a screen rendered, by a key. It outlives a crash of the screen. */
export type ScreenMemory = Map<string, unknown>;

export interface ScreenOptions {
    /** Runs when the screen has been rendered, again after each successful "Try again". */
    readonly onReady?: () => void;
    /** Runs after a crash: brings back what `onReady` took away. */
    readonly onCrash?: (memory: ScreenMemory) => void;
}

const Memory = createContext<ScreenMemory | null>(null);

function useRemembered(key: string, state: unknown): void {
    const memory = useContext(Memory);
    // A state whose rendering fails gets no effect, so the last one that worked stays.
    useEffect(() => {
        memory?.set(key, state);
    }, [memory, key, state]);
}

/** `useState()` whose value is there again when its screen is rendered again after a crash. */
export function useKeptState<T>(key: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
    const memory = useContext(Memory);
    const [state, setState] = useState<T>(() => (memory?.has(key) ? memory.get(key) as T : initial));
    useRemembered(key, state);
    return [state, setState];
}

/** `useReducer()` whose state is there again when its screen is rendered again after a crash. */
export function useKeptReducer<S, A>(key: string, reducer: Reducer<S, A>, create: () => S): [S, Dispatch<A>] {
    const memory = useContext(Memory);
    const [state, dispatch] = useReducer(reducer, null, () => (memory?.has(key) ? memory.get(key) as S : create()));
    useRemembered(key, state);
    return [state, dispatch];
}

/** Its effect runs after those of everything below it. */
const Ready = ({ onReady, children }: { readonly onReady: () => void; readonly children: ReactNode }): ReactElement => {
    useEffect(onReady, [onReady]);
    return <>{children}</>;
};

interface BoundaryProps extends ScreenOptions {
    /** What is rendered after a crash; `retry` renders the screen again. */
    readonly fallback: (retry: () => void) => ReactNode;
    readonly children: ReactNode;
}

/** Renders something else when what is below it could not be rendered. */
export class Boundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
    override state = { isBroken: false };
    private readonly memory: ScreenMemory = new Map();
    private readonly retry = (): void => this.setState({ isBroken: false });
    private readonly ready = (): void => this.props.onReady?.();

    static getDerivedStateFromError(): { isBroken: boolean } {
        return { isBroken: true };
    }

    override componentDidCatch(): void {
        this.props.onCrash?.(this.memory);
    }

    override render(): ReactNode {
        return this.state.isBroken
            ? this.props.fallback(this.retry)
            : <Memory.Provider value={this.memory}><Ready onReady={this.ready}>{this.props.children}</Ready></Memory.Provider>;
    }
}
