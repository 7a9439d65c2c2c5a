<?php

declare(strict_types=1);

namespace CourantTests\Support;

use CourantDesk\Settings\SettingsModule;
use CourantTests\Support\Http\HttpResponse;
use CourantTests\Support\Http\HttpRequest;
use CourantTests\Support\Http\SignIn;
use CourantTests\Support\Http\WebServer;
use CourantTests\Support\Site\Baseline;
use CourantTests\Support\Site\Factories;
use CourantTests\Support\Site\IncorrectUsageCollector;
use CourantTests\Support\Site\Transaction;
use PHPUnit\Framework\TestCase;
use Throwable;
use WP_Hook;
use WP_User;

/**
 * A test on a real, freshly installed WordPress with theme and plugin active.
 *
 * Each test begins with the same data, hooks and globals. What it stores is rolled back; when it sends a request to the
 * real server (http(), ajax(), sendAll()), its data is committed first, and the whole database is restored afterwards.
 */
abstract class SiteTestCase extends TestCase
{
    use Factories;

    private ?Transaction $transaction = null;
    private ?IncorrectUsageCollector $misuse = null;

    /**
     * @var list<array{to: string|list<string>, subject: string, message: string, headers: string|list<string>,
     *     attachments: list<string>}>
     */
    private array $emails = [];

    protected function setUp(): void
    {
        parent::setUp();
        $baseline = Baseline::get();
        $baseline->memory->restore();
        SignIn::forget();
        $this->transaction = new Transaction($baseline->database);
        $this->transaction->begin();
        self::forgetSettings();
        $this->misuse = new IncorrectUsageCollector();
        $this->misuse->watch();
        $this->emails = [];
        add_filter('pre_wp_mail', function (mixed $response, mixed $email): mixed {
            /**
             * @var array{to: string|list<string>, subject: string, message: string, headers: string|list<string>,
             *     attachments: list<string>} $email
             */
            $this->emails[] = $email;

            return $response ?? true;
        }, 10, 2);
    }

    protected function assertPostConditions(): void
    {
        self::assertSame([], $this->misuse?->found() ?? [], 'WordPress was used wrongly.');
        if (WebServer::isRunning()) {
            self::assertSame([], WebServer::get()->complaints(), 'PHP complained on the server.');
        }
    }

    protected function onNotSuccessfulTest(Throwable $failure): never
    {
        if (WebServer::isRunning()) {
            fwrite(STDERR, "\nThe server's error log ends with:\n" . WebServer::get()->lastErrors() . "\n");
        }
        parent::onNotSuccessfulTest($failure);
    }

    protected function tearDown(): void
    {
        $this->transaction?->end();
        $this->transaction = null;
        Baseline::get()->memory->restore();
        self::empty(WP_CONTENT_DIR . '/uploads');
        if (defined('COURANT_PRIVATE_DIR')) {
            self::empty(COURANT_PRIVATE_DIR);
        }
        parent::tearDown();
    }

    /** Declares a notice of incorrect or deprecated usage, by the name of the function, hook or file. */
    protected function expectMisuse(string $name): void
    {
        $this->misuse?->expect($name);
    }

    /**
     * Returns the emails of this process since the start of the test; those of the server go to its SMTP catcher.
     *
     * @return list<array{to: string|list<string>, subject: string, message: string, headers: string|list<string>,
     *     attachments: list<string>}>
     */
    protected function emails(): array
    {
        return $this->emails;
    }

    /** Makes the stored data visible to other processes; the whole database is restored after the test. */
    protected function commit(): void
    {
        $this->transaction?->commit();
    }

    /**
     * Sends a request to the site's real server, as an anonymous visitor or as $as.
     *
     * @param array<mixed>|string $body
     * @param array<string, string|array{path: string, name?: string, type?: string}> $files field to path, or to path,
     *     name and type
     * @param array<string, string> $headers
     */
    protected function http(
        string $method,
        string $path,
        array|string $body = [],
        array $files = [],
        array $headers = [],
        ?WP_User $as = null,
    ): HttpResponse {
        return $this->sendAll([new HttpRequest(
            method: $method,
            path: $path,
            body: $body,
            files: $files,
            query: [],
            headers: $headers,
            as: $as
        )])[0];
    }

    /**
     * Posts to admin-ajax.php on the real server; the action is in the URL and in the body, as our script sends it.
     *
     * @param array<string, mixed> $body
     * @param array<string, string|array{path: string, name?: string, type?: string}> $files
     * @param array<string, mixed> $query
     * @param array<string, string> $headers
     */
    protected function ajax(
        string $action,
        array $body = [],
        array $files = [],
        array $query = [],
        array $headers = [],
        ?WP_User $as = null,
    ): HttpResponse {
        $query = ['action' => $action] + $query;
        $body = ['action' => $action] + $body;

        return $this->sendAll([new HttpRequest(
            method: 'POST',
            path: '/wp-admin/admin-ajax.php',
            body: $body,
            files: $files,
            query: $query,
            headers: $headers,
            as: $as
        )])[0];
    }

    /**
     * Sends requests to the real server, at most $concurrency at once.
     *
     * @param list<HttpRequest> $requests
     * @return list<HttpResponse>
     */
    protected function sendAll(array $requests, int $concurrency = 16): array
    {
        foreach ($requests as $request) {
            if ($request->as !== null) {
                SignIn::cookies($request->as);
            }
        }
        $this->commit();
        $responses = WebServer::get()->send($requests, $concurrency);
        wp_cache_flush();

        return $responses;
    }

    /**
     * Waits until the next minute if this one ends soon: rate limits are counted by the minute and hour of the server
     * (docs/testing.md).
     */
    protected function waitForNextMinute(): void
    {
        $left = 60 - time() % 60;
        if ($left < 25) {
            sleep($left);
        }
    }

    /** A nonce that the real server accepts from that user. */
    protected function nonceOf(WP_User $user, string $action): string
    {
        return SignIn::nonce($user, $action);
    }

    /** Modules cache their settings for a request; what an earlier test stored is rolled back in the database alone. */
    protected static function forgetSettings(): void
    {
        global $wp_filter;
        $hook = is_array($wp_filter) ? ($wp_filter['switch_blog'] ?? null) : null;
        foreach ($hook instanceof WP_Hook ? $hook->callbacks : [] as $callbacks) {
            foreach ($callbacks as $callback) {
                $function = $callback['function'];
                if (is_array($function) && $function[0] instanceof SettingsModule) {
                    $function[0]->clearCaches();
                }
            }
        }
    }

    private static function empty(string $folder): void
    {
        if (!is_dir($folder)) {
            return;
        }
        $inside = new \RecursiveIteratorIterator(
            new \RecursiveDirectoryIterator($folder, \FilesystemIterator::SKIP_DOTS),
            \RecursiveIteratorIterator::CHILD_FIRST
        );
        /** @var \SplFileInfo $item */
        foreach ($inside as $item) {
            $item->isDir() && !$item->isLink() ? rmdir($item->getPathname()) : unlink($item->getPathname());
        }
    }
}
