import { takeBack, takeChip } from '../../../src/listings/chips';
import { readAnswer, showFacets, showNumbers } from '../../../src/listings/facets';
import { choose, filtersOf, offered, valueOf } from '../../../src/listings/filters';
import { controlsOf, partsOf } from '../../../src/listings/read';
import type { Parts } from '../../../src/listings/read';

let root: HTMLElement;
let parts: Parts;

/** A select, a list of checkboxes, and the order outside of the form. */
beforeEach(() => {
    document.documentElement.lang = 'en';
    document.body.innerHTML = `
        <div class="awsm-job-wrap">
            <div class="awsm-filter-wrap"><form><input name="jq" value="ink">
                <button class="awsm-filter-toggle"><span class="courant-filter-number"></span></button>
                <div data-filter="type" data-label="Type"><select name="type">
                    <option value="">All</option>
                    <option value="full" data-slug="full" data-label="Full">Full (3)</option>
                    <option value="part" data-slug="part" data-label="Part">Part (2)</option>
                    <option value="full,part" data-slug="full,part">Full, Part</option>
                </select></div>
                <div data-filter="place"><span class="courant-filter-number"></span>
                    <label><input type="checkbox" name="place[]" value="north" data-label="North"><b class="courant-choice-count">3</b></label>
                    <label><input type="checkbox" name="place[]" value="south" data-label="South"><b class="courant-choice-count">2</b></label>
                </div>
                <input type="checkbox" name="alert" value="1" checked>
            </form></div>
            <div data-filter="sort"><select name="sort"><option value="">Newest</option><option value="title">Title</option></select></div>
            <div class="awsm-job-listings"></div>
        </div>`;
    root = document.body.firstElementChild as HTMLElement;
    parts = partsOf(root) ?? ({} as Parts);
});

const filter = (key: string) => parts.filters.find((one) => one.key === key) ?? { key, choices: [] };

test('selects, checkboxes and the order are filters by their keys, other controls are not', () => {
    expect(filtersOf(root).map(({ key }) => key)).toEqual(['type', 'place', 'sort']);
});

test('several values are one, in the order of the filter, without what it does not offer', () => {
    choose(filter('place'), 'south,nowhere,north');
    expect(valueOf(filter('place'))).toBe('north,south');
    expect(offered(filter('place'), 'nowhere')).toBe('');
    choose(filter('type'), 'full,part');
    expect(valueOf(filter('type'))).toBe('full,part');
    choose(filter('type'), 'nothing');
    expect(root.querySelector('select')?.value).toBe('');
    expect(controlsOf(parts)).toEqual({ jq: 'ink', specs: { place: 'north,south' } });
});

test('numbers of an answer stand beside the options, and what has none is marked', () => {
    const { html, facets } = readAnswer('<p>1</p><script type="application/json" data-courant-answer>{"total":1,"facets":{"type":{"full":1200},"place":{"south":0}}}</script>');
    expect(html).toBe('<p>1</p>');
    showFacets(parts.filters, facets);
    expect([...root.querySelectorAll('[name="type"] option')].map((option) => option.textContent)).toEqual(['All', 'Full (1,200)', 'Part (0)', 'Full, Part']);
    expect([...root.querySelectorAll('[data-empty]')].map((one) => (one as HTMLInputElement).value)).toEqual(['part', 'north', 'south']);
    expect(root.querySelector('.courant-choice-count')?.textContent).toBe('0');
    expect(readAnswer('<p>old</p>')).toEqual({ html: '<p>old</p>', facets: null });
    expect(readAnswer('<p>cut</p><script type="application/json" data-courant-answer>{"tot')).toEqual({ html: '<p>cut</p>', facets: null });
});

test('how much is chosen stands on the menu and on the button of the panel; an order is no choice', () => {
    choose(filter('place'), 'north,south');
    choose(filter('type'), 'full');
    choose(filter('sort'), 'title');
    showNumbers(root, parts.filters);
    expect([...root.querySelectorAll('.courant-filter-number')].map((one) => one.textContent)).toEqual(['3', '2']);
});

test('a chip takes its own choice back, and ways on take what they say', () => {
    choose(filter('place'), 'north,south');
    choose(filter('sort'), 'title');
    takeChip(parts, { key: 'place', slug: 'north' });
    expect(controlsOf(parts)).toEqual({ jq: 'ink', specs: { place: 'south', sort: 'title' } });
    takeBack(parts, { takeBack: 'filters' });
    expect(controlsOf(parts)).toEqual({ jq: 'ink', specs: { sort: 'title' } });
    choose(filter('type'), 'full');
    takeBack(parts, { takeBack: 'word', word: 'pen' });
    expect(controlsOf(parts)).toEqual({ jq: 'pen', specs: { type: 'full', sort: 'title' } });
    takeChip(parts, { key: 'jq' });
    expect(controlsOf(parts).jq).toBe('');
    takeBack(parts, {});
    expect(controlsOf(parts)).toEqual({ jq: '', specs: { sort: 'title' } });
});
