<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use Courant\AuthorPortrait;
use CourantTests\Support\SiteTestCase;

/** Tests the portraits of authors. */
final class AuthorPortraitTest extends SiteTestCase
{
    public function testPortraitsOfSeveralAuthorsAreLoadedTogether(): void
    {
        $users = array_map(fn (): int => $this->authorWithPortrait(), range(1, 3));
        wp_cache_flush();
        wp_load_alloptions();

        $before = get_num_queries();
        AuthorPortrait::primeCaches($users);
        // Users, their meta, attachments and their meta.
        self::assertSame(4, get_num_queries() - $before);

        $before = get_num_queries();
        foreach ($users as $id) {
            self::assertStringContainsString("/portrait-{$id}.webp", (string) get_avatar_url($id, ['size' => 72]));
        }
        self::assertSame(0, get_num_queries() - $before);
    }

    public function testAuthorsWithoutPortraitNeedNoQueryForAttachments(): void
    {
        $id = $this->user('author')->ID;
        wp_cache_flush();
        $before = get_num_queries();

        AuthorPortrait::primeCaches([$id]);

        self::assertSame(2, get_num_queries() - $before);
    }

    private function authorWithPortrait(): int
    {
        $id = $this->user('author')->ID;
        $file = "portrait-{$id}.webp";
        $image = $this->post([
            'type' => 'attachment', 'status' => 'inherit', 'post_mime_type' => 'image/webp',
            'meta' => ['_wp_attached_file' => $file, '_wp_attachment_metadata' => [
                'width' => 150, 'height' => 150, 'file' => $file, 'sizes' => [],
            ]],
        ]);
        update_user_meta($id, AuthorPortrait::META, $image->ID);

        return $id;
    }
}
