import { useEffect, useLayoutEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { runDelayedScripts } from '../kit/delayed-scripts';
import { Board } from './Board';
import { Detail } from './Detail';
import { List } from './List';
import { WithNotices } from './notices';
import { addressOf, useRoute } from './route';
import { forgetFirstResponse, screen } from './screen';
import { removeServerContent } from './server-content';
import { Toolbar } from './Toolbar';

export const App = (): ReactElement => {
    const [route, go] = useRoute();
    const [problem, setProblem] = useState(screen().problem);
    useLayoutEffect(removeServerContent, []);
    useEffect(() => {
        // After the first effects of what is shown, which begin with it.
        forgetFirstResponse();
        void runDelayedScripts();
    }, []);
    const isWrong = problem !== '' && route.application === screen().application;
    const open = (application: number): void => go({ application });
    const href = (application: number): string => addressOf({ ...route, application }, window.location.search);
    const close = (): void => {
        setProblem('');
        go({ application: 0 });
    };
    return (
        <WithNotices>
            {isWrong ? <div className="notice notice-error inline courant-problem" role="alert"><p>{problem}</p></div> : null}
            {route.application > 0 && !isWrong ? (
                <Detail key={route.application} id={route.application} query={route.query} hrefOf={href} go={open} onClose={close} />
            ) : (
                <>
                    <Toolbar route={route} go={(to) => go({ ...to, application: 0 })} />
                    {route.layout === 'board'
                        ? <Board query={route.query} hrefOf={href} open={open} setQuery={(query) => go({ query, application: 0 })} />
                        : <List query={route.query} hrefOf={href} open={open} setQuery={(query) => go({ query, application: 0 })} />}
                </>
            )}
        </WithNotices>
    );
};
