<?php

declare(strict_types=1);

namespace CourantTests\Integration\Import;

use CourantDesk\Import\Domain\SwitchState;
use CourantDesk\Kernel\Sql;
use CourantTests\Support\Applications\ApplicationsTestCase;
use CourantTests\Support\Import\CreatesSwitch;
use CourantTests\Support\Import\WpJobOpeningsFixture;
use PHPUnit\Framework\Attributes\Group;

/**
 * Switches a site from WP Job Openings by the command in separate processes: killed and continued, compared byte by
 * byte, undone, and switched again. `COURANT_SWITCH_APPLICATIONS=5000` runs it at the size that
 * docs/features/switching.md reports, and writes times and memory into the file that `COURANT_SWITCH_NUMBERS` names.
 */
#[Group('once')]
final class SwitchScaleTest extends ApplicationsTestCase
{
    use CreatesSwitch;

    private const FILE_BYTES = 20_000;
    private const EACH = 20;

    /** @var list<string> */
    private array $numbers = [];

    public function testAKilledSwitchContinuesAndAnUndoLeavesTheOldSite(): void
    {
        $wanted = (int) getenv('COURANT_SWITCH_APPLICATIONS');
        $size = $wanted > 0 ? $wanted : 60;
        WpJobOpeningsFixture::storeOptions();
        $site = new WpJobOpeningsFixture();
        $site->add(intdiv($size, self::EACH), self::EACH, $this->user('author')->ID, self::FILE_BYTES);
        $this->commit();
        $before = $this->oldData();

        $this->runCommand('killed', ['start'], fn (): bool => $this->done('files') >= intdiv($size, 2));
        // A killed process keeps the lock for two minutes; this ends the time.
        delete_option('courant_switch_lock');
        // A small switch may have ended before it was killed.
        if ($size > 100 || $this->factory()->createRunner()->progress()->state->isRunning()) {
            self::assertSame(SwitchState::Applying, $this->factory()->createRunner()->progress()->state);
            $this->runCommand('continued', ['continue']);
        }
        self::assertSame(SwitchState::Applied, $this->factory()->createRunner()->progress()->state);
        self::assertSame($before, $this->oldData(), 'nothing of the old product changes');
        $this->assertFilesAreEqual($site);

        $this->runCommand('undone', ['undo']);
        self::assertSame(SwitchState::Idle, $this->factory()->createRunner()->progress()->state);
        self::assertSame($before, $this->oldData());
        // The file that was being copied when the process was killed belongs to no application; the daily cleanup
        // deletes it.
        $files = Sql::fromGlobal()->table('files');
        Sql::fromGlobal()->execute('UPDATE %i SET created = 1 WHERE application_id = 0', $files);
        $this->privateFiles()->store()->deleteAbandoned();
        self::assertSame('0', Sql::fromGlobal()->fetchValue('SELECT COUNT(*) FROM %i', $files));

        $memory = $this->runCommand('moved in again', ['start']);
        $this->assertFilesAreEqual($site);
        self::assertSame($before, $this->oldData());
        $this->runCommand('confirmed', ['confirm', '--yes']);
        foreach ($site->applications as $file) {
            self::assertFileDoesNotExist($file['path']);
        }
        $this->assertFilesAreEqual($site);
        // A whole run uses no more memory than a fraction of one, apart from WordPress's own.
        self::assertLessThan(160_000, $memory, 'kilobytes');
        $report = (string) getenv('COURANT_SWITCH_NUMBERS');
        if ($report !== '') {
            $lines = ["$size applications with files:", ...$this->numbers];
            file_put_contents($report, implode("\n  ", $lines) . "\n", FILE_APPEND);
        }
    }

    /**
     * @param list<string> $arguments
     * @param (callable(): bool)|null $kill kills the process when this returns true
     * @return int most memory that the process used, in kilobytes
     */
    private function runCommand(string $name, array $arguments, ?callable $kill = null): int
    {
        $start = microtime(true);
        $process = proc_open(
            [
                PHP_BINARY, dirname(__DIR__, 4) . '/tools/site/command.php', untrailingslashit(ABSPATH), 'switch',
                ...$arguments,
            ],
            [1 => ['file', '/dev/null', 'w'], 2 => ['file', '/dev/null', 'w']],
            $pipes,
        );
        self::assertIsResource($process);
        $memory = 0;
        do {
            $status = proc_get_status($process);
            $file = "/proc/{$status['pid']}/status";
            if (
                is_readable($file) && preg_match('/VmHWM:\s+(\d+)/', (string) @file_get_contents($file), $match) === 1
            ) {
                $memory = max($memory, (int) $match[1]);
            }
            if ($kill !== null && $status['running'] && $kill()) {
                proc_terminate($process, 9);
                $kill = null;
            }
            usleep(20_000);
        } while ($status['running']);
        proc_close($process);
        wp_cache_flush();
        $this->numbers[] = sprintf('%-16s %6.1f s, %5.1f MB', $name, microtime(true) - $start, $memory / 1024);

        return $memory;
    }

    private function done(string $task): int
    {
        wp_cache_delete('courant_switch', 'options');
        // Until the first step, WordPress has cached that the option does not exist.
        wp_cache_delete('notoptions', 'options');

        return $this->factory()->createRunner()->progress()->done[$task] ?? 0;
    }

    private function assertFilesAreEqual(WpJobOpeningsFixture $site): void
    {
        $store = $this->privateFiles()->store();
        foreach ($site->applications as $id => $file) {
            $stored = $store->findByApplication($id);
            self::assertCount(1, $stored);
            $hash = hash_init('sha256');
            foreach ($store->read($stored[0]) as $piece) {
                hash_update($hash, $piece);
            }
            self::assertSame($file['sha256'], hash_final($hash));
        }
    }

    /** Returns a hash of posts, options and meta of the other product, apart from authors and the plugin's own meta. */
    private function oldData(): string
    {
        $sql = Sql::fromGlobal();

        return md5(serialize([
            $sql->fetchRows(
                'SELECT ID, post_title, post_status, post_parent, post_date, post_content FROM %i ORDER BY ID',
                $sql->coreTable('posts'),
            ),
            $sql->fetchRows(
                "SELECT post_id, meta_key, meta_value FROM %i WHERE meta_key LIKE %s ORDER BY meta_id",
                $sql->coreTable('postmeta'),
                'awsm%',
            ),
            $sql->fetchRows(
                "SELECT option_name, option_value FROM %i WHERE option_name LIKE %s AND option_name <> 'awsm_delete_data_on_uninstall' ORDER BY option_name",
                $sql->coreTable('options'),
                'awsm%',
            ),
        ]));
    }
}
