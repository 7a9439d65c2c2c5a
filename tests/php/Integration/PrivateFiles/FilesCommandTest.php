<?php

declare(strict_types=1);

namespace CourantTests\Integration\PrivateFiles;

use CourantDesk\PrivateFiles\Domain\FileProblem;
use CourantDesk\PrivateFiles\Storage\CommandProgress;
use CourantTests\Support\PrivateFiles\PrivateFilesTestCase;

/** Tests `wp courant files rekey` and `verify`. */
final class FilesCommandTest extends PrivateFilesTestCase
{
    public function testRekeyEncryptsEveryFileWithTheNewestKeyAndIsResumable(): void
    {
        [$old, $new] = [bin2hex(random_bytes(32)), base64_encode(random_bytes(32))];
        $before = $this->module('', [$old]);
        $files = [];
        for ($n = 0; $n < 12; $n++) {
            $files[] = $this->store($before, "content $n");
        }
        $after = $this->module('', "$new,$old");
        self::assertSame('content 3', self::read($after, $files[3]), 'while both keys are there');

        $lines = [];
        self::assertTrue($this->command($after, ['rekey', '--limit=5'], $lines));
        self::assertContains('Stopped at the limit. Run the command again to continue.', $lines);
        self::assertTrue($this->command($after, ['rekey'], $lines));
        self::assertContains('Done: 12 files, 12 changed, 0 with problems.', $lines);
        self::assertMatchesRegularExpression('/^Continuing after file \d+\.$/m', implode("\n", $lines));
        self::assertFalse(get_option(CommandProgress::OPTION));

        $only = $this->module('', [$new]);
        foreach ($files as $n => $file) {
            self::assertSame("content $n", self::read($only, $file), 'without the old key');
        }
        self::assertCount(12, $this->storedPaths());
        self::assertTrue($this->command($only, ['verify'], $lines));
        $again = [];
        $this->command($only, ['rekey'], $again);
        self::assertContains('Done: 12 files, 0 changed, 0 with problems.', $again);
    }

    public function testASecretIsCreatedOnDemandWithoutAConstant(): void
    {
        $module = $this->module();
        $file = $this->store($module, 'content');
        $before = $module->createContent()->readHeader($file)->keyId;

        self::assertTrue($this->command($module, ['rekey', '--new-key']));

        $header = $this->module()->createContent()->readHeader($module->store()->find($file->id) ?? $file);
        self::assertNotSame($before, $header->keyId);
        self::assertSame('content', self::read($this->module(), $file));
        self::assertFalse(
            $this->command($this->module('', [bin2hex(random_bytes(32))]), ['rekey', '--new-key']),
            'the constant decides',
        );
    }

    public function testVerifyReportsProblemsAndEndsWithAnError(): void
    {
        $module = $this->module();
        $key = [bin2hex(random_bytes(32))];
        $whole = $this->store($module, 'whole');
        $damaged = $this->store($module, 'damaged');
        file_put_contents($this->storePath() . '/' . $damaged->storedName, 'x', FILE_APPEND);
        $missing = $this->store($module, 'missing');
        unlink($this->storePath() . '/' . $missing->storedName);
        $locked = $this->store($this->module('', $key), 'locked');
        $other = $this->store($module, 'changed in the database');
        $sql = $this->applicationsFactory()->kernel->sql;
        $sql->execute('UPDATE %i SET sha256 = %s WHERE id = %d', $sql->table('files'), str_repeat('0', 64), $other->id);
        $plain = $this->storePlain('plain');

        $lines = [];
        self::assertFalse($this->command($module, ['verify'], $lines));

        self::assertContains('Done: 6 files, 0 changed, 5 with problems.', $lines);
        self::assertSame(
            [
                $damaged->id => FileProblem::Damaged, $missing->id => FileProblem::Missing,
                $locked->id => FileProblem::KeyMissing, $other->id => FileProblem::Damaged,
            ],
            array_map(static fn (array $row): FileProblem => $row['problem'], $module->problems()->findAll())
        );
        self::assertContains("File $plain->id of application 4711: not encrypted yet", $lines);
        self::assertMatchesRegularExpression(
            "/^File $locked->id of application 4711: key_missing: [0-9a-f]{16}$/m",
            implode("\n", $lines),
        );
        $module = $this->module('', $key);
        $sql->execute(
            'DELETE FROM %i WHERE id IN (%d, %d, %d, %d)',
            $sql->table('files'),
            $damaged->id,
            $missing->id,
            $other->id,
            $plain->id,
        );
        self::assertTrue($this->command($module, ['verify'], $lines));
        self::assertArrayNotHasKey($locked->id, $module->problems()->findAll(), 'no problem any more');
        self::assertSame('whole', self::read($module, $whole));
    }

    public function testTheCommandsRunThroughTheToolAndEndWithAnExitCode(): void
    {
        $module = $this->module();
        $file = $this->store($module, 'content');
        $this->commit();
        $run = function (string ...$arguments): array {
            $command = [
                PHP_BINARY, dirname(__DIR__, 4) . '/tools/site/command.php', untrailingslashit(ABSPATH), 'files',
                ...$arguments,
            ];
            exec(implode(' ', array_map('escapeshellarg', $command)) . ' 2>/dev/null', $printed, $code);

            return [$code, implode("\n", $printed)];
        };

        [$code, $printed] = $run('verify');
        self::assertStringContainsString('Done: 1 files, 0 changed, 0 with problems.', $printed);
        self::assertSame(0, $code);
        [$code, $printed] = $run('rekey', '--new-key');
        self::assertStringContainsString('Done: 1 files, 1 changed, 0 with problems.', $printed);
        self::assertSame(0, $code);
        unlink($this->storePath() . '/' . ($module->store()->find($file->id)->storedName ?? ''));
        self::assertSame(1, $run('verify')[0]);
    }

    public function testAnUnknownCommandListsTheCommands(): void
    {
        $lines = [];

        self::assertFalse($this->command($this->module(), ['destroy'], $lines));
        self::assertSame(['Specify one of these commands: rekey, verify, scan, move.'], $lines);
    }
}
