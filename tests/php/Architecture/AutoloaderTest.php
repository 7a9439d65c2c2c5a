<?php

declare(strict_types=1);

namespace CourantTests\Architecture;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/**
 * Checks that the autoloader that each package ships finds the same classes as Composer.
 */
final class AutoloaderTest extends TestCase
{
    private const ROOT = __DIR__ . '/../../..';

    /** @return iterable<string, array{string, string}> prefix and folder, as composer.json has them */
    public static function packages(): iterable
    {
        $manifest = json_decode((string) file_get_contents(self::ROOT . '/composer.json'), true);
        self::assertIsArray($manifest);
        self::assertIsArray($manifest['autoload']);
        self::assertIsIterable($manifest['autoload']['psr-4']);
        foreach ($manifest['autoload']['psr-4'] as $prefix => $folder) {
            self::assertIsString($prefix);
            self::assertIsString($folder);
            yield rtrim($prefix, '\\') => [$prefix, $folder];
        }
    }

    /** A process without Composer loads every class of the package through the package's loader alone. */
    #[DataProvider('packages')]
    public function testEveryClassIsFound(string $prefix, string $folder): void
    {
        $classes = self::classesIn($folder, $prefix);
        self::assertNotSame([], $classes, $folder . ' holds no class');
        $script = 'define("ABSPATH", "/"); class WP_HTML_Tag_Processor {} class WP_REST_Posts_Controller {} class WP_Widget {} class WP_Widget_Categories {} class Walker_Nav_Menu {} class WP_Customize_Control {} class SmtpStub {} class_alias("SmtpStub", "PHPMailer\\PHPMailer\\SMTP");'
            . ' require $argv[1];'
            . ' foreach (array_slice($argv, 2) as $class) {'
            . '   if (!class_exists($class) && !interface_exists($class) && !trait_exists($class)) { echo $class, "\n"; }'
            . ' }';
        $command =
            [PHP_BINARY, '-r', $script, '--', dirname(self::ROOT . '/' . $folder) . '/autoload.php', ...$classes];
        exec(implode(' ', array_map(escapeshellarg(...), $command)) . ' 2>&1', $missing, $code);

        self::assertSame([], $missing);
        self::assertSame(0, $code);
    }

    #[DataProvider('packages')]
    public function testAnUnknownClassIsLeftToOtherAutoloaders(string $prefix, string $folder): void
    {
        $script = 'define("ABSPATH", "/"); require $argv[1];'
            . ' var_export(class_exists($argv[2] . "Nothing\\Here") || class_exists("Elsewhere\\Thing"));';
        $command = [PHP_BINARY, '-r', $script, '--', dirname(self::ROOT . '/' . $folder) . '/autoload.php', $prefix];
        exec(implode(' ', array_map(escapeshellarg(...), $command)) . ' 2>&1', $output);

        self::assertSame(['false'], $output);
    }

    /** @return list<string> */
    private static function classesIn(string $folder, string $prefix): array
    {
        $base = realpath(self::ROOT . '/' . $folder);
        self::assertIsString($base, $folder . ' is missing');
        $classes = [];
        /** @var \SplFileInfo $file */
        foreach (
            new \RecursiveIteratorIterator(
                new \RecursiveDirectoryIterator($base, \FilesystemIterator::SKIP_DOTS)
            ) as $file
        ) {
            // A file whose name starts with a lowercase letter contains functions.
            if ($file->getExtension() === 'php' && ctype_upper($file->getFilename()[0])) {
                $classes[] = $prefix . str_replace('/', '\\', substr($file->getPathname(), strlen($base) + 1, -4));
            }
        }
        sort($classes);

        return $classes;
    }
}
