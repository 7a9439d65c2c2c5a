<?php

declare(strict_types=1);

namespace CourantDemo;

/** Creates comments on two of the articles, with replies. */
final class Comments
{
    private int $count = 0;

    public function __construct(private readonly DemoRecords $records, private readonly DemoDates $dates)
    {
    }

    public function create(Row $articles): int
    {
        foreach ($articles->rows() as $article) {
            $this->under($article, $article->rows('comments'), 'comment:' . $article->text('key'), 0);
        }
        return $this->count;
    }

    /** @param list<Row> $rows */
    private function under(Row $article, array $rows, string $key, int $parent): void
    {
        foreach ($rows as $number => $row) {
            $own = "{$key}/{$number}";
            $this->records->createOnce($own, function () use ($article, $row, $own, $parent): void {
                $this->make($article, $row, $own, $parent);
            });
            $id = $this->find($own);
            $this->count += $id > 0 ? 1 : 0;
            $this->under($article, $row->rows('replies'), $own, $id);
        }
    }

    private function make(Row $article, Row $row, string $key, int $parent): void
    {
        $post = $this->records->post('article:' . $article->text('key'));
        if ($post === 0 || $this->find($key) > 0) {
            return;
        }
        $written = $this->dates->daysAgo($article->whole('age'), $article->text('time'))->modify(
            "+{$row->whole('after')} hours"
        );
        $user = get_user_by('email', $row->text('email'));
        wp_insert_comment([
            'comment_post_ID' => $post,
            'comment_parent' => $parent,
            'comment_author' => wp_slash($row->text('name')),
            'comment_author_email' => $row->text('email'),
            'comment_content' => wp_slash($row->text('text')),
            'comment_date' => $written->format('Y-m-d H:i:s'),
            'comment_date_gmt' => get_gmt_from_date($written->format('Y-m-d H:i:s')),
            'comment_approved' => 1,
            'user_id' => $user instanceof \WP_User ? $user->ID : 0,
            'comment_meta' => [DemoRecords::META => $key],
        ]);
    }

    private function find(string $key): int
    {
        $ids = get_comments(
            ['meta_key' => DemoRecords::META, 'meta_value' => $key, 'status' => 'any', 'fields' => 'ids', 'number' => 1]
        );
        return $ids[0] ?? 0;
    }
}
