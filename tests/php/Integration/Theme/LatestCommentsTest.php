<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use CourantTests\Support\SiteTestCase;

final class LatestCommentsTest extends SiteTestCase
{
    public function testLatestCommentsShowOneCommentOfEachArticle(): void
    {
        foreach (['First article' => 3, 'Second article' => 1] as $title => $count) {
            $this->addComments($this->article($title), $count);
        }

        $html = do_blocks('<!-- wp:latest-comments {"commentsToShow":4,"displayAvatar":false} /-->');

        self::assertSame(1, substr_count($html, '>First article<'));
        self::assertSame(1, substr_count($html, '>Second article<'));
    }

    public function testOtherCommentQueriesAreComplete(): void
    {
        $post = $this->article('Article');
        $this->addComments($post, 3);

        self::assertCount(3, get_comments(['post_id' => $post]));
    }

    private function addComments(int $post, int $count): void
    {
        for ($index = 0; $index < $count; $index++) {
            wp_insert_comment([
                'comment_post_ID' => $post,
                'comment_content' => "Comment {$index}",
                'comment_author' => 'A guest',
                'comment_approved' => 1,
            ]);
        }
    }

    private function article(string $title): int
    {
        return wp_insert_post(['post_title' => $title, 'post_status' => 'publish', 'post_content' => 'Text.']);
    }
}
