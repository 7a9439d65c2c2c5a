<?php

declare(strict_types=1);

namespace CourantDemo;

use DateTimeImmutable;

/** Creates the articles, dated over the last eighty days. */
final class Articles
{
    /** Meta key of the URL of an article's video. */
    public const VIDEO = 'courant_video_url';

    /** Meta keys of the layout of an article, and of the state of a live blog. */
    private const LAYOUTS = ['layout' => 'courant_article_layout', 'live' => 'courant_live_blog'];

    public function __construct(
        private readonly DemoRecords $records,
        private readonly Markup $markup,
        private readonly DemoDates $dates,
        private readonly Images $images,
        private readonly Authors $authors,
        private readonly Categories $categories,
    ) {
    }

    public function create(Row $articles): int
    {
        $count = 0;
        foreach ($articles->rows() as $row) {
            $count += $this->createIfMissing($row) > 0 ? 1 : 0;
        }
        return $count;
    }

    private function createIfMissing(Row $row): int
    {
        $key = 'article:' . $row->text('key');
        $isNew = $this->records->post($key) === 0 && !$this->records->wasCreated($key);
        $updated = $row->has('updated') ? $this->dates->daysAgo($row->whole('updated'), '11:20') : null;
        $id = $this->save(
            $updated,
            fn (): int => $this->records->getOrCreatePost($key, fn (): array => $this->fields($row)),
        );
        if ($isNew && $row->has('format')) {
            set_post_format($id, $row->text('format'));
        }
        if ($isNew && $row->flag('sticky')) {
            stick_post($id);
        }
        return $id;
    }

    /** Saves with a modification date. WordPress ignores the one of a caller, so a filter sets it. */
    private function save(?DateTimeImmutable $updated, callable $save): int
    {
        $date = static function (array $data) use ($updated): array {
            if ($updated !== null && $data['post_type'] === 'post') {
                $data['post_modified'] = $updated->format('Y-m-d H:i:s');
                $data['post_modified_gmt'] = get_gmt_from_date($data['post_modified']);
            }
            return $data;
        };
        add_filter('wp_insert_post_data', $date);
        $id = $save();
        remove_filter('wp_insert_post_data', $date);
        return is_int($id) ? $id : 0;
    }

    /** @return array<string, mixed> */
    private function fields(Row $row): array
    {
        $meta = [];
        if ($this->images->id($row->text('image')) > 0) {
            $meta['_thumbnail_id'] = $this->images->id($row->text('image'));
        }
        if ($row->has('video')) {
            $meta[self::VIDEO] = $row->text('video');
        }
        foreach (self::LAYOUTS as $name => $key) {
            if ($row->has($name)) {
                $meta[$key] = $row->text($name);
            }
        }
        if ($row->has('live')) {
            // The updates have headings; a table of contents would be in the first one.
            $meta['_ez-toc-disabled'] = '1';
        }
        $date = $this->dates->daysAgo($row->whole('age'), $row->text('time'));
        return [
            'post_type' => 'post',
            'post_status' => 'publish',
            'post_name' => $row->text('key'),
            'post_title' => $row->text('title'),
            'post_excerpt' => $row->text('excerpt'),
            'post_content' => $this->markup->file('articles', $row->text('key'), $date),
            'post_author' => $this->authors->id($row->text('author')),
            'post_category' => [$this->categories->id($row->text('category'))],
            'tags_input' => $row->texts('tags'),
            'comment_status' => 'open',
            'meta_input' => $meta,
            ...DemoDates::fields($date),
        ];
    }
}
