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
                $boxes = [];
                while ($this->next_tag(['tag_closers' => 'visit'])) {
                    $tag = (string) $this->get_tag();
                    $isEnd = $this->is_tag_closer();
                    if ($tag === 'DIV') {
                        // Boxes of ours, such as a table of contents, are no text; a group of blocks is.
                        $isBox = $isEnd ? array_pop($boxes) === true : $this->isBox();
                        $boxes = $isEnd ? $boxes : [...$boxes, $isBox];
                        $depth = max(0, $depth + ($isBox ? ($isEnd ? -1 : 1) : 0));
                    } elseif (in_array($tag, self::AROUND, true)) {
                        $depth = max(0, $depth + ($isEnd ? -1 : 1));
                    } elseif ($tag === 'P' && $isEnd && $depth === 0 && $this->set_bookmark('here')) {
                        $close = strpos($this->html, '>', $this->bookmarks['here']->start);
                        $ends[] = $close === false ? strlen($this->html) - 1 : $close + 1;
                    }
                }

                return $ends;
            }

            private function isBox(): bool
            {
                $class = $this->get_attribute('class');

                return is_string($class) && preg_match('/(?:^|\s)(?:courant-|ez-toc|awsm-)/', $class) === 1;
            }
        };
        $ends = $reader->ends();

        return count($ends) >= $after + 2 ? $ends[$after - 1] : null;
    }
}
