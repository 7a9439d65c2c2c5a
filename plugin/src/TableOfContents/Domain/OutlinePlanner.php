<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Domain;

/** Determines the listed headings of all pages of a post, their IDs, and the edits of the HTML. */
final class OutlinePlanner
{
    private readonly TitlePatterns $excluded;

    /**
     * @param callable(string): string         $removeAccents removes accents
     * @param callable(string, string): string $replaceId returns a start tag with another ID
     * @param (callable(string, string): string)|null $filterId filters an ID; also receives the heading's HTML
     * @param (callable(string): string)|null $filterIdSource filters the HTML from which an ID is generated
     */
    public function __construct(
        private readonly OutlineRules $rules,
        private readonly mixed $removeAccents,
        private readonly mixed $replaceId,
        private readonly mixed $filterId = null,
        private readonly mixed $filterIdSource = null,
    ) {
        $this->excluded = new TitlePatterns($rules->exclude);
    }

    /**
     * @param non-empty-list<array{html: string, found: HeadingScanResult, stencil: NormalizedHtml}> $pages
     * @return non-empty-list<PagePlan>
     */
    public function plan(array $pages): array
    {
        $ids = array_map(
            static fn (array $page): array => array_map(strval(...), array_keys($page['found']->ids)),
            $pages,
        );
        $slugs = $this->createIdGenerator(array_merge(...$ids));
        $plans = [];
        foreach ($pages as $index => $page) {
            // Table of Contents Plus numbers equal headings on each page of a post separately.
            $slugs = $this->rules->headingIds->plus ? $this->createIdGenerator($ids[$index]) : $slugs;
            $plans[] = $this->planPage($page['html'], $page['found'], $page['stencil'], $index + 1, $slugs);
        }

        return $plans;
    }

    /** @param list<string> $taken other IDs on the page */
    private function createIdGenerator(array $taken): HeadingIdGenerator
    {
        return new HeadingIdGenerator(
            $this->rules->headingIds,
            $taken,
            $this->removeAccents,
            $this->filterId,
            $this->filterIdSource,
        );
    }

    private function planPage(
        string $html,
        HeadingScanResult $found,
        NormalizedHtml $stencil,
        int $number,
        HeadingIdGenerator $slugs,
    ): PagePlan {
        $listed = array_values(array_filter($found->headings, $this->isListed(...)));
        $free = $this->findReusableIds($found);
        $headings = [];
        $edits = [];
        foreach ($listed as $heading) {
            $own = $heading->ownId;
            if ($own !== null && isset($free[$own])) {
                unset($free[$own]);
                $headings[] = new Heading($heading->level, $heading->text, $own, $number);
                if (
                    $this->rules->headingIds->compatible
                    && $slugs->createBaseId($heading->text, $heading->innerHtml) !== $own
                ) {
                    $old = $slugs->generate($heading->text, $heading->innerHtml);
                    $edits[] = [
                        $stencil->toNormalizedOffset($heading->contentStart),
                        0,
                        '<span class="ez-toc-section" id="' . htmlspecialchars($old) . '"></span>',
                    ];
                }
                continue;
            }
            $id = $slugs->generate($heading->text, $heading->innerHtml);
            $headings[] = new Heading($heading->level, $heading->text, $id, $number);
            $tag = substr($html, $heading->start, $heading->contentStart - $heading->start);
            $edits[] = stripos($tag, 'id') === false
                ? [$stencil->toNormalizedOffset($heading->start) + 3, 0, ' id="' . htmlspecialchars($id) . '"']
                : [$stencil->toNormalizedOffset($heading->start), strlen($tag), ($this->replaceId)($tag, $id)];
        }
        $box = $this->rules->position
            ->findOffset($found, $listed[0] ?? null, $this->rules->positionNumber, $this->rules->skipsQuotes, strlen(
                $html
            ));
        $placeholders = array_map(
            static fn (array $placeholder): array
                => [$stencil->toNormalizedOffset($placeholder[0]), $placeholder[1] - $placeholder[0], $placeholder[2]],
            $found->placeholders
        );

        return new PagePlan(
            hash: $stencil->hash,
            headings: $headings,
            edits: $edits,
            tableOffset: $stencil->toNormalizedOffset($box),
            placeholders: $placeholders,
            textLength: TextLength::fromHtml($html)
        );
    }

    private function isListed(ScannedHeading $heading): bool
    {
        return in_array($heading->level, $this->rules->levels, true) && !$this->excluded->matches($heading->text);
    }

    /** @return array<string, true> IDs that headings can keep because no other element of the page uses them */
    private function findReusableIds(HeadingScanResult $found): array
    {
        $free = [];
        $byHeadings = array_count_values(array_filter(
            array_map(static fn (ScannedHeading $heading): ?string => $heading->ownId, $found->headings),
            is_string(...),
        ));
        foreach ($byHeadings as $id => $count) {
            if ($count === ($found->ids[$id] ?? 0)) {
                $free[$id] = true;
            }
        }

        return $free;
    }
}
