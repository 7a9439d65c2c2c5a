<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\Wp;

use CourantDesk\Advertising\AdvertisingSettings;
use WP_HTML_Tag_Processor;

/** The place in the text: after a paragraph of the article itself, never within a quotation, a list or a table. */
final class InArticle
{
    private const PLACE = 'in-article';

    public function __construct(private readonly AdvertisingSettings $settings, private readonly Places $places)
    {
    }

    public function boot(): void
    {
        // After tables of contents: they know the text by its hash.
        add_filter('the_content', [$this, 'fill'], 101);
    }

    public function fill(string $html): string
    {
        $isArticle = is_singular('post') && in_the_loop() && is_main_query() && get_the_ID() === get_queried_object_id();
        $after = $this->settings->paragraph();
        if (!$isArticle || $after === 0 || post_password_required()) {
            return $html;
        }
        $box = $this->places->box(self::PLACE);
        $spot = $box === '' ? null : self::spot($html, $after);

        return $spot === null ? $html : substr($html, 0, $spot) . $box . substr($html, $spot);
    }

    /** Where the paragraph ends, if two more follow; null otherwise. */
    public static function spot(string $html, int $after): ?int
    {
        $reader = new class ($html . ' ') extends WP_HTML_Tag_Processor {
            private const AROUND = ['BLOCKQUOTE', 'UL', 'OL', 'DL', 'TABLE', 'FIGURE', 'DETAILS', 'ASIDE', 'NAV', 'FORM', 'TEMPLATE', 'PRE', 'SVG'];

            /** @return list<int> where each paragraph of the text itself ends */
            public function ends(): array
            {
                $depth = 0;
                $ends = [];
                while ($this->next_tag(['tag_closers' => 'visit'])) {
                    $tag = (string) $this->get_tag();
                    if (in_array($tag, self::AROUND, true)) {
                        $depth = max(0, $depth + ($this->is_tag_closer() ? -1 : 1));
                    } elseif ($tag === 'P' && $this->is_tag_closer() && $depth === 0 && $this->set_bookmark('here')) {
                        $close = strpos($this->html, '>', $this->bookmarks['here']->start);
                        $ends[] = $close === false ? strlen($this->html) - 1 : $close + 1;
                    }
                }

                return $ends;
            }
        };
        $ends = $reader->ends();

        return count($ends) >= $after + 2 ? $ends[$after - 1] : null;
    }
}
