<?php

declare(strict_types=1);

namespace CourantTests\Integration\Kernel;

use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests that no translation is loaded before WordPress allows it, whatever the kind of request. */
final class TranslationLoadingTest extends SiteTestCase
{
    private const ROOT = __DIR__ . '/../../../..';

    /**
     * @param list<string> $script path and arguments; the path is relative to the site unless it is absolute
     */
    #[DataProvider('requests')]
    public function testNoTranslationIsLoadedTooEarly(array $script, string $path): void
    {
        $output = $this->request($script, $path);

        self::assertStringContainsString('LOCALE de_DE', $output);
        self::assertStringNotContainsString('EARLY', $output);
    }

    /** @return iterable<string, array{list<string>, string}> */
    public static function requests(): iterable
    {
        yield 'page' => [['index.php'], '/'];
        yield 'REST' => [['index.php'], '/?rest_route=/courant/v1/listings'];
        yield 'admin-ajax' => [['wp-admin/admin-ajax.php'], '/wp-admin/admin-ajax.php?action=jobfilter'];
        yield 'cron' => [['wp-cron.php'], '/wp-cron.php'];
        yield 'feed' => [['index.php'], '/?feed=rss2'];
        yield 'command' => [[self::ROOT . '/tools/site/command.php', '.', 'index', 'status'], '/'];
    }

    /**
     * Runs a request in a separate process, since WordPress is loaded in this one already.
     *
     * @param list<string> $script
     */
    private function request(array $script, string $path): string
    {
        $prepended = (string) realpath(self::ROOT . '/tests/support/early-translations.php');
        $command = array_map(escapeshellarg(...), [PHP_BINARY, '-d', "auto_prepend_file={$prepended}", ...$script]);
        $variables = ['COURANT_URL=' . escapeshellarg(home_url()), 'COURANT_PATH=' . escapeshellarg($path)];
        exec('cd ' . escapeshellarg(ABSPATH) . ' && ' . implode(' ', [...$variables, ...$command]) . ' 2>&1', $lines);

        return implode("\n", $lines);
    }
}
