<?php

declare(strict_types=1);

namespace CourantTests\Integration\Import;

use CourantDesk\Import\Domain\SwitchState;
use CourantTests\Support\Applications\ApplicationsTestCase;
use CourantTests\Support\Import\CreatesSwitch;
use CourantTests\Support\Import\WpJobOpeningsFixture;
use PHPUnit\Framework\Attributes\Group;

/** Tests that files, signed links, the index and counters are right after WordPress converted a site to a network. */
#[Group('once')]
final class NetworkConversionTest extends ApplicationsTestCase
{
    use CreatesSwitch;

    public function testASingleSiteBecomesANetwork(): void
    {
        WpJobOpeningsFixture::storeOptions();
        $site = new WpJobOpeningsFixture();
        $site->add(2, 1, $this->user('author')->ID);
        // The index does not contain what was stored with plain SQL.
        $this->opening(['title' => 'Comet pilot']);
        self::assertSame(SwitchState::Applied, $this->factory()->createRunner()->run('start', 30.0)?->state);
        $this->commit();
        $application = (int) array_key_first($site->applications);
        $before = $this->runScript('state', $application);
        self::assertFalse($before['network'] ?? null);
        self::assertSame($site->applications[$application]['sha256'], $before['hash'] ?? null);
        self::assertIsString($before['list']);
        self::assertStringContainsString('Comet pilot', $before['list']);

        self::assertSame(['converted' => true], $this->runScript('convert', $application));
        $host = (string) preg_replace('~^https?://~', '', untrailingslashit(site_url()));
        $constants = [
            'MULTISITE' => true, 'SUBDOMAIN_INSTALL' => false, 'DOMAIN_CURRENT_SITE' => $host,
            'PATH_CURRENT_SITE' => '/', 'SITE_ID_CURRENT_SITE' => 1, 'BLOG_ID_CURRENT_SITE' => 1,
        ];
        $after = $this->runScript('state', $application, $constants);

        self::assertTrue($after['network'] ?? null);
        unset($before['network'], $after['network']);
        // WordPress adds a prefix to permalinks of the main site of a network.
        $links = static fn (mixed $html): string
            => (string) preg_replace('~https?://[^"]*~', '', is_string($html) ? $html : '');
        self::assertSame($links($before['list']), $links($after['list'] ?? null));
        unset($before['list'], $after['list']);
        self::assertSame($before, $after);
    }

    /**
     * @param array<string, bool|int|string> $constants that the owner adds to wp-config.php
     * @return array<mixed>
     */
    private function runScript(string $action, int $application, array $constants = []): array
    {
        $prepend = (string) tempnam(sys_get_temp_dir(), 'network');
        $code = '<?php ';
        foreach ($constants as $name => $value) {
            $code .= "define('$name', " . var_export($value, true) . ');';
        }
        file_put_contents($prepend, $code);
        $process = proc_open(
            [
                PHP_BINARY, '-d', "auto_prepend_file=$prepend", '-d', 'display_errors=stderr',
                dirname(__DIR__, 2) . '/Support/Import/network.php', untrailingslashit(ABSPATH), $action,
                (string) $application,
            ],
            [1 => ['pipe', 'w'], 2 => ['pipe', 'w']],
            $pipes,
            null,
            ['HTTP_HOST' => (string) preg_replace('~^https?://~', '', untrailingslashit(site_url()))] + getenv(),
        );
        self::assertIsResource($process);
        $output = (string) stream_get_contents($pipes[1]);
        $errors = (string) stream_get_contents($pipes[2]);
        proc_close($process);
        unlink($prepend);
        $state = json_decode($output, true);
        self::assertIsArray($state, $output . $errors);

        return $state;
    }
}
