<?php

declare(strict_types=1);

namespace CourantTests\Architecture;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Tests the PHPCS sniff that limits lines to 120 columns. */
final class LineLengthSniffTest extends TestCase
{
    /** @return iterable<string, array{string, bool}> PHP code, whether its only long line is accepted */
    public static function lines(): iterable
    {
        $sentence = "'" . str_repeat('text ', 25) . "'";
        yield 'a list that can be broken' => ['$a = [' . str_repeat("'text', ", 20) . '];', false];
        yield 'a comment' => ['// ' . str_repeat('text ', 25), false];
        yield 'a translated sentence' => ["return __($sentence, 'courant-desk');", true];
        yield 'a sentence next to other arguments' => [
            "return call($sentence, \$someArgument->withProperty(), \$anotherArgument->withProperty());",
            false,
        ];
        yield 'text of a heredoc' => ["\$a = <<<'TEXT'\n" . str_repeat('text ', 25) . "\nTEXT;", true];
        yield 'a URL in a comment' => ['// https://example.org/' . str_repeat('path/', 25), true];
        yield 'markup' => ["?>\n<p>" . str_repeat('text ', 25) . "</p>\n<?php", true];
        yield 'an expression in markup' => [
            "?>\n<p title=\"" . str_repeat('text ', 20) . "\"><?php echo esc_html(\$title); ?></p>\n<?php",
            false,
        ];
    }

    #[DataProvider('lines')]
    public function testReportsLinesThatCanBeBroken(string $code, bool $isAccepted): void
    {
        $root = dirname(__DIR__, 3);
        $file = tempnam(sys_get_temp_dir(), 'line') . '.php';
        file_put_contents($file, "<?php\n\ndeclare(strict_types=1);\n\n$code\n");
        $phpcs = [PHP_BINARY, '-d', 'error_reporting=24575', "$root/vendor/bin/phpcs", '-q', '--report=emacs'];
        $options = ["--standard=$root/phpcs.xml.dist", '--sniffs=Courant.Files.LineLength', $file];
        exec(implode(' ', array_map(escapeshellarg(...), [...$phpcs, ...$options])), $output);
        unlink($file);

        self::assertSame($isAccepted, $output === [], implode("\n", $output));
    }
}
