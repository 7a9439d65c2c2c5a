<?php

declare(strict_types=1);

namespace CourantTests\Integration\Kernel;

use CourantDesk\PrivateFiles\Storage\RewriteJob;
use CourantDesk\SearchIndex\Storage\IndexState;
use CourantTests\Support\SiteTestCase;

/** Tasks in several steps whose process ended before it scheduled the next step. */
final class InterruptedTasksTest extends SiteTestCase
{
    public function testTheHourlyCheckContinuesABuildOfTheSearchIndex(): void
    {
        update_option(IndexState::OPTION, 'broken');
        self::assertTrue($this->isRestored('courant_desk_build_index'));
    }

    public function testTheHourlyCheckContinuesABuildOfTheArticleIndex(): void
    {
        update_option('courant_article_index', 'building 0');
        self::assertTrue($this->isRestored('courant_desk_article_index'));
        delete_option('courant_article_index');
        self::assertFalse($this->isRestored('courant_desk_article_index'), 'An index that is not used is not built.');
    }

    public function testTheHourlyCheckContinuesTheEncryptionOfFiles(): void
    {
        update_option(RewriteJob::OPTION, ['after' => 0, 'rewritten' => 0, 'failed' => 0]);
        self::assertTrue($this->isRestored('courant_desk_rewrite_files'));
        update_option(RewriteJob::OPTION, []);
        self::assertFalse($this->isRestored('courant_desk_rewrite_files'));
    }

    private function isRestored(string $event): bool
    {
        wp_clear_scheduled_hook($event);
        do_action('courant_desk_health_check');

        return wp_next_scheduled($event) !== false;
    }
}
