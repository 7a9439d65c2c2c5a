<?php

declare(strict_types=1);

namespace CourantTests\Architecture;

use PHPUnit\Framework\TestCase;

/**
 * Checks the architecture rules against fixtures: each fixture line that breaks a rule names it in a comment, and no
 * other line is reported.
 */
final class ArchitectureRulesTest extends TestCase
{
    private const FIXTURES = __DIR__ . '/fixtures/modules';

    public function testReportsExactlyTheMarkedLines(): void
    {
        self::assertSame(self::expectedErrors(), self::refused());
    }

    public function testEveryRuleHasAFixture(): void
    {
        $rules = [
            'courant.clock', 'courant.globals', 'courant.input', 'courant.namedArguments', 'courant.oldestWordPress',
            'courant.options', 'courant.portableSql', 'courant.pureDomain', 'courant.static',
            'modulesUseEachOtherThroughDomain', 'domainUsesPhpAndDomainOnly', 'kernelUsesNoModule',
            'pluginDoesNotUseTheme', 'themeDoesNotUsePlugin',
        ];
        self::assertSame([], array_diff($rules, array_values(self::expectedErrors())));
    }

    /** @return array<string, string> "file:line" to rule */
    private static function expectedErrors(): array
    {
        $marked = [];
        foreach (self::files() as $name => $path) {
            foreach (explode("\n", (string) file_get_contents($path)) as $index => $line) {
                if (preg_match('~// refused: (\S+)$~', $line, $match) === 1) {
                    $marked[$name . ':' . ($index + 1)] = $match[1];
                }
            }
        }
        ksort($marked);

        return $marked;
    }

    /** @return array<string, string> */
    private static function refused(): array
    {
        $root = dirname(__DIR__, 3);
        $command = [
            PHP_BINARY, '-d', 'memory_limit=1G', $root . '/vendor/bin/phpstan', 'analyse', '--no-progress',
            '--error-format=json',
            '-c', __DIR__ . '/fixtures/modules.neon',
        ];
        exec(implode(' ', array_map(escapeshellarg(...), $command)) . ' 2>/dev/null', $output);
        $report = json_decode(implode("\n", $output), true);
        self::assertIsArray($report, 'PHPStan gave no report');
        self::assertIsArray($report['files']);

        $refused = [];
        foreach ($report['files'] as $path => $file) {
            self::assertIsArray($file);
            self::assertIsIterable($file['messages']);
            foreach ($file['messages'] as $message) {
                self::assertIsArray($message);
                self::assertIsInt($message['line']);
                $refused[substr((string) $path, strlen(self::FIXTURES) + 1) . ':' . $message['line']] = self::rule(
                    $message
                );
            }
        }
        ksort($refused);

        return $refused;
    }

    /** @param array<mixed> $message */
    private static function rule(array $message): string
    {
        $identifier = $message['identifier'] ?? null;
        if (is_string($identifier) && str_starts_with($identifier, 'courant.')) {
            return $identifier;
        }
        self::assertIsString($message['message']);
        $rule = strstr($message['message'], ':', true);

        return (string) preg_replace(
            '/^(modulesUseEachOtherThroughDomain).*/',
            '$1',
            $rule === false ? $message['message'] : $rule,
        );
    }

    /** @return iterable<string, string> name to path */
    private static function files(): iterable
    {
        $folder = new \RecursiveIteratorIterator(
            new \RecursiveDirectoryIterator(self::FIXTURES, \FilesystemIterator::SKIP_DOTS)
        );
        /** @var \SplFileInfo $file */
        foreach ($folder as $file) {
            yield substr($file->getPathname(), strlen(self::FIXTURES) + 1) => $file->getPathname();
        }
    }
}
