import { useSelect } from 'downshift';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useEffect, useLayoutEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';

interface Props {
    select: HTMLSelectElement;
    /** Called once what stands in for the select can be used. */
    ready: () => void;
}

/** Draws what the native select says, and says there what is chosen here. */
export function StyledSelect({ select, ready }: Props) {
    const [, lookAgain] = useReducer((count: number) => count + 1, 0);
    const options = [...select.options];
    const several = select.multiple;
    const chosen = options.filter((option) => option.selected);

    useLayoutEffect(ready, [ready]);
    useEffect(() => {
        const stop = new AbortController();
        const listen = { signal: stop.signal };
        // A form is reset after its event; numbers beside options change by themselves.
        const later = () => void setTimeout(lookAgain);
        select.addEventListener('change', lookAgain, listen);
        // At once: whoever listens to an application that was sent finds the selects refreshed.
        select.form?.addEventListener('courant:controls', () => flushSync(lookAgain), listen);
        select.form?.addEventListener('reset', later, listen);
        // Its label and the list of errors lead to the hidden select.
        select.addEventListener('focus', () => document.getElementById(`selectric-${select.id}`)?.focus(), listen);
        const watch = new MutationObserver(lookAgain);
        watch.observe(select, { childList: true, characterData: true, subtree: true, attributes: true });
        return () => {
            stop.abort();
            watch.disconnect();
        };
    }, [select]);

    const say = (option: HTMLOptionElement | null | undefined) => {
        if (option && (several || !option.selected)) {
            option.selected = !option.selected;
            select.dispatchEvent(new Event('change', { bubbles: true }));
        }
    };
    /** Several are chosen one after another, with the list open: that is ours. */
    const take = (event: MouseEvent | KeyboardEvent, option: HTMLOptionElement | undefined) => {
        event.preventDefault();
        Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
        say(option);
    };
    const id = select.id;
    const { isOpen, highlightedIndex, getToggleButtonProps, getMenuProps, getItemProps } = useSelect<HTMLOptionElement>({
        items: options,
        selectedItem: several ? null : (chosen[0] ?? null),
        itemToString: (option) => option?.text ?? '',
        labelId: `${id}-label`,
        toggleButtonId: `selectric-${id}`,
        menuId: `${id}-menu`,
        getItemId: (index) => `${id}-item-${index}`,
        onSelectedItemChange: ({ selectedItem }) => several || say(selectedItem),
    });
    const button = getToggleButtonProps({
        onKeyDown: (event: KeyboardEvent) => {
            if (several && isOpen && highlightedIndex >= 0 && (event.key === 'Enter' || event.key === ' ')) {
                take(event, options[highlightedIndex]);
            }
        },
    });
    const words = several ? (chosen.length ? chosen.map((option) => option.text).join(', ') : (select.dataset['all'] ?? '')) : (chosen[0]?.text ?? '');

    return (
        <>
            <button
                type="button"
                {...button}
                // The look of the controls beside it: those of a form, or of a filter bar.
                className={`awsm-selectric ${select.classList.contains('awsm-job-form-control') ? 'awsm-job-form-control' : 'awsm-filter-option'}`}
                aria-invalid={select.getAttribute('aria-invalid') === 'true' || undefined}
                aria-describedby={select.getAttribute('aria-describedby') ?? undefined}
                data-several={several || undefined}
            >
                <span className="label">{words}</span>
            </button>
            <div {...getMenuProps()} role="listbox" className="awsm-selectric-items" aria-multiselectable={several || undefined} hidden={!isOpen}>
                {isOpen &&
                    options.map((option, index) => (
                        <div
                            key={option.value}
                            {...getItemProps({ item: option, index, ...(several && { onClick: (event: MouseEvent) => take(event, option) }) })}
                            role="option"
                            aria-selected={option.selected}
                            data-highlighted={highlightedIndex === index || undefined}
                            data-empty={option.hasAttribute('data-empty') || undefined}
                        >
                            {option.text}
                        </div>
                    ))}
            </div>
        </>
    );
}
