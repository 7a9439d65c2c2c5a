<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Domain;

/** Decides for all pages of a post which headings are listed, under which ids, and what to write for it. */
final class Planner
{
    private readonly TitlePatterns $excluded;

    /**
     * @param callable(string): string         $plain letters without accents
     * @param callable(string, string): string $retag a start tag with another id
     * @param (callable(string, string): string)|null $named what another code makes of an id and the heading's HTML
     * @param (callable(string): string)|null $from what another code would have an id made from
     */
    public function __construct(
        private readonly Rules $rules,
        private readonly mixed $plain,
        private readonly mixed $retag,
        private readonly mixed $named = null,
        private readonly mixed $from = null,
    ) {
        $this->excluded = new TitlePatterns($rules->exclude);
    }

    /**
     * @param non-empty-list<array{html: string, found: Findings, stencil: Stencil}> $pages
     * @return non-empty-list<PagePlan>
     */
    public function plan(array $pages): array
    {
        $taken = [];
        foreach ($pages as $page) {
            array_push($taken, ...array_map(strval(...), array_keys($page['found']->ids)));
        }
        $slugs = new Slugs($this->rules->slugs, $taken, $this->plain, $this->named, $this->from);
        $plans = [];
        foreach ($pages as $index => $page) {
            $plans[] = $this->page($page['html'], $page['found'], $page['stencil'], $index + 1, $slugs);
        }

        return $plans;
    }

    private function page(string $html, Findings $found, Stencil $stencil, int $number, Slugs $slugs): PagePlan
    {
        $listed = array_values(array_filter($found->headings, $this->isListed(...)));
        $free = $this->authorsIds($found);
        $headings = [];
        $edits = [];
        foreach ($listed as $heading) {
            $own = $heading->ownId;
            if ($own !== null && isset($free[$own])) {
                unset($free[$own]);
                $headings[] = new Heading($heading->level, $heading->text, $own, $number);
                if ($this->rules->slugs->compatible && $slugs->base($heading->text, $heading->inner) !== $own) {
                    $old = $slugs->next($heading->text, $heading->inner);
                    $edits[] = [$stencil->fromHtml($heading->inside), 0, '<span class="ez-toc-section" id="' . htmlspecialchars($old) . '"></span>'];
                }
                continue;
            }
            $id = $slugs->next($heading->text, $heading->inner);
            $headings[] = new Heading($heading->level, $heading->text, $id, $number);
            $tag = substr($html, $heading->start, $heading->inside - $heading->start);
            $edits[] = stripos($tag, 'id') === false
                ? [$stencil->fromHtml($heading->start) + 3, 0, ' id="' . htmlspecialchars($id) . '"']
                : [$stencil->fromHtml($heading->start), strlen($tag), ($this->retag)($tag, $id)];
        }
        $box = $this->rules->position->offset($found, $listed[0] ?? null, $this->rules->number, $this->rules->skipQuotes, strlen($html));
        $places = array_map(
            static fn (array $place): array => [$stencil->fromHtml($place[0]), $place[1] - $place[0], $place[2]],
            $found->places
        );

        return new PagePlan($stencil->hash, $headings, $edits, $stencil->fromHtml($box), $places, Length::of($html));
    }

    private function isListed(FoundHeading $heading): bool
    {
        return in_array($heading->level, $this->rules->levels, true) && !$this->excluded->match($heading->text);
    }

    /** @return array<string, true> ids that a heading may keep: no other element of the page has them */
    private function authorsIds(Findings $found): array
    {
        $free = [];
        $byHeadings = array_count_values(array_filter(array_map(static fn (FoundHeading $one): ?string => $one->ownId, $found->headings), is_string(...)));
        foreach ($byHeadings as $id => $count) {
            if ($count === ($found->ids[$id] ?? 0)) {
                $free[$id] = true;
            }
        }

        return $free;
    }
}
