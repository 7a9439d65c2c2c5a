<?php

declare(strict_types=1);

namespace CourantTests\Unit\Import;

use CourantDesk\Import\Domain\ImportRow;
use CourantDesk\Import\Formats\HrXml;
use CourantDesk\Import\Formats\NeogovRss;
use CourantDesk\Import\Storage\XmlLimitValidator;
use CourantDesk\Import\Storage\XmlRowReader;
use CourantTests\Support\ProcessorTime;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/**
 * Tests that input which would keep libxml busy is rejected before libxml parses it, with a line number, and real
 * files are accepted.
 */
final class XmlLimitValidatorTest extends TestCase
{
    private string $file = '';

    protected function setUp(): void
    {
        $this->file = (string) tempnam(sys_get_temp_dir(), 'courant');
    }

    protected function tearDown(): void
    {
        unlink($this->file);
    }

    /** @return iterable<string, array{string, string|null}> */
    public static function files(): iterable
    {
        $item = static fn (string $inside, string $more = ''): string
            => "<rss><channel><item$more><title>A</title>$inside</item></channel></rss>";
        $attributes = static fn (int $number): string
            => implode('', array_map(static fn (int $n): string => " a$n=''", range(1, $number)));
        yield 'at the maximum number of attributes' => [$item('', $attributes(256)), null];
        yield '300,000 attributes' => [$item('', $attributes(300000)), 'file.excessive'];
        yield '300,000 namespaces' => [$item('', str_replace(' a', ' xmlns:a', $attributes(300000))), 'file.excessive'];
        yield 'one huge attribute' => [$item('', ' a="' . str_repeat('x', 2000000) . '"'), 'file.excessive'];
        yield 'a bracket in an attribute hides nothing' => [$item('', ' a=">" ' . $attributes(300)), 'file.excessive'];
        yield 'a huge text' => [$item('<description>' . str_repeat('x', 2000000) . '</description>'), 'file.excessive'];
        yield 'a huge section' => [
            $item('<description><![CDATA[' . str_repeat('<p>x', 500000) . ']]></description>'),
            'file.excessive',
        ];
        yield 'a huge comment' => [$item('<!--' . str_repeat('x', 2000000) . '-->'), 'file.excessive'];
        yield 'many texts together' => [
            $item(str_repeat('<b>' . str_repeat('x', 1000) . '</b>', 2000)),
            'file.excessive',
        ];
        yield 'deep nesting' => [$item(str_repeat('<a>', 90000)), 'file.excessive'];
        yield 'very many elements' => [
            $item(str_repeat('<PositionTitle/>', 10) . str_repeat('<a/>', 90000)),
            'file.excessive',
        ];
        yield 'entities' => [
            '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>' . $item('<title>&b;</title>'),
            'file.document_type',
        ];
        yield 'a document type in another case' => ['<!doctype rss>' . $item(''), 'file.document_type'];
        yield 'an encoding whose brackets are other bytes' => [
            '<?xml version="1.0" encoding="UTF-7"?>+ADw-rss+AD4-',
            'file.encoding',
        ];
        yield 'attributes in another encoding' => [
            mb_convert_encoding("\u{FEFF}" . $item('', $attributes(1000)), 'UTF-16LE', 'UTF-8'),
            'file.excessive',
        ];
        yield 'brackets in a section and a comment' => [
            $item('<!-- < <a b= --><description><![CDATA[<p a="1>]] > "]]></description>'),
            null,
        ];
        yield 'many openings' => [
            '<rss><channel>' . str_repeat(
                '<item><title>A</title><description>' . str_repeat('x', 3000) . '</description></item>',
                2000,
            ) . '</channel></rss>',
            null,
        ];
    }

    #[DataProvider('files')]
    public function testExcessiveInputIsRejectedAtOnce(string $xml, ?string $expected): void
    {
        file_put_contents($this->file, $xml);
        $rows = [];
        $reader = (new XmlRowReader(new HrXml(), new NeogovRss()))->read($this->file);
        $seconds = ProcessorTime::seconds(static function () use ($reader, &$rows): void {
            foreach ($reader as $row) {
                $rows[] = $row;
            }
        });

        self::assertSame($expected, $reader->getReturn()?->code);
        self::assertContainsOnlyInstancesOf(ImportRow::class, $rows);
        self::assertSame($expected === null, $rows !== []);
        // Half a second is expected. libxml needed 40 for 300,000 attributes.
        self::assertLessThan(5.0, $seconds);
    }

    public function testTheErrorReportsItsLine(): void
    {
        file_put_contents(
            $this->file,
            "<rss>\n<channel>\n<item>\n\n<a" . str_repeat(' b="1"', 300) . '/></item></channel></rss>',
        );

        self::assertSame(5, XmlLimitValidator::validate($this->file, ['item', 'PositionOpening'])?->facts['line']);
    }

    public function testTagsThatSpanSeveralChunksAreReadWhole(): void
    {
        foreach (range(65520, 65545) as $length) {
            file_put_contents(
                $this->file,
                '<r><item>' . str_repeat(' ', $length - 9) . '<![CDATA[<<]]><!-- < --><a b="x"/></item></r>',
            );
            self::assertNull(XmlLimitValidator::validate($this->file, ['item', 'PositionOpening']));
        }
    }
}
