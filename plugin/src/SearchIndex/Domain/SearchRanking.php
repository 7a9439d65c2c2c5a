<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/** Divides the results of a search by the ranking that WordPress computes for them in SQL. */
final class SearchRanking
{
    /**
     * Rankings of WordPress: text in the title, all words in the title, any word in the title, text in the content,
     * other matches.
     */
    private const SENTENCE_IN_TITLE = 1;
    private const ALL_IN_TITLE = 2;
    private const ANY_IN_TITLE = 3;
    private const SENTENCE_IN_CONTENT = 5;
    public const OTHER = 6;

    /**
     * Maximum number of search terms that WordPress ranks separately; it ranks longer searches by the whole text only.
     */
    private const MAX_RANKED_TERMS = 6;

    /**
     * @param list<Phrase> $phrases
     * @param Bitmap|null  $withSentence openings that contain the whole text of a search for several words
     * @param bool         $isWithoutSentence whether WordPress does not rank the whole text, because words are excluded
     * @return array<int, Bitmap> non-empty sets by ranking, best first
     */
    public static function rank(
        Bitmap $matches,
        IndexSets $sets,
        array $phrases,
        ?Bitmap $withSentence,
        bool $isWithoutSentence,
    ): array {
        $all = null;
        $any = new Bitmap();
        foreach ($phrases as $phrase) {
            $titled = $sets->findWithAllTerms($phrase, SetKey::forTitleWord(...));
            $all = $all === null ? $titled : $all->intersect($titled);
            $any = $any->union($titled);
        }
        $all ??= new Bitmap();
        $layers = [];
        if ($isWithoutSentence) {
            $layers[self::ALL_IN_TITLE] = $matches->intersect($all);
            $layers[self::ANY_IN_TITLE] = $matches->intersect($any)->without($all);
        } elseif ($withSentence === null) {
            $layers[self::SENTENCE_IN_TITLE] = $matches->intersect($all);
        } else {
            $layers[self::SENTENCE_IN_TITLE] = $matches->intersect($all)->intersect($withSentence);
            if (count($phrases) <= self::MAX_RANKED_TERMS) {
                $layers[self::ALL_IN_TITLE] = $matches->intersect($all)->without($withSentence);
                $layers[self::ANY_IN_TITLE] = $matches->intersect($any)->without($all);
            }
        }
        $left = $matches;
        foreach ($layers as $layer) {
            $left = $left->without($layer);
        }
        if ($withSentence !== null) {
            $layers[self::SENTENCE_IN_CONTENT] = $left->intersect($withSentence);
        }
        $layers[self::OTHER] = $withSentence === null ? $left : $left->without($withSentence);

        return array_filter($layers, static fn (Bitmap $layer): bool => $layer->chunks !== []);
    }
}
