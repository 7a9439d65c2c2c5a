<?php

declare(strict_types=1);

namespace CourantTests\Unit\Kernel;

use CourantDesk\Kernel\Request;
use PHPUnit\Framework\TestCase;

final class RequestTest extends TestCase
{
    public function testTheBodyPrecedesTheUrl(): void
    {
        $request = new Request(['a' => 'address', 'b' => 'address'], ['a' => 'body']);

        self::assertSame(['body', 'address', ''], [$request->text('a'), $request->text('b'), $request->text('c')]);
        self::assertTrue($request->has('b'));
        self::assertFalse($request->has('c'));
    }

    public function testWrongTypesAreAbsentValues(): void
    {
        $request = new Request(
            ['list' => ['x'], 'deep' => [['y'], 'z', ['k' => ['n']]], 'number' => '12x', 'null' => null]
        );

        self::assertSame('', $request->text('list'));
        self::assertSame(5, $request->int('number', 5));
        self::assertSame(0, $request->int('list'));
        self::assertSame(['z'], $request->list('deep'));
        self::assertSame([], $request->list('absent'));
        self::assertSame([], $request->list('null'));
    }

    public function testParsesWholeNumbersWithinLimits(): void
    {
        $request = new Request(['a' => ' 7 ', 'b' => '-3', 'c' => '99999999999999999999', 'd' => '1.5', 'e' => '']);

        self::assertSame([7, -3, 0, 0, 9], [
            $request->int('a'), $request->int('b'), $request->int('c'), $request->int('d'), $request->int('e', 9),
        ]);
    }

    public function testTextIsOneValidLineOfBoundedLength(): void
    {
        $request = new Request([], ['a' => "  one\r\n two\t\0three\xC3 ", 'long' => str_repeat('é', 50)]);

        self::assertSame('one two three', $request->text('a'));
        self::assertSame(str_repeat('é', 10), $request->text('long', 10));
    }

    public function testLongTextKeepsItsLines(): void
    {
        self::assertSame("one\ntwo\n\nthree", (new Request([], ['a' => "one\r\ntwo\r\rthree\x08"]))->longText('a'));
    }

    public function testMapsHaveListsByName(): void
    {
        $request = new Request([], ['specs' => ['job-type' => '3', 'job-category' => ['4', ['5'], '6']]]);

        self::assertSame(['job-type' => ['3'], 'job-category' => ['4', '6']], $request->map('specs'));
        self::assertSame([], $request->map('absent'));
    }

    public function testListsAreBounded(): void
    {
        self::assertCount(100, (new Request(['a' => range(1, 5000)]))->list('a'));
    }

    public function testNavigationsAreDistinguishedFromScriptRequests(): void
    {
        $is = static fn (array $headers): bool => (new Request([], [], [], $headers))->isNavigation();

        self::assertTrue($is(['HTTP_SEC_FETCH_DEST' => 'document']));
        self::assertFalse($is(['HTTP_SEC_FETCH_DEST' => 'empty', 'HTTP_ACCEPT' => 'text/html']));
        self::assertTrue($is(['HTTP_ACCEPT' => 'text/html,application/xhtml+xml']));
        self::assertFalse($is(['HTTP_ACCEPT' => 'text/html', 'HTTP_X_REQUESTED_WITH' => 'XMLHttpRequest']));
        self::assertFalse($is(['HTTP_ACCEPT' => '*/*']));
    }

    public function testResponsesOfTheServerAreValidated(): void
    {
        $request = new Request([], [], [], [
            'REMOTE_ADDR' => 'evil', 'CONTENT_LENGTH' => '12', 'REQUEST_METHOD' => 'post', 'HTTP_X_THING' => ['a'],
            'REQUEST_URI' => "/a?b\n",
        ]);

        self::assertSame(['', 12, 'POST', '', "/a?b\n"], [
            $request->peerAddress(), $request->contentLength(), $request->method(), $request->header('X-Thing'),
            $request->uri(),
        ]);
        self::assertSame('2001:db8::1', (new Request([], [], [], ['REMOTE_ADDR' => '2001:db8::1']))->peerAddress());
        self::assertSame('GET', (new Request([]))->method());
    }

    public function testFilesOfOneOrSeveralAreOneList(): void
    {
        $file = ['name' => 'cv.pdf', 'tmp_name' => '/tmp/a', 'size' => 10, 'error' => UPLOAD_ERR_OK];
        $several = [
            'name' => ["a\n.pdf", '', 'c.pdf'], 'tmp_name' => ['/tmp/a', '', ''], 'size' => [1, 0, 0],
            'error' => [0, UPLOAD_ERR_NO_FILE, UPLOAD_ERR_INI_SIZE],
        ];
        $request = new Request([], [], [
            'one' => $file,
            'several' => $several,
            'invalid' => 'text',
            'deep' => ['name' => [['x']], 'tmp_name' => [['y']], 'error' => [[0]]],
        ]);

        self::assertSame(['cv.pdf', 10, true], [
            $request->files('one')[0]->name,
            $request->files('one')[0]->bytes,
            $request->files('one')[0]->isUploaded(),
        ]);
        self::assertSame(['a .pdf', 'c.pdf'], array_column($request->files('several'), 'name'));
        self::assertFalse($request->files('several')[1]->isUploaded());
        self::assertSame([], $request->files('invalid'));
        self::assertSame([], $request->files('absent'));
        self::assertSame('', $request->files('deep')[0]->name);
    }
}
