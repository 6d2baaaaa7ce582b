// node_modules/preact/dist/preact.mjs
var n;
var t;
var r;
var u;
var i;
var f;
var o;
var e;
var l;
var c;
var a;
var s;
var h = /* @__PURE__ */ Symbol.for("pv");
var p = {};
var y = [];
var v = /^m(i|n|o|s|text|space)$/;
var w = Array.isArray;
var d = y.slice;
var _ = Object.assign;
function g(n3) {
  n3 && n3.parentNode && n3.remove();
}
function m(r4, u4, i4, f5, o5) {
  var e3 = { type: r4, props: u4, key: i4, ref: f5, __k: null, __: null, __b: 0, __e: null, __c: null, constructor: h, __v: o5 || ++t, __i: -1, __u: 0 };
  return !o5 && n.vnode && n.vnode(e3), e3;
}
function $(n3) {
  return n3.children;
}
function x(n3, t4) {
  this.props = n3, this.context = t4, this.__g = 0;
}
function S(n3, t4) {
  if (null == t4) return n3.__ && S(n3.__, n3.__i + 1);
  for (var r4; t4 < n3.__k.length; t4++) if ((r4 = n3.__k[t4]) && r4.__e) return r4.__e;
  return "function" != typeof n3.type || n3.props.__P ? null : S(n3);
}
function C(t4) {
  var r4, u4 = t4.__v, i4 = u4.__e, f5 = [], o5 = [], e3 = t4.__P;
  e3 && ((r4 = _({ constructor: h }, u4)).__v = u4.__v + 1, n.vnode && n.vnode(r4), z(e3, r4, u4, t4.__n, e3.namespaceURI, 32 & u4.__u ? [i4] : null, f5, i4 || S(u4), 32 & u4.__u, o5), r4.__v = u4.__v, r4.__.__k[r4.__i] = r4, E(f5, r4, o5), u4.__ = u4.__e = null, r4.__e != i4 && j(r4));
}
function j(n3) {
  if ((n3 = n3.__) && n3.__c && !n3.props.__P) return n3.__e = null, n3.__k.some(function(t4) {
    return t4 && (n3.__e = t4.__e);
  }), j(n3);
}
function L(t4) {
  (8 & t4.__g || (t4.__g |= 8, u.push(t4), f++)) && i == n.debounceRendering || ((i = n.debounceRendering) || queueMicrotask)(H);
}
function H() {
  try {
    for (var n3, t4 = 1; u.length; ) u.length > t4 && u.sort(o), n3 = u.shift(), t4 = u.length, 8 & n3.__g && C(n3);
  } finally {
    (f = u.length) && (i || queueMicrotask)(H);
  }
}
function I(n3, t4, r4, u4, i4, f5, o5, e3, l4, c4, a5) {
  var s4, h4, v4, w4, d4, _4, g4 = u4.__k || y, k2 = t4.length;
  for (l4 = q(r4, t4, g4, l4, k2), s4 = 0; s4 < k2; s4++) null != (v4 = r4.__k[s4]) && (h4 = ~v4.__i && g4[v4.__i] || p, v4.__i = s4, _4 = z(n3, v4, h4, i4, f5, o5, e3, l4, c4, a5), w4 = v4.__e, (h4.ref != v4.ref || 8 & h4.__u) && (h4.ref && G(h4.ref, null, v4, h4), v4.ref && a5.push(v4.ref, v4.__c || w4, v4)), d4 = d4 || w4, 4 & v4.__u ? (l4 = A(v4, l4, n3, !h4.__v), h4.__e && (h4.__e = null)) : "function" == typeof v4.type && void 0 !== _4 ? l4 = _4 : w4 && (l4 = w4.nextSibling), v4.__u &= -21);
  return r4.__e = d4, l4;
}
function q(n3, t4, r4, u4, i4) {
  var f5, o5, e3, l4, c4, a5, s4, p4, y4, v4 = r4.length, d4 = v4, _4 = 0, g4 = 0, k2 = n3.__k = Array(i4);
  for (f5 = 0; f5 < i4; f5++) null != (o5 = t4[f5]) && "boolean" != typeof o5 && "function" != typeof o5 ? ("object" != typeof o5 || o5.constructor === String ? o5 = k2[f5] = m(null, o5) : w(o5) ? o5 = k2[f5] = m($, { children: o5 }) : o5.constructor === h && o5.__b ? o5 = k2[f5] = m(o5.type, o5.props, o5.key, o5.ref, o5.__v) : k2[f5] = o5, l4 = f5 + _4, o5.__ = n3, o5.__b = n3.__b + 1, e3 = null, ~(c4 = o5.__i = P(o5, r4, l4, d4)) && (d4--, (e3 = r4[c4]) && (e3.__u |= 2)), e3 && e3.__v ? (o5.__u |= 16, c4 == l4 - 1 ? _4-- : c4 == l4 + 1 ? _4++ : c4 != l4 && (c4 > l4 ? _4-- : _4++, g4 = 1)) : (~c4 || (i4 > v4 ? _4-- : i4 < v4 && _4++), "function" != typeof o5.type && (o5.__u |= 4))) : k2[f5] = null;
  if (g4) {
    for (a5 = [], s4 = [], f5 = 0; f5 < i4; f5++) if ((o5 = k2[f5]) && 16 & o5.__u) {
      for (_4 = 0, p4 = a5.length; _4 < p4; ) a5[y4 = _4 + p4 >> 1] < o5.__i ? _4 = y4 + 1 : p4 = y4;
      a5[_4] = o5.__i, s4[f5] = _4 + 1;
    }
    for (_4 = a5.length; f5--; ) s4[f5] && (s4[f5] == _4 ? _4-- : k2[f5].__u |= 4);
  }
  if (d4) for (f5 = 0; f5 < v4; f5++) !(e3 = r4[f5]) || 2 & e3.__u || (e3.__e == u4 && (u4 = S(e3)), J(e3, e3));
  return u4;
}
function A(n3, t4, r4, u4) {
  var i4, f5, o5, e3;
  if ("function" == typeof n3.type) {
    if (n3.props.__P) return t4;
    if (i4 = n3.__k) for (f5 = 0; f5 < i4.length; f5++) i4[f5] && (i4[f5].__ = n3, t4 = A(i4[f5], t4, r4, false));
    return t4;
  }
  for (t4 && !t4.parentNode && (t4 = S(n3)) && !t4.parentNode && (t4 = null), o5 = n3.__e, e3 = t4; e3 && 8 == e3.nodeType; ) e3 = e3.nextSibling;
  for (o5 != e3 && (!u4 && r4.moveBefore && o5.parentNode ? r4.moveBefore(o5, t4) : r4.insertBefore(o5, t4 || null)), t4 = o5; (t4 = t4 && t4.nextSibling) && 8 == t4.nodeType && !t4.data.startsWith("$s"); ) ;
  return t4;
}
function P(n3, t4, r4, u4) {
  var i4, f5 = n3.key, o5 = n3.type, e3 = t4[r4], l4 = e3 && !(2 & e3.__u);
  if (null === e3 && null == f5 || l4 && f5 == e3.key && o5 == e3.type) return r4;
  if (u4 > (l4 ? 1 : 0)) {
    for (i4 = r4 - 1; i4 >= 0; i4--) if ((e3 = t4[i4]) && !(2 & e3.__u) && f5 == e3.key && o5 == e3.type) return i4;
    for (i4 = r4 + 1; i4 < t4.length; i4++) if ((e3 = t4[i4]) && !(2 & e3.__u) && f5 == e3.key && o5 == e3.type) return i4;
  }
  return -1;
}
function T(n3, t4, r4) {
  null == r4 && (r4 = ""), "-" == t4[0] ? n3.setProperty(t4, r4) : n3[t4] = r4;
}
function N(n3, t4, r4, u4, i4) {
  var f5, o5;
  if ("style" == t4) if ("string" == typeof r4) n3.style.cssText = r4;
  else {
    if ("string" == typeof u4 && (n3.style.cssText = u4 = ""), u4) for (t4 in u4) r4 && t4 in r4 || T(n3.style, t4);
    if (r4) for (t4 in r4) u4 && r4[t4] == u4[t4] || T(n3.style, t4, r4[t4]);
  }
  else if ("o" == t4[0] && "n" == t4[1]) "function" != typeof r4 && (r4 = null), "function" != typeof u4 && (u4 = null), (n3.__e || (n3.__e = {}))[t4] = r4, r4 && u4 || (o5 = a[t4] || (a[t4] = V(t4)), (n3.__a || (n3.__a = {}))[t4] = c, f5 = t4 != (t4 = t4.replace(l, "$1")), (t4 = t4.slice(2))[0] < "a" && (t4 = t4.toLowerCase()), r4 ? n3.addEventListener(t4, o5, f5) : n3.removeEventListener(t4, o5, f5));
  else {
    if ("http://www.w3.org/2000/svg" == i4) t4 = t4.replace(/xlink(H|:h)/, "h").replace(/sName$/, "s");
    else if ("width" != t4 && "height" != t4 && "href" != t4 && "list" != t4 && "form" != t4 && "tabIndex" != t4 && "download" != t4 && "rowSpan" != t4 && "colSpan" != t4 && "role" != t4 && "popover" != t4 && t4 in n3) try {
      return void (n3[t4] = null == r4 ? "" : r4);
    } catch (n4) {
    }
    if ("function" == typeof r4) return;
    null == r4 || false === r4 && "-" != t4[4] ? n3.removeAttribute(t4) : n3.setAttribute(t4, "popover" == t4 && 1 == r4 ? "" : r4);
  }
}
function V(t4) {
  return function(r4) {
    var u4 = this.__e;
    if (u4) {
      if (u4 = u4[t4], null == r4[e]) r4[e] = c++;
      else if (r4[e] < this.__a[t4]) return;
      return u4(n.event ? n.event(r4) : r4);
    }
  };
}
function z(t4, r4, u4, i4, f5, o5, e3, l4, c4, a5) {
  var s4, p4, v4, d4, k2, b2, m4, M2, C4, j3, L3, H3, q2, A4, O, P3, T3, N3, V3 = r4.type;
  if (r4.constructor !== h) return null;
  128 & u4.__u && (c4 = 32 & u4.__u, s4 = u4.__c.__z) && (r4.__u |= c4, p4 = o5 = [], 8 == s4.nodeType ? l4 = B(s4, o5) : o5.push(s4), l4 = o5[0] || l4), (s4 = n.__b) && s4(r4);
  n: if ("function" == typeof V3) {
    v4 = e3.length;
    try {
      if (M2 = r4.props, C4 = (s4 = V3.prototype) && s4.render, j3 = (s4 = V3.contextType) && i4[s4.__c], L3 = s4 ? j3 ? j3.props.value : s4.__ : i4, (d4 = u4.__c) ? (r4.__c = d4, 2 & d4.__g && (d4.__g |= 1)) : (C4 ? r4.__c = d4 = new V3(M2, L3) : (r4.__c = d4 = new x(M2, L3), d4.constructor = V3, d4.render = K), j3 && j3.sub(d4), d4.state || (d4.state = {}), d4.__n = i4, d4.__g |= 8, d4.__h = [], d4.__k = []), C4 && (d4.__s || (d4.__s = d4.state), V3.getDerivedStateFromProps && (d4.__s == d4.state && (d4.__s = _({}, d4.__s)), _(d4.__s, V3.getDerivedStateFromProps(M2, d4.__s)))), k2 = d4.props, b2 = d4.state, d4.__v = r4, u4.__c) {
        if (M2 !== k2 && C4 && !V3.getDerivedStateFromProps && d4.componentWillReceiveProps && d4.componentWillReceiveProps(M2, L3), r4.__v == u4.__v && !(8 & d4.__g) || !(4 & d4.__g) && d4.shouldComponentUpdate && false === d4.shouldComponentUpdate(M2, d4.__s, L3)) {
          r4.__v != u4.__v && (d4.props = M2, d4.state = d4.__s, d4.__g &= -9), r4.__e = u4.__e, r4.__k = u4.__k, r4.__k.some(function(n3) {
            n3 && (n3.__ = r4);
          }), y.push.apply(d4.__h, d4.__k), d4.__k = [], d4.__h.length && e3.push(d4), l4 = S(u4);
          break n;
        }
        d4.componentWillUpdate && d4.componentWillUpdate(M2, d4.__s, L3), C4 && d4.componentDidUpdate && d4.__h.push(function() {
          d4.componentDidUpdate(k2, b2, m4);
        });
      } else C4 && !V3.getDerivedStateFromProps && d4.componentWillMount && d4.componentWillMount(), C4 && d4.componentDidMount && d4.__h.push(d4.componentDidMount);
      d4.context = L3, d4.props = M2, d4.__P = t4, d4.__g &= -5, H3 = n.__r, q2 = C4 ? 25 : 0;
      do {
        d4.__g &= -9, H3 && H3(r4), s4 = d4.render(d4.props, d4.state = d4.__s, d4.context);
      } while (8 & d4.__g && ++q2 < 25);
      C4 && (y.push.apply(d4.__h, d4.__k), d4.__k = []), d4.state = d4.__s, d4.getChildContext && (i4 = _({}, i4, d4.getChildContext())), C4 && u4.__c && d4.getSnapshotBeforeUpdate && (m4 = d4.getSnapshotBeforeUpdate(k2, b2)), A4 = s4 && s4.type === $ && null == s4.key ? s4.props.children : s4, M2.__P && (s4 = l4, f5 = (t4 = M2.__P).namespaceURI, c4 = o5 = null, u4.props && u4.props.__P != t4 && (u4.__k.some(function(n3) {
        n3 && J(n3, n3);
      }), u4.__k = null), l4 = u4.__k ? S(u4, 0) : null), l4 = I(t4, w(A4) ? A4 : [A4], r4, u4, i4, f5, o5, e3, l4, c4, a5), M2.__P && (r4.__e = null, l4 = s4), r4.__u &= -161, p4 && p4.some(g), d4.__h.length && e3.push(d4), 1 & d4.__g && (d4.__g &= -4);
    } catch (t5) {
      if (e3.length = v4, r4.__v = null, c4 || o5) if (t5 && t5.then) {
        if (r4.__u |= 128 | c4, o5) {
          for (~(T3 = o5.indexOf(l4 || void 0)) || (T3 = o5.length); (N3 = o5[T3 - 1]) && 8 == N3.nodeType; ) T3--;
          for (; T3 < o5.length; T3++) if (N3 = o5[T3]) if (o5[T3] = null, O) {
            if (N3 == P3) break;
          } else {
            if (8 != N3.nodeType) break;
            N3.data.startsWith("$s") && (P3 = B(O = N3));
          }
        }
        if (!O) {
          for (; l4 && 8 == l4.nodeType && l4.nextSibling; ) l4 = l4.nextSibling;
          O = l4;
        }
        (s4 = B(O = r4.__c.__z || (r4.__c.__z = O))) ? (r4.__e = O, l4 = s4) : r4.__e = l4, l4 = l4 && l4.nextSibling;
      } else o5 && o5.some(g);
      else r4.__e = u4.__e;
      r4.__k || (r4.__k = u4.__k || []), t5 && t5.then || D(r4), n.__e(t5, r4, u4);
    }
  } else l4 = r4.__e = F(u4.__e, r4, u4, i4, f5, o5, e3, c4, a5, t4);
  return (s4 = n.diffed) && s4(r4), l4;
}
function B(n3, t4) {
  if (n3 && 8 == n3.nodeType && n3.data.startsWith("$s")) for (var r4 = 1; n3 = n3.nextSibling; ) {
    if (8 == n3.nodeType) {
      if (n3.data.startsWith("$s")) r4++;
      else if (n3.data.startsWith("/$s") && !--r4) return n3;
    }
    t4 && t4.push(n3);
  }
}
function D(n3) {
  n3 && (n3.__c && (n3.__c.__g |= 4), n3.__k && n3.__k.some(D));
}
function E(t4, r4, u4) {
  for (var i4 = 0; i4 < u4.length; ) G(u4[i4++], u4[i4++], u4[i4++]);
  n.__c && n.__c(r4, t4), t4.some(function(r5) {
    try {
      t4 = r5.__h, r5.__h = [], t4.some(function(n3) {
        n3.call(r5);
      });
    } catch (t5) {
      n.__e(t5, r5.__v);
    }
  });
}
function F(t4, r4, u4, i4, f5, o5, e3, l4, c4, a5) {
  var s4, h4, y4, _4, k2, b2, m4, M2, $3 = u4.props || p, x3 = r4.props, C4 = r4.type;
  if ("svg" == C4 ? f5 = "http://www.w3.org/2000/svg" : "math" == C4 ? f5 = "http://www.w3.org/1998/Math/MathML" : f5 || (f5 = "http://www.w3.org/1999/xhtml"), o5) {
    for (s4 = 0; s4 < o5.length; s4++) if ((k2 = o5[s4]) && (C4 ? k2.localName == C4 : 3 == k2.nodeType)) {
      t4 = k2, o5[s4] = null;
      break;
    }
  }
  if (!t4) {
    if (M2 = a5.ownerDocument || document, !C4) return M2.createTextNode(x3);
    t4 = M2.createElementNS(f5, C4, x3.is ? x3 : a5), l4 && (n.__m && n.__m(r4, o5), l4 = false), o5 = null;
  }
  if (C4) {
    if (a5 = "template" == C4 && t4.content || t4, o5 = "textarea" == C4 && null != x3.defaultValue ? null : o5 && d.call(a5.childNodes), !l4 && o5) for ($3 = {}, s4 = 0; s4 < t4.attributes.length; s4++) $3[(k2 = t4.attributes[s4]).name] = k2.value;
    for (s4 in $3) k2 = $3[s4], "dangerouslySetInnerHTML" == s4 ? y4 = k2 : "children" == s4 || s4 in x3 || "value" == s4 && "defaultValue" in x3 || "checked" == s4 && "defaultChecked" in x3 || N(t4, s4, null, k2, f5);
    for (s4 in x3) k2 = x3[s4], "children" == s4 ? _4 = k2 : "dangerouslySetInnerHTML" == s4 ? h4 = k2 : "value" == s4 ? b2 = k2 : "checked" == s4 ? m4 = k2 : l4 && "function" != typeof k2 || $3[s4] === k2 || N(t4, s4, k2, $3[s4], f5);
    h4 ? (l4 || y4 && (h4.__html == y4.__html || h4.__html == t4.innerHTML) || (t4.innerHTML = h4.__html), r4.__k = []) : (y4 && (t4.textContent = ""), ("foreignObject" == C4 || "http://www.w3.org/1998/Math/MathML" == f5 && v.test(C4)) && (f5 = "http://www.w3.org/1999/xhtml"), I(a5, w(_4) ? _4 : [_4], r4, u4, i4, f5, o5, e3, o5 ? o5[0] : u4.__k && S(u4, 0), l4, c4), o5 && o5.some(g)), l4 && "textarea" != C4 || (s4 = "value", "progress" == C4 && null == b2 ? t4.removeAttribute(s4) : null == b2 || b2 === t4[s4] && ("progress" != C4 || b2) || N(t4, s4, b2, $3[s4], f5), s4 = "checked", null != m4 && m4 != t4[s4] && N(t4, s4, m4, $3[s4], f5));
  } else $3 === x3 || l4 && t4.data == x3 || (t4.data = x3);
  return t4;
}
function G(t4, r4, u4, i4) {
  try {
    "function" == typeof t4 ? r4 ? r4.__x = t4(r4) || 1 : i4 && (i4 = i4.__c || i4.__e) && (r4 = i4.__x) && (i4.__x = null, "function" == typeof r4 ? r4() : t4(null)) : t4.current = r4;
  } catch (t5) {
    n.__e(t5, u4);
  }
}
function J(t4, r4, u4) {
  var i4, f5, o5, e3;
  if (n.unmount && n.unmount(t4), !(i4 = t4.ref) || i4.current && i4.current != t4.__e || G(i4, null, r4, t4), i4 = t4.__c) {
    if (i4.componentWillUnmount) try {
      i4.componentWillUnmount();
    } catch (t5) {
      n.__e(t5, r4);
    }
    i4.__P = i4.__n = null;
  }
  if (i4 = t4.__k) for (e3 = 0; e3 < i4.length; e3++) i4[e3] && J(i4[e3], r4, "function" != typeof t4.type || u4 && !t4.props.__P);
  !u4 && (i4 = t4.__c) && (i4 = i4.__z) && (f5 = B(i4, o5 = [])) && (i4 == t4.__e && o5.some(g), g(f5), g(i4)), u4 || g(t4.__e), t4.__e = t4.__c = t4.__ = null;
}
function K(n3, t4, r4) {
  return this.constructor(n3, r4);
}
function Q(t4, r4) {
  var u4, i4, f5, o5;
  n.__ && n.__(t4, r4), 9 == r4.nodeType && (r4 = r4.documentElement), i4 = (u4 = t4 && 32 & t4.__u) ? null : r4.__k, r4.__k = m($, { children: [t4] }), f5 = [], o5 = [], z(r4, r4.__k, i4 || p, p, r4.namespaceURI, i4 ? null : r4.firstChild ? d.call(r4.childNodes) : null, f5, i4 ? i4.__e : r4.firstChild, u4, o5), E(f5, r4.__k, o5), r4.__k.props.children = null;
}
function U(n3) {
  function t4(n4) {
    var r4, u4;
    return this.getChildContext || (r4 = /* @__PURE__ */ new Set(), (u4 = {})[t4.__c] = this, this.getChildContext = function() {
      return u4;
    }, this.shouldComponentUpdate = function(n5) {
      this.props.value != n5.value && r4.forEach(function(n6) {
        n6.__g |= 4, L(n6);
      });
    }, this.sub = function(n5) {
      r4.add(n5);
      var t5 = n5.componentWillUnmount;
      n5.componentWillUnmount = function() {
        r4.delete(n5), t5 && t5.call(n5);
      };
    }), n4.children;
  }
  return t4.__c = "__cC" + s++, t4.__ = n3, t4.Provider = (t4.Consumer = function(n4, t5) {
    return n4.children(t5);
  }).contextType = t4, t4;
}
n = { __e: function(n3, t4, r4, u4) {
  for (var i4, o5, e3; t4 = t4.__; ) if ((i4 = t4.__c) && !(1 & i4.__g)) {
    i4.__g |= 4;
    try {
      if ((e3 = (o5 = i4.constructor) && o5.getDerivedStateFromError) && i4.setState(o5.getDerivedStateFromError(n3)), i4.componentDidCatch && (i4.componentDidCatch(n3, u4 || {}), e3 = 1), e3 && 8 & i4.__g) return void (i4.__g |= 2);
    } catch (t5) {
      n3 = t5;
    }
  }
  throw f = 0, n3;
} }, t = 0, r = function(n3) {
  return null != n3 && n3.constructor === h;
}, x.prototype.setState = function(n3, t4) {
  var r4 = this.__s;
  r4 && r4 != this.state || (r4 = this.__s = _({}, this.state)), "function" == typeof n3 && (n3 = n3(_({}, r4), this.props)), n3 && (_(r4, n3), this.__v && (t4 && this.__k.push(t4), L(this)));
}, x.prototype.forceUpdate = function(n3) {
  this.__v && (this.__g |= 4, n3 && this.__h.push(n3), L(this));
}, x.prototype.render = $, u = [], f = 0, o = function(n3, t4) {
  return n3.__v.__b - t4.__v.__b;
}, e = /* @__PURE__ */ Symbol(), l = /(PointerCapture)$|Capture$/i, c = 0, a = {}, s = 0;

// node_modules/preact/hooks/dist/hooks.mjs
var t2;
var r2;
var u2;
var i2;
var o2 = Object.is;
var f2 = 0;
var c2 = [];
var e2 = [];
var a2 = n;
var v2 = a2.__b;
var l2 = a2.__r;
var m2 = a2.diffed;
var h2 = a2.__c;
var s2 = a2.unmount;
var p2 = a2.__;
function y2(n3, t4) {
  a2.__h && a2.__h(r2, n3, f2 || t4), f2 = 0;
  var u4 = r2.__H || (r2.__H = { __: [], __h: [] });
  return n3 >= u4.__.length && u4.__.push({}), u4.__[n3];
}
function d2(n3) {
  return f2 = 1, _2(G2, n3);
}
function _2(n3, u4, i4) {
  var f5 = y2(t2++, 2);
  if (f5.t = n3, !f5.__c && (f5.__ = [i4 ? i4(u4) : G2(void 0, u4), function(n4) {
    var t4 = (f5.__N || f5.__)[0], r4 = f5.t(t4, n4);
    o2(t4, r4) || (f5.__N = [r4, f5.__[1]], f5.__c.setState({}));
  }], f5.__c = r2, !r2.__f)) {
    r2.__f = true;
    var c4 = r2.shouldComponentUpdate;
    r2.shouldComponentUpdate = function(n4, t4, r4) {
      var u5 = this.__H;
      if (!u5) return true;
      var i5 = false, f6 = this.props != n4;
      if (u5.__.some(function(n5) {
        n5.__N && (i5 = true, o2(n5.__[0], n5.__N[0]) || (f6 = true));
      }), c4) {
        var e3 = c4.call(this, n4, t4, r4);
        return i5 ? e3 || f6 : e3;
      }
      return !i5 || f6;
    };
  }
  return f5.__;
}
function A2(n3, u4) {
  var i4 = y2(t2++, 3);
  !a2.__s && E2(i4.__H, u4) && (i4.__P = true, i4.__ = n3, i4.u = u4, r2.__H.__h.push(i4));
}
function F2(n3, u4) {
  var i4 = y2(t2++, 4);
  !a2.__s && E2(i4.__H, u4) && (i4.__P = false, i4.__ = n3, i4.u = u4, r2.__h.push(i4));
}
function T2(n3) {
  return f2 = 5, w2(function() {
    return { current: n3 };
  }, []);
}
function w2(n3, r4) {
  var u4 = y2(t2++, 7);
  return E2(u4.__H, r4) && (u4.__ = n3(), u4.__H = r4), u4.__;
}
function j2(n3) {
  var u4 = r2.context[n3.__c], i4 = y2(t2++, 9);
  return i4.c = n3, u4 ? (null == i4.__ && (i4.__ = true, u4.sub(r2)), u4.props.value) : n3.__;
}
function g2() {
  var n3;
  do {
    for (; n3 = e2.shift(); ) try {
      C2(n3);
    } catch (t5) {
      a2.__e(t5, { __: (n3 = n3.__P) && n3.__v });
    }
    for (; n3 = c2.shift(); ) {
      var t4 = n3.__H;
      if (n3.__P && t4) try {
        t4.__h.some(C2), t4.__h.some(D2), t4.__h = [];
      } catch (r4) {
        t4.__h = [], a2.__e(r4, n3.__v);
      }
    }
  } while (e2.length);
}
a2.__b = function(n3) {
  r2 = null, v2 && v2(n3);
}, a2.__ = function(n3, t4) {
  n3 && t4.__k && t4.__k.__m && (n3.__m = t4.__k.__m), p2 && p2(n3, t4);
}, a2.__r = function(n3) {
  l2 && l2(n3), t2 = 0;
  var i4 = (r2 = n3.__c).__H;
  i4 && (u2 == r2 ? r2.__h = [] : (i4.__h.some(C2), i4.__h.some(D2), t2 = 0), i4.__h = [], i4.__.some(function(n4) {
    n4.__N && (n4.__ = n4.__N), n4.u = n4.__N = void 0;
  })), u2 = r2;
}, a2.diffed = function(n3) {
  m2 && m2(n3);
  var t4 = n3.__c;
  t4 && t4.__H && (t4.__H.__h.length && B2(c2.push(t4)), t4.__H.__.some(function(n4) {
    n4.u && (n4.__H = n4.u);
  })), u2 = r2 = null;
}, a2.__c = function(n3, t4) {
  t4.some(function(n4) {
    try {
      n4.__h.some(C2), n4.__h = n4.__h.filter(function(n5) {
        return !n5.__ || D2(n5);
      });
    } catch (t5) {
      n4.__h = [function() {
        throw t5;
      }];
    }
  }), h2 && h2(n3, t4);
}, a2.unmount = function(n3) {
  s2 && s2(n3);
  var t4, r4, u4 = n3.__c;
  u4 && u4.__H && (u4.__H.__.some(function(u5) {
    try {
      if (u5.__P && u5.__c) {
        if (void 0 === r4) {
          for (r4 = n3.__; r4 && (!r4.__c || !r4.__c.__P); ) r4 = r4.__;
          r4 = r4 && r4.__c;
        }
        u5.__P = r4, B2(e2.push(u5));
      } else C2(u5);
    } catch (n4) {
      t4 = n4;
    }
  }), u4.__H = void 0, t4 && a2.__e(t4, u4.__v));
};
var k = "function" == typeof requestAnimationFrame;
function z2(n3) {
  var t4, r4 = function() {
    clearTimeout(u4), k && cancelAnimationFrame(t4), setTimeout(n3);
  }, u4 = setTimeout(r4, 35);
  k && (t4 = requestAnimationFrame(r4));
}
function B2(n3) {
  1 != n3 && i2 == a2.requestAnimationFrame || ((i2 = a2.requestAnimationFrame) || z2)(g2);
}
function C2(n3) {
  var t4 = r2, u4 = n3.__c;
  "function" == typeof u4 && (n3.__c = void 0, u4()), r2 = t4;
}
function D2(n3) {
  var t4 = r2;
  n3.__c = n3.__(), r2 = t4;
}
function E2(n3, t4) {
  return !n3 || n3.length != t4.length || t4.some(function(t5, r4) {
    return !o2(t5, n3[r4]);
  });
}
function G2(n3, t4) {
  return "function" == typeof t4 ? t4(n3) : t4;
}

// src/api.ts
var RequestError = class extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
  status;
};
var PATIENCE_MS = 15e3;
async function request(path, init = {}) {
  let response;
  try {
    response = await fetch(path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch {
    throw new RequestError(0, "");
  }
  if (!response.ok) {
    const reply = await response.json().catch(() => ({}));
    throw new RequestError(response.status, reply.error ?? response.statusText);
  }
  return response;
}
async function json(path, init) {
  return await (await request(path, init)).json();
}
var lobby = (language) => json(`api/lobby?language=${language}`);
var create = (table2, language) => json(`api/tables?language=${language}`, {
  method: "POST",
  body: JSON.stringify(table2)
});
var summary = (table2, language) => json(`api/tables/${table2}?language=${language}`);
var step = (table2, number, seat, language) => json(
  `api/tables/${table2}/steps/${number}?language=${language}${seat ? `&seat=${seat}` : ""}`
);
var rules = async (game, language) => (await request(`api/rules/${encodeURIComponent(game)}?language=${language}`)).text();
var recordAddress = (table2) => `api/tables/${table2}/record`;
var socketAddress = (table2) => {
  const address = new URL(`api/tables/${table2}/socket`, document.baseURI);
  address.protocol = address.protocol.replace("http", "ws");
  address.hash = "";
  return address.href;
};
async function isReachable() {
  try {
    const answer = await fetch("health", { signal: AbortSignal.timeout(4e3), cache: "no-store" });
    return answer.ok;
  } catch {
    return false;
  }
}

// src/keep.ts
var TABLES_MAX = 60;
var PREFIX = `rnw${location.pathname.replace(/[^/]*$/, "")}`;
var memory = /* @__PURE__ */ new Map();
function read(name) {
  try {
    return localStorage.getItem(PREFIX + name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}
function write(name, value) {
  memory.set(name, value);
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
  }
}
function parsed(text, otherwise) {
  try {
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    return otherwise;
  }
}
var get = (name, otherwise) => parsed(read(name), otherwise);
var set = (name, value) => write(name, JSON.stringify(value));
function tables() {
  const all = Object.entries(get("tables", {}));
  return all.sort((one, other) => other[1].seen - one[1].seen);
}
var table = (name) => get("tables", {})[name];
function keepTable(name, change) {
  const kept = { ...table(name), seen: Date.now(), ...change };
  const others = tables().filter(([other]) => other !== name);
  set("tables", Object.fromEntries([[name, kept], ...others.slice(0, TABLES_MAX - 1)]));
}
function forgetTable(name) {
  set("tables", Object.fromEntries(tables().filter(([other]) => other !== name)));
}

// src/route.ts
var TABLE = /^([a-z0-9]{16})(?:\.([0-9a-f]{32}))?$/;
var REPLAY = /^([a-z0-9]{16})\/(\d{1,6})(?:\/(\d))?$/;
var RULES = /^rules\/([a-z0-9-]+)$/;
function parseRoute(hash) {
  const text = hash.replace(/^#/, "");
  const table2 = TABLE.exec(text);
  if (table2?.[1]) {
    return { page: "table", table: table2[1], ...table2[2] ? { host: table2[2] } : {} };
  }
  const replay = REPLAY.exec(text);
  if (replay?.[1]) {
    const seat = replay[3] ? { seat: Number(replay[3]) } : {};
    return { page: "replay", table: replay[1], step: Number(replay[2]), ...seat };
  }
  const rules2 = RULES.exec(text);
  return rules2?.[1] ? { page: "rules", game: rules2[1] } : { page: "start" };
}
var START_LINK = "#";
var tableLink = (table2) => `#${table2}`;
var rulesLink = (game) => `#rules/${game}`;
var replayLink = (table2, step2, seat) => `#${table2}/${step2}${seat ? `/${seat}` : ""}`;
function wholeAddress(hash) {
  const address = new URL(location.href);
  address.hash = hash;
  return address.href;
}
function tableIn(text) {
  const found = /(?:^|#)([a-z0-9]{16}(?:\.[0-9a-f]{32})?)$/.exec(text.trim());
  return found?.[1];
}

// node_modules/lean-qr/index.mjs
var t3 = [0.2, 3 / 8, 5 / 9, 2 / 3];
var o3 = (o5, e3) => (r4) => {
  const n3 = 4 * o5 + r4 - 4, s4 = "*-04-39?2$%%$%%'$%''%'''%')(%'))%(++'(++'(+.'+-.',/3',33)-/5)-43).36)058*18<+37<+4:<,4:E,5<A-7>C/8@F/:EH/<EK0=FM1?IP2@KS3BNV4DPY5FS\\6HV_6IXb7K[e8N^i9Pam;Rdp<Tgt".charCodeAt(n3) - 35, f5 = n3 > 8 ? s4 : 1, c4 = e3 / f5 | 0, i4 = e3 % f5, l4 = f5 - i4, a5 = n3 > 8 ? c4 * t3[r4] + (o5 > 5) & -2 : s4, _4 = c4 - a5;
  return { t: l4 * _4 + i4 * _4 + i4, o: [[l4, _4], [i4, _4 + 1]], i: a5 };
};
var r3 = (t4) => new Uint8Array(t4);
var n2 = (t4) => {
  const o5 = new Error(`lean-qr error ${t4}`);
  throw o5.code = t4, o5;
};
var s3 = (t4) => "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".indexOf(t4);
var f3 = (t4) => t4.charCodeAt(0);
var c3 = (...t4) => (o5, e3) => t4.forEach((t5) => t5(o5, e3));
var i3 = (t4) => (o5) => {
  o5.eci !== t4 && (o5.push(7, 4), t4 < 128 ? o5.push(t4, 8) : t4 < 16384 ? o5.push(32768 | t4, 16) : o5.push(12582912 | t4, 24), o5.eci = t4);
};
var l3 = (t4) => (o5, e3) => {
  o5.push(4, 4), o5.push(t4.length, 8 + 8 * (e3 > 9)), t4.forEach((t5) => o5.push(t5, 8));
};
var a3 = (t4, o5, e3, r4, n3 = (t5, o6) => e3(t5.length, o6), s4 = r4 ? (o6) => c3(i3(r4), t4(o6)) : t4) => (s4.test = o5, s4.l = e3, s4.est = n3, s4.eci = r4 && [r4], s4);
var _3 = a3((t4) => (o5, e3) => {
  o5.push(1, 4), o5.push(t4.length, 10 + 2 * (e3 > 26) + 2 * (e3 > 9));
  let r4 = 0;
  for (; r4 < t4.length - 2; r4 += 3) o5.push(+t4.slice(r4, r4 + 3), 10);
  r4 < t4.length - 1 ? o5.push(+t4.slice(r4), 7) : r4 < t4.length && o5.push(+t4[r4], 4);
}, (t4) => /[0-9]/.test(t4), (t4, o5) => 14 + 2 * (o5 > 26) + 2 * (o5 > 9) + 10 * t4 / 3);
var u3 = a3((t4) => (o5, e3) => {
  o5.push(2, 4), o5.push(t4.length, 9 + 2 * (e3 > 26) + 2 * (e3 > 9));
  let r4 = 0;
  for (; r4 < t4.length - 1; r4 += 2) o5.push(45 * s3(t4[r4]) + s3(t4[r4 + 1]), 11);
  r4 < t4.length && o5.push(s3(t4[r4]), 6);
}, (t4) => s3(t4) >= 0, (t4, o5) => 13 + 2 * (o5 > 26) + 2 * (o5 > 9) + 5.5 * t4);
var d3 = a3((t4) => l3([...t4].map(f3)), (t4) => f3(t4) < 128, (t4, o5) => 12 + 8 * (o5 > 9) + 8 * t4);
d3._ = true, d3.u = true;
var p3 = a3(d3, (t4) => f3(t4) < 256, d3.l, 3);
p3._ = true;
var m3 = new TextEncoder();
var h3 = a3((t4) => l3(m3.encode(t4)), () => 1, 0, 26, (t4, o5) => 12 + 8 * (o5 > 9) + 8 * m3.encode(t4).length);
h3._ = true;
var w3 = () => {
  const t4 = /* @__PURE__ */ new Map(), o5 = new TextDecoder("sjis"), e3 = r3(2);
  for (let r4 = 0; r4 < 7973; ++r4) e3[0] = r4 / 192 + 129 + 64 * (r4 > 5951), e3[1] = r4 % 192 + 64, t4.set(o5.decode(e3), r4);
  return t4.delete("�"), w3 = () => t4, t4;
};
var y3 = a3((t4) => (o5, e3) => {
  o5.push(8, 4), o5.push(t4.length, 8 + 2 * (e3 > 26) + 2 * (e3 > 9));
  for (const e4 of t4) o5.push(w3().get(e4), 13);
}, (t4) => w3().has(t4), (t4, o5) => 12 + 2 * (o5 > 26) + 2 * (o5 > 9) + 13 * t4);
y3._ = true;
var g3 = [_3, u3, d3, p3, y3, h3];
var b = { auto: (t4, { modes: o5 = g3 } = {}) => (e3, r4) => {
  const s4 = o5.map((o6, e4) => {
    const n3 = /* @__PURE__ */ new Map(), s5 = (t5, o7) => (n3.has(t5) || n3.set(t5, o7(t5, r4)), n3.get(t5));
    return { m: o6, h: 1 << e4, C: o6.est("", r4), S: o6.l ? (t5, e5) => s5(e5 - t5, o6.l) : (e5, r5) => s5(t4.slice(e5, r5), o6.est) };
  });
  let f5 = [{ v: 0 }], c4 = 0, i4 = 0, l4 = -1;
  for (const o6 of [...t4, ""]) {
    let t5 = 0;
    if (o6) for (const e4 of s4) e4.m.test(o6) && (t5 |= e4.h);
    if (!o6 || t5 !== l4) {
      if (-1 !== l4) {
        const t6 = new Set(f5.map((t7) => t7.D)), o7 = [];
        for (const { m: e4, C: r5, S: n3, h: a6 } of s4) if (l4 & a6) {
          const s5 = n3(c4, i4);
          for (const l5 of e4.eci ?? t6) if (!e4.u || !l5) {
            let t7;
            for (const o8 of f5) if (o8.D === l5 || e4.eci) {
              const f6 = o8.m === e4 && o8.D === l5, a7 = f6 ? o8.V : o8, _4 = e4._ && f6 ? o8.v + s5 - r5 : a7.v + 12 * (a7.D !== l5) + (f6 ? n3(f6 ? o8.$ : c4, i4) : s5);
              (!t7 || _4 < t7.v) && (t7 = { $: f6 ? o8.$ : c4, V: a7, m: e4, D: l5, A: i4, v: _4 });
            }
            t7 && o7.push(t7);
          }
        }
        f5 = o7;
      }
      l4 = t5, c4 = i4;
    }
    i4 += o6.length;
  }
  f5.length || n2(5);
  const a5 = [];
  for (let o6 = f5.reduce((t5, o7) => o7.v < t5.v ? o7 : t5); o6.m; o6 = o6.V) a5.push(o6.m(t4.slice(o6.$, o6.A)));
  a5.reverse().forEach((t5) => t5(e3, r4));
}, multi: c3, eci: i3, bytes: l3, numeric: _3, alphaNumeric: u3, ascii: d3, iso8859_1: p3, shift_jis: y3, utf8: h3 };
var C3 = () => ({ F: r3(2956), I: 0, push(t4, o5) {
  for (let e3 = o5, r4 = 8 - (7 & this.I); e3 > 0; e3 -= r4, r4 = 8) this.F[this.I >> 3] |= t4 << r4 >> e3, this.I += e3 < r4 ? e3 : r4;
} });
var x2 = (t4, o5 = t4 * t4, e3 = r3(o5)) => ({ size: t4, K: e3, get: (o6, r4) => o6 >= 0 && o6 < t4 && !!(1 & e3[r4 * t4 + o6]), toString({ on: o6 = "##", off: e4 = "  ", lf: r4 = "\n", pad: n3 = 4, padX: s4 = n3, padY: f5 = n3 } = {}) {
  let c4 = "";
  for (let n4 = -f5; n4 < t4 + f5; ++n4) {
    for (let r5 = -s4; r5 < t4 + s4; ++r5) c4 += this.get(r5, n4) ? o6 : e4;
    c4 += r4;
  }
  return c4;
}, toImageData(o6, { on: e4 = [0, 0, 0], off: r4 = [0, 0, 0, 0], pad: n3 = 4, padX: s4 = n3, padY: f5 = n3 } = {}) {
  const c4 = t4 + 2 * s4, i4 = t4 + 2 * f5, l4 = o6.createImageData(c4, i4), a5 = new Uint32Array(l4.data.buffer);
  l4.data.set([...e4, 255]);
  const _4 = a5[0];
  l4.data.set([...r4, 255]);
  const u4 = a5[0];
  for (let t5 = 0; t5 < i4; ++t5) for (let o7 = 0; o7 < c4; ++o7) a5[t5 * c4 + o7] = this.get(o7 - s4, t5 - f5) ? _4 : u4;
  return l4;
}, toCanvas(t5, o6) {
  const e4 = t5.getContext("2d"), r4 = this.toImageData(e4, o6);
  t5.width = r4.width, t5.height = r4.height, e4.putImageData(r4, 0, 0);
}, toDataURL({ type: t5 = "image/png", scale: o6 = 1, ...e4 } = {}) {
  const r4 = document.createElement("canvas"), n3 = r4.getContext("2d"), s4 = this.toImageData(n3, e4);
  return r4.width = s4.width * o6, r4.height = s4.height * o6, n3.putImageData(s4, 0, 0), n3.imageSmoothingEnabled = false, n3.globalCompositeOperation = "copy", n3.drawImage(r4, 0, 0, s4.width, s4.height, 0, 0, r4.width, r4.height), r4.toDataURL(t5, 1);
} });
var z3 = [(t4, o5) => 1 & (t4 ^ o5), (t4, o5) => 1 & o5, (t4) => t4 % 3, (t4, o5) => (t4 + o5) % 3, (t4, o5) => 1 & (t4 / 3 ^ o5 >> 1), (t4, o5) => (t4 & o5 & 1) + t4 * o5 % 3, (t4, o5) => (t4 & o5) + t4 * o5 % 3 & 1, (t4, o5) => (t4 ^ o5) + t4 * o5 % 3 & 1];
var E3 = r3(511);
for (let t4 = 0, o5 = 1; t4 < 255; o5 = 2 * o5 ^ 285 * (o5 > 127)) E3[E3[o5 + 255] = t4++] = o5;
var M = (t4) => E3[t4 % 255];
var S2 = (t4) => E3[t4 + 255];
var v3 = (t4, o5) => {
  const e3 = r3(t4.length + o5.length - 1);
  for (let r4 = 0; r4 < t4.length; ++r4) for (let n3 = 0; n3 < o5.length; ++n3) e3[r4 + n3] ^= M(t4[r4] + o5[n3]);
  return e3.map(S2);
};
var D3 = (t4, o5) => {
  const e3 = r3(t4.length + o5.length - 1);
  e3.set(t4, 0);
  for (let r4 = 0; r4 < t4.length; ++r4) if (e3[r4]) {
    const t5 = S2(e3[r4]);
    for (let n3 = 0; n3 < o5.length; ++n3) e3[r4 + n3] ^= M(o5[n3] + t5);
  }
  return e3.slice(t4.length);
};
var L2 = [[0], [0, 0]];
for (let t4 = 1; t4 < 30; ++t4) L2.push(v3(L2[t4], [0, t4]));
var V2 = (t4, o5) => {
  const e3 = [[], []];
  let n3 = 0, s4 = 0;
  for (const [r4, f6] of o5.o) for (let c4 = 0; c4 < r4; ++c4, n3 += f6) {
    const r5 = t4.slice(n3, n3 + f6);
    e3[0].push(r5), e3[1].push(D3(r5, L2[o5.i])), s4 += f6 + o5.i;
  }
  const f5 = r3(s4);
  s4 = 0;
  for (const t5 of e3) for (let o6 = 0, e4 = -1; e4 < s4; ++o6) {
    e4 = s4;
    for (const e5 of t5) o6 < e5.length && (f5[s4++] = e5[o6]);
  }
  return f5;
};
var $2 = (t4, o5, e3) => {
  let r4 = t4 <<= e3;
  for (let t5 = 134217728; t5 >>= 1; ) r4 & t5 && (r4 ^= o5 * (t5 >> e3));
  return r4 | t4;
};
var A3 = ({ size: t4, K: o5 }, e3) => {
  const r4 = (e4, r5, n4, s5) => {
    for (; n4-- > 0; e4 += t4) o5.fill(s5, e4, e4 + r5);
  }, n3 = (o6, e4, n4) => {
    for (let s5 = 0; s5++ < 3; n4 -= 2) r4(e4 * t4 + o6 - (n4 >> 1) * (t4 + 1), n4, n4, 2 | s5);
  }, s4 = 2 * ((t4 - 13) / (1 + (e3 / 7 | 0)) / 2 + 0.75 | 0);
  if (e3 > 1) for (let o6 = t4 - 7; o6 > 8; o6 -= s4) {
    for (let t5 = o6; t5 > 8; t5 -= s4) n3(o6, t5, 5);
    o6 < t4 - 7 && n3(o6, 6, 5);
  }
  if (e3 > 6) for (let r5 = $2(e3, 7973, 12), n4 = 1; n4 < 7; ++n4) for (let e4 = 12; e4-- > 9; r5 >>= 1) o5[n4 * t4 - e4] = 2 | 1 & r5;
  r4(7, 2, 9, 2), r4(t4 - 8, 8, 9, 2);
  for (let e4 = 0; e4 < t4; ++e4) o5[6 * t4 + e4] = 3 ^ 1 & e4;
  n3(3, 3, 7), n3(t4 - 4, 3, 7);
  for (let e4 = 0; e4 < t4; ++e4) for (let r5 = e4; r5 < t4; ++r5) o5[r5 * t4 + e4] = o5[e4 * t4 + r5];
  o5[(t4 - 8) * t4 + 8] = 3;
};
var F3 = ({ size: t4, K: o5 }) => {
  const e3 = [];
  for (let r4 = t4 - 2, n3 = t4, s4 = -1; r4 >= 0; r4 -= 2) {
    for (5 === r4 && (r4 = 4); n3 += s4, -1 !== n3 && n3 !== t4; ) {
      const s5 = n3 * t4 + r4;
      o5[s5 + 1] || e3.push(s5 + 1), o5[s5] || e3.push(s5);
    }
    s4 *= -1;
  }
  return e3;
};
var H2 = ({ K: t4 }, o5, e3) => o5.forEach((o6, r4) => t4[o6] = e3[r4 >> 3] >> (7 & ~r4) & 1);
var I2 = ({ size: t4, K: o5 }, e3, r4, n3) => {
  for (let r5 = 0; r5 < t4; ++r5) for (let n4 = 0; n4 < t4; ++n4) {
    const s5 = r5 * t4 + n4;
    o5[s5] ^= !(e3(n4, r5) || 2 & o5[s5]);
  }
  let s4 = 21522 ^ $2((1 ^ n3) << 3 | r4, 1335, 10);
  for (let e4 = 0; e4++ < 8; s4 >>= 1) o5[(e4 - (e4 < 7)) * t4 + 8] = 1 & s4, o5[9 * t4 - e4] = 1 & s4;
  for (let e4 = 8; --e4, s4; s4 >>= 1) o5[8 * t4 + e4 - (e4 < 7)] = 1 & s4, o5[(t4 - e4) * t4 + 8] = 1 & s4;
};
var K2 = ({ size: t4, K: o5 }, e3 = 0, r4 = 0) => {
  for (let n3 = 0; n3 < t4; ++n3) {
    for (let s4 = 0; s4 < 2; ++s4) for (let f5, c4 = 0, i4 = 0, l4 = 2; c4 < t4; ++c4) {
      const a5 = 1 & o5[s4 ? n3 * t4 + c4 : c4 * t4 + n3];
      r4 += a5, i4 = (i4 >> 1 | 2098176) & (3047517 ^ a5 - 1), 2049 & i4 && (e3 += 40), a5 ^ l4 && (f5 = 0), l4 = a5, e3 += 5 === ++f5 ? 3 : f5 > 5;
    }
    if (n3) for (let r5 = t4 + n3, s4 = 5 * o5[n3 - 1] ^ o5[n3]; r5 < t4 * t4; r5 += t4) {
      const t5 = 5 * o5[r5 - 1] ^ o5[r5];
      e3 += 3 * !(1 & (s4 | t5) | 4 & (s4 ^ t5)), s4 = t5;
    }
  }
  return e3 + 10 * (10 * Math.abs(r4 / (t4 * t4) - 1) | 0);
};
var N2 = [];
var P2 = (t4 = n2(1), { minCorrectionLevel: e3 = 0, maxCorrectionLevel: r4 = 3, minVersion: s4 = 1, maxVersion: f5 = 40, mask: c4, trailer: i4 = 60433, ...l4 } = {}) => {
  r4 < e3 && n2(3), f5 < s4 && n2(2), "string" == typeof t4 && (t4 = b.auto(t4, l4));
  for (let n3 = s4, l5 = 0; n3 <= f5; ++n3) {
    let s5 = N2[n3];
    s5 || (N2[n3] = s5 = x2(4 * n3 + 17), A3(s5, n3), s5.p = F3(s5));
    const f6 = o3(n3, s5.p.length >> 3);
    if (8 * f6(e3).t < l5) continue;
    const a5 = C3();
    t4(a5, n3), l5 = a5.I;
    for (let t5 = r4; t5 >= e3; --t5) {
      const o5 = f6(t5);
      if (8 * o5.t < l5) continue;
      for (a5.I = l5 + 11 & -8; a5.I < 8 * o5.t; ) a5.push(i4, 16);
      const e4 = x2(s5.size, s5.K);
      return H2(e4, s5.p, V2(a5.F, o5)), (z3[c4] ? [z3[c4]] : z3).map((o6, r5) => {
        const n4 = x2(e4.size, e4.K);
        return I2(n4, o6, c4 ?? r5, t5), n4.s = z3[c4] ? 0 : K2(n4), n4;
      }).reduce((t6, o6) => o6.s < t6.s ? o6 : t6);
    }
  }
  n2(4);
};
P2.with = (...t4) => (o5, e3) => P2(o5, { modes: [...g3, ...t4], ...e3 });

// src/words.ts
var SharedContext = U(null);
function useShared() {
  const shared = j2(SharedContext);
  if (shared === null) {
    throw new Error("rendered outside of the page");
  }
  return shared;
}
function useWords() {
  const { lobby: lobby2 } = useShared();
  return (key) => lobby2.words[key] ?? key;
}

// node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs
var f4 = /* @__PURE__ */ Symbol.for("pv");
var o4 = 0;
function a4(t4, e3, n3, u4, a5, i4) {
  e3 || (e3 = {});
  var c4, l4, p4 = e3;
  if ("ref" in p4 && "function" != typeof t4) for (l4 in p4 = {}, e3) "ref" == l4 ? c4 = e3[l4] : p4[l4] = e3[l4];
  var s4 = { type: t4, props: p4, key: n3, ref: c4, __k: null, __: null, __b: 0, __e: null, __c: null, constructor: f4, __v: --o4, __i: -1, __u: 0 };
  return (a5 || i4) && (s4.__source = a5, s4.__self = i4), n.vnode && n.vnode(s4), s4;
}

// src/ui.tsx
function Dialog({
  title,
  onClose,
  children
}) {
  const words = useWords();
  const dialog = T2(null);
  A2(() => {
    dialog.current?.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog anyway.
    /* @__PURE__ */ a4(
      "dialog",
      {
        ref: dialog,
        "aria-label": title,
        onClose,
        onClick: (event) => event.target === dialog.current && dialog.current?.close(),
        children: /* @__PURE__ */ a4("div", { class: "dialog-content", children: [
          /* @__PURE__ */ a4("header", { children: [
            /* @__PURE__ */ a4("h2", { children: title }),
            /* @__PURE__ */ a4("button", { type: "button", class: "quiet", onClick: () => dialog.current?.close(), children: /* @__PURE__ */ a4(Icon, { name: "close", label: words("page-close") }) })
          ] }),
          children
        ] })
      }
    )
  );
}
var PATHS = {
  close: "M5 5l14 14M19 5L5 19",
  turn: "M19 8a8 8 0 1 0 1 6M20 3v6h-6",
  flip: "M12 3v18M8 7L3 17h5zM16 7l5 10h-5z",
  undo: "M8 5L3 10l5 5M3 10h11a6 6 0 0 1 0 12h-3",
  redo: "M16 5l5 5-5 5M21 10H10a6 6 0 0 0 0 12h3",
  play: "M4 12l6 6L20 6",
  menu: "M4 6h16M4 12h16M4 18h16",
  share: "M12 15V3M7 8l5-5 5 5M5 13v7h14v-7",
  smile: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M8.5 14a4 4 0 0 0 7 0M9 9v.5M15 9v.5",
  home: "M3 11l9-8 9 8M6 9v11h12V9",
  back: "M15 5l-7 7 7 7",
  forward: "M9 5l7 7-7 7",
  first: "M18 5l-7 7 7 7M6 5v14",
  last: "M6 5l7 7-7 7M18 5v14",
  run: "M7 4l12 8-12 8z",
  pause: "M8 5v14M16 5v14",
  pattern: "M4 4h7v7H4zM4 11h7v8H4zM11 11h8v8h-8z",
  single: "M7 7h10v10H7z"
};
function Icon({ name, label }) {
  return /* @__PURE__ */ a4($, { children: [
    /* @__PURE__ */ a4("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true", children: /* @__PURE__ */ a4("path", { d: PATHS[name] }) }),
    label && /* @__PURE__ */ a4("span", { class: "hidden", children: label })
  ] });
}
function IconButton({
  name,
  label,
  onClick,
  pressed
}) {
  return /* @__PURE__ */ a4("button", { type: "button", class: "icon-only", title: label, "aria-pressed": pressed, onClick, children: /* @__PURE__ */ a4(Icon, { name, label }) });
}
function LanguageChoice() {
  const words = useWords();
  const { lobby: lobby2, language, setLanguage } = useShared();
  return /* @__PURE__ */ a4("fieldset", { class: "languages", "aria-label": words("page-language"), children: lobby2.languages.map((one) => /* @__PURE__ */ a4(
    "button",
    {
      type: "button",
      lang: one,
      class: "quiet",
      "aria-pressed": one === language,
      "aria-label": OWN_NAMES[one] ?? one,
      onClick: () => setLanguage(one),
      children: one.toUpperCase()
    },
    one
  )) });
}
var OWN_NAMES = { en: "English", cs: "Čeština", pl: "Polski" };
function Brand() {
  return /* @__PURE__ */ a4("a", { class: "brand", href: START_LINK, children: [
    /* @__PURE__ */ a4("img", { src: "icon.svg", alt: "", width: "28", height: "28" }),
    /* @__PURE__ */ a4("span", { children: "roll-and-write" })
  ] });
}
function Notice({ children }) {
  return /* @__PURE__ */ a4("p", { class: "notice", role: "alert", children });
}

// src/table/share.tsx
function Share({ address, title }) {
  const words = useWords();
  const field = T2(null);
  const [isCopied, setCopied] = d2(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      field.current?.select();
      document.execCommand("copy");
    }
    setCopied(true);
  };
  const isOwnMachine = /^(localhost|127\.|\[::1\])/.test(new URL(address).hostname);
  return /* @__PURE__ */ a4("div", { class: "share", children: [
    /* @__PURE__ */ a4(QrCode, { text: address, label: words("page-qr") }),
    /* @__PURE__ */ a4("div", { children: [
      /* @__PURE__ */ a4("label", { for: "link", children: words("page-link") }),
      /* @__PURE__ */ a4("div", { class: "together", children: [
        /* @__PURE__ */ a4(
          "input",
          {
            id: "link",
            ref: field,
            readOnly: true,
            value: address,
            onFocus: (event) => event.currentTarget.select()
          }
        ),
        /* @__PURE__ */ a4("button", { type: "button", onClick: copy, children: words("page-copy") }),
        "share" in navigator && /* @__PURE__ */ a4(
          "button",
          {
            type: "button",
            onClick: () => navigator.share({ title, url: address }).catch(() => void 0),
            children: /* @__PURE__ */ a4(Icon, { name: "share", label: words("page-share") })
          }
        )
      ] }),
      /* @__PURE__ */ a4("p", { class: "hint", role: "status", children: isCopied ? words("page-copied") : "" }),
      isOwnMachine && /* @__PURE__ */ a4("p", { class: "hint", children: words("page-own-machine") })
    ] })
  ] });
}
function QrCode({ text, label }) {
  const { path, size } = w2(() => {
    const code = P2(text);
    let path2 = "";
    for (let y4 = 0; y4 < code.size; y4++) {
      for (let x3 = 0; x3 < code.size; x3++) {
        path2 += code.get(x3, y4) ? `M${x3} ${y4}h1v1h-1z` : "";
      }
    }
    return { path: path2, size: code.size };
  }, [text]);
  return /* @__PURE__ */ a4(
    "svg",
    {
      class: "qr paper",
      viewBox: `-3 -3 ${size + 6} ${size + 6}`,
      role: "img",
      "aria-label": label,
      "shape-rendering": "crispEdges",
      children: /* @__PURE__ */ a4("path", { d: path })
    }
  );
}

// src/table/drawing.tsx
var NONE = /* @__PURE__ */ new Map();
var CELL_MM = 9;
function Drawing({ svg, label, looks, focus, class: className = "" }) {
  const place = T2(null);
  F2(() => {
    const parent = place.current;
    if (!parent) {
      return;
    }
    const had = parent.contains(document.activeElement);
    const drawn = parsed2(svg);
    parent.replaceChildren(...drawn ? [drawn] : []);
    if (drawn) {
      parent.style.setProperty("--wide", String(drawn.viewBox.baseVal.width / CELL_MM));
    }
    if (had) {
      parent.dataset.had = "";
    }
  }, [svg]);
  F2(() => {
    const drawn = place.current?.querySelector("svg");
    if (drawn) {
      look(drawn, label, looks ?? NONE, looks !== void 0, focus);
    }
    if (place.current && "had" in place.current.dataset) {
      delete place.current.dataset.had;
      place.current.querySelector("[tabindex='0']")?.focus({ preventScroll: true });
    }
  }, [svg, label, looks, focus]);
  return /* @__PURE__ */ a4("div", { class: `drawing ${className}`, ref: place });
}
function parsed2(svg) {
  if (!svg) {
    return void 0;
  }
  const root2 = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  if (root2.localName !== "svg") {
    return void 0;
  }
  root2.removeAttribute("width");
  root2.removeAttribute("height");
  return document.importNode(root2, true);
}
function look(drawn, label, looks, active, focus) {
  drawn.setAttribute("role", active ? "group" : "img");
  drawn.setAttribute("aria-label", label);
  for (const shape of drawn.querySelectorAll("[data-target]")) {
    const target = shape.dataset.target ?? "";
    const found = looks.get(target);
    if (found) {
      shape.setAttribute("data-look", found);
    } else {
      shape.removeAttribute("data-look");
    }
    if (active) {
      const isChosen = found === "chosen" || found === "laid" || found === "refused";
      shape.setAttribute("role", "button");
      shape.setAttribute("aria-pressed", String(isChosen));
      shape.setAttribute("tabindex", target === focus ? "0" : "-1");
    } else {
      shape.removeAttribute("role");
      shape.removeAttribute("aria-pressed");
      shape.removeAttribute("tabindex");
    }
  }
}

// src/table/cards.tsx
function Board({
  card,
  drawings,
  selection
}) {
  return /* @__PURE__ */ a4("figure", { class: "board", children: [
    /* @__PURE__ */ a4("figcaption", { class: "caption", children: [
      /* @__PURE__ */ a4("b", { children: card.title }),
      " ",
      card.facts?.join(", ")
    ] }),
    /* @__PURE__ */ a4("div", { class: "paper board-paper", "data-board": card.target ?? "", children: /* @__PURE__ */ a4(
      Drawing,
      {
        svg: drawings[card.drawing],
        label: card.title,
        looks: selection?.looks,
        focus: selection?.focus
      }
    ) })
  ] });
}
function PointedPaper({
  svg,
  label,
  selection,
  class: className = ""
}) {
  return /* @__PURE__ */ a4("div", { class: `paper ${className}`, "data-board": "", children: /* @__PURE__ */ a4(Drawing, { svg, label, looks: selection?.looks, focus: selection?.focus }) });
}
function CardRow({
  title,
  cards,
  drawings,
  selection
}) {
  const looks = selection?.looks ?? /* @__PURE__ */ new Map();
  return /* @__PURE__ */ a4("section", { class: "row-of-cards", "aria-label": title, children: [
    /* @__PURE__ */ a4("h2", { children: title }),
    /* @__PURE__ */ a4("div", { class: "cards", children: cards.map((card) => /* @__PURE__ */ a4(Card, { card, drawings, looks }, card.target ?? card.title)) })
  ] });
}
function Card({ card, drawings, looks }) {
  const look2 = card.target === void 0 ? void 0 : looks.get(card.target);
  const facts = card.facts?.join(", ");
  const content = /* @__PURE__ */ a4($, { children: [
    /* @__PURE__ */ a4(Drawing, { svg: drawings[card.drawing], label: card.title }),
    /* @__PURE__ */ a4("span", { class: "card-facts", children: facts || card.title })
  ] });
  return look2 === void 0 ? /* @__PURE__ */ a4("div", { class: "card paper", children: content }) : /* @__PURE__ */ a4(
    "button",
    {
      type: "button",
      class: "card paper",
      "data-board": "",
      "data-target": card.target,
      "data-look": look2,
      "aria-pressed": look2 === "chosen",
      "aria-label": `${card.title}, ${facts}`,
      children: content
    }
  );
}
function Upcoming({ patterns, drawings }) {
  const words = useWords();
  return /* @__PURE__ */ a4("section", { class: "upcoming", "aria-label": words("page-upcoming"), children: [
    /* @__PURE__ */ a4("h2", { children: words("page-upcoming") }),
    /* @__PURE__ */ a4("div", { class: "patterns", children: patterns.map((pattern, index) => /* @__PURE__ */ a4("span", { class: "paper pattern", title: pattern.name, children: /* @__PURE__ */ a4(Drawing, { svg: drawings[pattern.drawing], label: pattern.name }) }, `${pattern.name} ${index}`)) })
  ] });
}
function Dice({
  dice,
  drawings,
  selection
}) {
  const words = useWords();
  return /* @__PURE__ */ a4("section", { class: "dice", "aria-label": words("page-dice"), children: dice.map((one) => /* @__PURE__ */ a4(
    PointedPaper,
    {
      svg: drawings[one.drawing],
      label: one.name,
      selection
    },
    one.name
  )) });
}
function Legend({
  legend,
  drawings
}) {
  const words = useWords();
  return /* @__PURE__ */ a4("details", { class: "panel", open: true, children: [
    /* @__PURE__ */ a4("summary", { children: words("page-legend") }),
    /* @__PURE__ */ a4("dl", { class: "legend", children: legend.map((entry) => /* @__PURE__ */ a4("div", { children: [
      /* @__PURE__ */ a4("dt", { children: [
        /* @__PURE__ */ a4("span", { class: "paper sign", children: /* @__PURE__ */ a4(Drawing, { svg: drawings[entry.drawing], label: entry.name }) }),
        entry.name
      ] }),
      entry.help && /* @__PURE__ */ a4("dd", { children: entry.help })
    ] }, entry.name)) })
  ] });
}

// src/table/log.tsx
function Log({ lines }) {
  const words = useWords();
  const list = T2(null);
  A2(() => {
    const box = list.current;
    if (box) {
      box.scrollTop = box.scrollHeight;
    }
  }, [lines]);
  return /* @__PURE__ */ a4("details", { class: "panel log", open: true, children: [
    /* @__PURE__ */ a4("summary", { children: words("page-log") }),
    /* @__PURE__ */ a4("section", { ref: list, class: "lines", tabIndex: 0, "aria-label": words("page-log"), children: lines.map((line, index) => /* @__PURE__ */ a4("p", { "data-new": line.turn !== lines[index - 1]?.turn, children: line.text }, `${index} ${line.text}`)) })
  ] });
}
function Announcer({ fresh }) {
  return /* @__PURE__ */ a4("div", { class: "hidden", role: "log", "aria-live": "polite", children: fresh.map((line) => /* @__PURE__ */ a4("p", { children: line.text }, line.text)) });
}

// src/table/places.tsx
function ScoreLines({ score }) {
  const words = useWords();
  return /* @__PURE__ */ a4("table", { class: "score", children: /* @__PURE__ */ a4("tbody", { children: [
    score.lines.map((line, index) => /* @__PURE__ */ a4("tr", { children: [
      /* @__PURE__ */ a4("th", { scope: "row", children: line.text }),
      /* @__PURE__ */ a4("td", { children: line.points })
    ] }, `${index} ${line.text}`)),
    /* @__PURE__ */ a4("tr", { class: "total", children: [
      /* @__PURE__ */ a4("th", { scope: "row", children: words("page-total") }),
      /* @__PURE__ */ a4("td", { children: score.total })
    ] })
  ] }) });
}
function OtherPlace({
  place,
  state,
  reaction,
  drawings
}) {
  const words = useWords();
  const [isLarge, setLarge] = d2(false);
  return /* @__PURE__ */ a4("article", { class: "place panel", children: [
    /* @__PURE__ */ a4(PlaceHead, { place, state, reaction }),
    (place.facts?.length ?? 0) > 0 && /* @__PURE__ */ a4("p", { class: "facts", children: place.facts?.join(" · ") }),
    /* @__PURE__ */ a4(
      "button",
      {
        type: "button",
        class: "small-boards",
        onClick: () => setLarge(true),
        "aria-label": `${words("page-enlarge")}: ${place.name}`,
        children: /* @__PURE__ */ a4(PlaceDrawings, { place, drawings })
      }
    ),
    isLarge && /* @__PURE__ */ a4(Dialog, { title: place.name, onClose: () => setLarge(false), children: [
      /* @__PURE__ */ a4("div", { class: "large-boards", children: /* @__PURE__ */ a4(PlaceDrawings, { place, drawings }) }),
      place.score && place.score.lines.length > 0 && /* @__PURE__ */ a4(ScoreLines, { score: place.score })
    ] })
  ] });
}
function PlaceDrawings({ place, drawings }) {
  const words = useWords();
  return /* @__PURE__ */ a4($, { children: [
    place.boards?.map((board) => /* @__PURE__ */ a4("span", { class: "paper", children: /* @__PURE__ */ a4(Drawing, { svg: drawings[board.drawing], label: board.title }) }, board.title)),
    place.sheet_drawing && /* @__PURE__ */ a4("span", { class: "paper sheet", children: /* @__PURE__ */ a4(Drawing, { svg: drawings[place.sheet_drawing], label: words("page-sheet") }) })
  ] });
}
function PlaceHead({
  place,
  state,
  reaction
}) {
  return /* @__PURE__ */ a4("header", { class: "place-head", children: [
    place.letter && /* @__PURE__ */ a4("span", { class: "letter", children: place.letter }),
    /* @__PURE__ */ a4("b", { class: "name", children: place.name }),
    state && /* @__PURE__ */ a4(SeatBadge, { state }),
    reaction && /* @__PURE__ */ a4("span", { class: "reaction", children: reaction }),
    place.score && /* @__PURE__ */ a4(Points, { score: place.score })
  ] });
}
function Points({ score }) {
  const words = useWords();
  return /* @__PURE__ */ a4("span", { class: "points", children: [
    /* @__PURE__ */ a4("span", { class: "hidden", children: [
      words("page-total"),
      ": "
    ] }),
    score.total
  ] });
}
function SeatBadge({ state }) {
  const words = useWords();
  const { lobby: lobby2 } = useShared();
  if (state.kind === "bot") {
    const level = lobby2.levels.find((level2) => level2.level === state.level);
    return /* @__PURE__ */ a4("span", { class: "badge", children: [
      words("page-bot"),
      " · ",
      level?.title
    ] });
  }
  if (state.kind === "person" && !state.connected) {
    return /* @__PURE__ */ a4("span", { class: "badge away", children: words("page-away") });
  }
  return state.kind === "free" ? /* @__PURE__ */ a4("span", { class: "badge away", children: words("page-free") }) : null;
}

// src/table/view.tsx
function TableView(props) {
  const { shown, drawings, selection, seat } = props;
  const words = useWords();
  const { lobby: lobby2 } = useShared();
  const own = seat === void 0 ? void 0 : shown.places.find((place) => place.seat === seat);
  const others = shown.places.filter((place) => place !== own);
  const boards = shown.boards ?? [];
  const main = T2(null);
  useScrollToDecision(main, shown.decision?.id, selection);
  return /* @__PURE__ */ a4("div", { class: "table", children: [
    /* @__PURE__ */ a4("div", { class: "near", ref: main, children: [
      shown.hand && /* @__PURE__ */ a4(
        CardRow,
        {
          title: words("page-hand"),
          cards: shown.hand,
          drawings,
          selection
        }
      ),
      shown.dice && /* @__PURE__ */ a4(Dice, { dice: shown.dice, drawings, selection }),
      boards.length > 0 && /* @__PURE__ */ a4("div", { class: "boards", children: boards.map((board) => /* @__PURE__ */ a4(
        Board,
        {
          card: board,
          drawings,
          selection
        },
        board.target ?? board.title
      )) }),
      own && /* @__PURE__ */ a4("section", { class: "own", "aria-label": own.name, children: [
        own.boards && /* @__PURE__ */ a4("div", { class: "boards", children: own.boards.map((board) => /* @__PURE__ */ a4(
          Board,
          {
            card: board,
            drawings,
            selection
          },
          board.target ?? board.title
        )) }),
        shown.offer && /* @__PURE__ */ a4(
          CardRow,
          {
            title: words("page-offer"),
            cards: shown.offer,
            drawings,
            selection
          }
        ),
        own.sheet_drawing && /* @__PURE__ */ a4(
          PointedPaper,
          {
            class: "sheet",
            svg: drawings[own.sheet_drawing],
            label: words("page-sheet"),
            selection
          }
        ),
        /* @__PURE__ */ a4("div", { class: "panel place", children: [
          /* @__PURE__ */ a4(
            PlaceHead,
            {
              place: own,
              state: void 0,
              reaction: said(lobby2, props.reactions, own.seat)
            }
          ),
          own.facts && /* @__PURE__ */ a4("p", { class: "facts", children: own.facts.join(" · ") }),
          own.score && own.score.lines.length > 0 && /* @__PURE__ */ a4("details", { children: [
            /* @__PURE__ */ a4("summary", { children: words("page-score") }),
            /* @__PURE__ */ a4(ScoreLines, { score: own.score })
          ] })
        ] })
      ] }),
      !own && shown.offer && /* @__PURE__ */ a4(
        CardRow,
        {
          title: words("page-offer"),
          cards: shown.offer,
          drawings,
          selection
        }
      ),
      !own && shown.pattern && /* @__PURE__ */ a4("section", { class: "upcoming", children: [
        /* @__PURE__ */ a4("h2", { children: words("page-pattern") }),
        /* @__PURE__ */ a4("span", { class: "paper pattern", children: /* @__PURE__ */ a4(Drawing, { svg: drawings[shown.pattern.drawing], label: shown.pattern.name }) })
      ] })
    ] }),
    /* @__PURE__ */ a4("aside", { class: "side", children: [
      shown.facts && /* @__PURE__ */ a4("p", { class: "panel facts", children: shown.facts.join(" · ") }),
      /* @__PURE__ */ a4("div", { class: "others", children: others.map((place) => /* @__PURE__ */ a4(
        OtherPlace,
        {
          place,
          state: props.state?.seats[place.seat - 1],
          reaction: said(lobby2, props.reactions, place.seat),
          drawings
        },
        place.seat
      )) }),
      shown.upcoming && /* @__PURE__ */ a4(Upcoming, { patterns: shown.upcoming, drawings }),
      /* @__PURE__ */ a4(Log, { lines: props.log }),
      shown.legend && /* @__PURE__ */ a4(Legend, { legend: shown.legend, drawings })
    ] })
  ] });
}
function said(lobby2, reactions, seat) {
  const last = reactions.findLast((one) => one.seat === seat);
  return lobby2.reactions.find(([name]) => name === last?.reaction)?.[1];
}
function useScrollToDecision(main, decision, selection) {
  A2(() => {
    const hasTargets = (selection?.moves?.targets.size ?? 0) > 0;
    if (decision === void 0 || !hasTargets) {
      return;
    }
    const shapes = [...main.current?.querySelectorAll("[data-look]") ?? []];
    const isVisible = (shape) => {
      const { top, bottom } = shape.getBoundingClientRect();
      return top > 48 && bottom < innerHeight - 140;
    };
    if (shapes.length > 0 && !shapes.some(isVisible)) {
      const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
      const behavior = calm ? "auto" : "smooth";
      shapes[0]?.closest("[data-board]")?.scrollIntoView({ block: "center", behavior });
    }
  }, [decision]);
}
function CarriedPattern({
  carried,
  svg,
  selection
}) {
  if (!carried || carried.onBoard) {
    return null;
  }
  const { quarters, flipped } = selection.turn;
  return /* @__PURE__ */ a4(
    "div",
    {
      class: "carried",
      style: {
        left: `${carried.x}px`,
        top: `${carried.y}px`,
        transform: `translate(-50%, -50%) rotate(${quarters * 90}deg) scaleX(${flipped ? -1 : 1})`
      },
      children: /* @__PURE__ */ a4(Drawing, { svg, label: "" })
    }
  );
}

// src/pages/replay.tsx
var STEP_MS = 1200;
function ReplayPage({
  table: table2,
  step: step2,
  seat
}) {
  const words = useWords();
  const { language } = useShared();
  const [summary2, setSummary] = d2();
  const [shown, setShown] = d2();
  const [error, setError] = d2("");
  const [runs, setRuns] = d2(false);
  const [isShared, setShared] = d2(false);
  const fail = (failure) => setError(failure.message || words("page-out-of-reach"));
  A2(() => {
    summary(table2, language).then(setSummary).catch(fail);
  }, [table2, language]);
  A2(() => {
    let isCurrent = true;
    step(table2, step2, seat, language).then((found) => {
      if (isCurrent) {
        setShown(found);
        setError("");
      }
    }).catch(fail);
    return () => {
      isCurrent = false;
    };
  }, [table2, step2, seat, language]);
  const steps = shown?.steps ?? step2;
  const go = (to, as = seat) => {
    const link = replayLink(table2, Math.max(0, Math.min(to, steps)), as);
    history.replaceState(null, "", link);
    dispatchEvent(new HashChangeEvent("hashchange"));
  };
  A2(() => {
    if (runs && shown?.step === step2) {
      if (step2 >= steps) {
        setRuns(false);
        return;
      }
      const timer = setTimeout(() => go(step2 + 1), STEP_MS);
      return () => clearTimeout(timer);
    }
  }, [runs, shown, step2]);
  A2(() => {
    const listen = (event) => {
      if (event.target === document.body && event.key === "ArrowRight") {
        go(step2 + 1);
      } else if (event.target === document.body && event.key === "ArrowLeft") {
        go(step2 - 1);
      }
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  });
  const drawings = Object.fromEntries(
    Object.entries(shown?.table.drawings ?? {}).map(([name, part]) => [name, part.svg])
  );
  const log = shown?.table.log.lines.map(([turn, text]) => ({ turn, text })) ?? [];
  const title = summary2?.title ?? "";
  return /* @__PURE__ */ a4("div", { class: "table-page", children: [
    /* @__PURE__ */ a4("header", { class: "top", children: [
      /* @__PURE__ */ a4("a", { class: "quiet", href: tableLink(table2), title: words("page-back"), children: /* @__PURE__ */ a4(Icon, { name: "back", label: words("page-back") }) }),
      /* @__PURE__ */ a4("h1", { children: [
        /* @__PURE__ */ a4("span", { class: "title", children: [
          title,
          " · ",
          words("page-replay")
        ] }),
        /* @__PURE__ */ a4("span", { class: "headline", children: shown?.table.headline })
      ] }),
      /* @__PURE__ */ a4(
        "button",
        {
          type: "button",
          class: "quiet",
          title: words("page-share"),
          onClick: () => setShared(true),
          children: /* @__PURE__ */ a4(Icon, { name: "share", label: words("page-share") })
        }
      )
    ] }),
    error && /* @__PURE__ */ a4(Notice, { children: error }),
    /* @__PURE__ */ a4("main", { children: shown && /* @__PURE__ */ a4(
      TableView,
      {
        shown: shown.table,
        drawings,
        log,
        state: void 0,
        reactions: [],
        seat,
        selection: void 0
      }
    ) }),
    /* @__PURE__ */ a4("section", { class: "actions replay", "aria-label": words("page-replay"), children: [
      /* @__PURE__ */ a4("div", { class: "asked", children: [
        /* @__PURE__ */ a4(
          "input",
          {
            type: "range",
            min: 0,
            max: steps,
            value: step2,
            "aria-label": words("page-step"),
            onInput: (event) => go(Number(event.currentTarget.value))
          }
        ),
        /* @__PURE__ */ a4("output", { children: [
          step2,
          " / ",
          steps
        ] })
      ] }),
      /* @__PURE__ */ a4("div", { class: "buttons", children: [
        /* @__PURE__ */ a4(
          "select",
          {
            "aria-label": words("page-seen-by"),
            value: seat ?? 0,
            onChange: (event) => go(step2, Number(event.currentTarget.value) || void 0),
            children: [
              /* @__PURE__ */ a4("option", { value: 0, children: words("page-onlooker") }),
              summary2?.seats.map((one) => /* @__PURE__ */ a4("option", { value: one.seat, children: one.name }, one.seat))
            ]
          }
        ),
        /* @__PURE__ */ a4("span", { class: "space" }),
        /* @__PURE__ */ a4("button", { type: "button", disabled: step2 <= 0, onClick: () => go(0), children: /* @__PURE__ */ a4(Icon, { name: "first", label: words("page-first-step") }) }),
        /* @__PURE__ */ a4("button", { type: "button", disabled: step2 <= 0, onClick: () => go(step2 - 1), children: /* @__PURE__ */ a4(Icon, { name: "back", label: words("page-previous-step") }) }),
        /* @__PURE__ */ a4("button", { type: "button", class: "main", onClick: () => setRuns(!runs), children: /* @__PURE__ */ a4(Icon, { name: runs ? "pause" : "run", label: words(runs ? "page-pause" : "page-run") }) }),
        /* @__PURE__ */ a4("button", { type: "button", disabled: step2 >= steps, onClick: () => go(step2 + 1), children: /* @__PURE__ */ a4(Icon, { name: "forward", label: words("page-next-step") }) }),
        /* @__PURE__ */ a4("button", { type: "button", disabled: step2 >= steps, onClick: () => go(steps), children: /* @__PURE__ */ a4(Icon, { name: "last", label: words("page-last-step") }) })
      ] })
    ] }),
    isShared && /* @__PURE__ */ a4(Dialog, { title: words("page-share"), onClose: () => setShared(false), children: /* @__PURE__ */ a4(Share, { address: wholeAddress(replayLink(table2, step2, seat)), title }) })
  ] });
}

// src/pages/rules.tsx
function RulesPage({ game }) {
  const words = useWords();
  const { language, lobby: lobby2 } = useShared();
  const place = T2(null);
  const [error, setError] = d2("");
  const title = lobby2.games.find((one) => one.name === game)?.title ?? game;
  A2(() => {
    document.title = `${title} · ${words("page-rules")}`;
    let isCurrent = true;
    rules(game, language).then((text) => {
      if (isCurrent && place.current) {
        const parsed3 = new DOMParser().parseFromString(text, "text/html");
        place.current.replaceChildren(...parsed3.body.childNodes);
        setError("");
      }
    }).catch((failure) => setError(failure.message || words("page-out-of-reach")));
    return () => {
      isCurrent = false;
    };
  }, [game, language]);
  return /* @__PURE__ */ a4($, { children: [
    /* @__PURE__ */ a4("header", { class: "top start-top", children: [
      /* @__PURE__ */ a4(Brand, {}),
      /* @__PURE__ */ a4(LanguageChoice, {})
    ] }),
    /* @__PURE__ */ a4("main", { class: "narrow", children: [
      error && /* @__PURE__ */ a4(Notice, { children: error }),
      /* @__PURE__ */ a4("article", { class: "panel rules", ref: place })
    ] })
  ] });
}

// src/pages/start.tsx
var CONTINUED_MAX = 8;
var SECONDS = [15, 30, 60, 120, 300];
function StartPage() {
  const words = useWords();
  A2(() => {
    document.title = "roll-and-write";
  }, []);
  return /* @__PURE__ */ a4($, { children: [
    /* @__PURE__ */ a4("header", { class: "top start-top", children: [
      /* @__PURE__ */ a4(Brand, {}),
      /* @__PURE__ */ a4(LanguageChoice, {})
    ] }),
    /* @__PURE__ */ a4("main", { class: "start", children: [
      /* @__PURE__ */ a4("h1", { class: "hidden", children: "roll-and-write" }),
      /* @__PURE__ */ a4(Continue, {}),
      /* @__PURE__ */ a4(OpenTable, {}),
      /* @__PURE__ */ a4(JoinByLink, {}),
      /* @__PURE__ */ a4("p", { class: "hint footer", children: words("page-about") })
    ] })
  ] });
}
function Continue() {
  const words = useWords();
  const { language } = useShared();
  const [found, setFound] = d2([]);
  A2(() => {
    let isCurrent = true;
    const known = tables().slice(0, CONTINUED_MAX);
    const asked = known.map(async ([table2]) => {
      try {
        return await summary(table2, language);
      } catch (error) {
        if (error instanceof RequestError && error.status === 404) {
          forgetTable(table2);
        }
        return void 0;
      }
    });
    Promise.all(asked).then((answers) => {
      if (isCurrent) {
        setFound(answers.filter((one) => one !== void 0));
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [language]);
  if (found.length === 0) {
    return null;
  }
  return /* @__PURE__ */ a4("section", { class: "panel", children: [
    /* @__PURE__ */ a4("h2", { children: words("page-continue") }),
    /* @__PURE__ */ a4("ul", { class: "known", children: found.map((table2) => /* @__PURE__ */ a4("li", { children: /* @__PURE__ */ a4("a", { class: "known-table", href: tableLink(table2.table), children: [
      /* @__PURE__ */ a4("b", { children: table2.title }),
      /* @__PURE__ */ a4("span", { class: "badge", "data-phase": table2.phase, children: words(PHASES[table2.phase]) }),
      /* @__PURE__ */ a4("span", { class: "hint", children: table2.seats.map((seat) => seat.name).filter(Boolean).join(", ") })
    ] }) }, table2.table)) })
  ] });
}
var PHASES = {
  waiting: "page-phase-waiting",
  playing: "page-phase-playing",
  over: "page-phase-over",
  stopped: "page-phase-stopped"
};
function OpenTable() {
  const words = useWords();
  const { lobby: lobby2, language } = useShared();
  const [gameName, setGame] = d2(() => get("game", ""));
  const [packName, setPack] = d2("");
  const [seats, setSeats] = d2([{ kind: "person" }, { kind: "person" }]);
  const [options, setOptions] = d2({});
  const [seed, setSeed] = d2("");
  const [seconds, setSeconds] = d2(0);
  const [error, setError] = d2("");
  const [isBusy, setBusy] = d2(false);
  const game = lobby2.games.find((one) => one.name === gameName) ?? lobby2.games[0];
  if (!game) {
    return null;
  }
  const pack = game.packs.find((one) => one.name === packName) ?? game.packs[0];
  const [least, most] = pack?.seats ?? game.seats;
  const planned = fitted(seats, least, most);
  const open = async (event) => {
    event.preventDefault();
    setBusy(true);
    setError("");
    const table2 = {
      game: game.name,
      seats: planned,
      options: Object.fromEntries(
        game.options.map((option) => [option.name, options[option.name] ?? ""]).filter(([, value]) => value !== "")
      ),
      ...pack && pack.name !== game.name ? { pack: pack.name } : {},
      ...seed.trim() ? { seed: seed.trim() } : {},
      ...seconds > 0 ? { seconds } : {}
    };
    try {
      const created = await create(table2, language);
      keepTable(created.table, { host: created.host, title: pack?.title ?? game.title });
      set("game", game.name);
      location.hash = tableLink(created.table);
    } catch (failure) {
      const text = failure instanceof Error ? failure.message : "";
      setError(text || words("page-out-of-reach"));
      setBusy(false);
    }
  };
  return /* @__PURE__ */ a4("form", { class: "panel open", onSubmit: open, children: [
    /* @__PURE__ */ a4("h2", { children: words("page-open") }),
    /* @__PURE__ */ a4(
      GameChoice,
      {
        games: lobby2.games,
        chosen: game,
        choose: (name) => {
          setGame(name);
          setPack("");
          setOptions({});
        }
      }
    ),
    game.packs.length > 1 && /* @__PURE__ */ a4("fieldset", { class: "pick", children: [
      /* @__PURE__ */ a4("legend", { children: words("page-pack") }),
      game.packs.map((one) => /* @__PURE__ */ a4("label", { class: "pill", children: [
        /* @__PURE__ */ a4(
          "input",
          {
            type: "radio",
            name: "pack",
            checked: one === pack,
            onChange: () => setPack(one.name)
          }
        ),
        one.title
      ] }, one.name))
    ] }),
    /* @__PURE__ */ a4(SeatPlans, { seats: planned, least, most, setSeats }),
    /* @__PURE__ */ a4("details", { children: [
      /* @__PURE__ */ a4("summary", { children: words("page-house-rules") }),
      game.options.map((option) => /* @__PURE__ */ a4("label", { class: "option", children: [
        /* @__PURE__ */ a4("span", { class: "clause", children: option.clause }),
        /* @__PURE__ */ a4(
          "select",
          {
            value: options[option.name] ?? "",
            onChange: (event) => setOptions({ ...options, [option.name]: event.currentTarget.value }),
            children: option.values.map((value, index) => /* @__PURE__ */ a4("option", { value: index === 0 ? "" : value.name, children: value.about }, value.name))
          }
        )
      ] }, option.name)),
      /* @__PURE__ */ a4("label", { class: "option", children: [
        /* @__PURE__ */ a4("span", { children: words("page-time") }),
        /* @__PURE__ */ a4(
          "select",
          {
            value: seconds,
            onChange: (event) => setSeconds(Number(event.currentTarget.value)),
            children: [
              /* @__PURE__ */ a4("option", { value: 0, children: words("page-no-limit") }),
              SECONDS.map((one) => /* @__PURE__ */ a4("option", { value: one, children: [
                one,
                " s"
              ] }, one))
            ]
          }
        )
      ] }),
      /* @__PURE__ */ a4("label", { class: "option", children: [
        /* @__PURE__ */ a4("span", { children: words("page-seed") }),
        /* @__PURE__ */ a4(
          "input",
          {
            inputMode: "numeric",
            pattern: "[0-9]{1,20}",
            value: seed,
            placeholder: words("page-random"),
            onInput: (event) => setSeed(event.currentTarget.value)
          }
        )
      ] })
    ] }),
    error && /* @__PURE__ */ a4(Notice, { children: error }),
    /* @__PURE__ */ a4("div", { class: "buttons", children: [
      /* @__PURE__ */ a4("button", { type: "submit", class: "main", disabled: isBusy, children: words("page-open-now") }),
      /* @__PURE__ */ a4("a", { class: "button", href: rulesLink(game.name), children: words("page-rules") })
    ] })
  ] });
}
function fitted(seats, least, most) {
  const planned = seats.slice(0, most);
  while (planned.length < least) {
    planned.push({ kind: "person" });
  }
  return planned;
}
function GameChoice({
  games,
  chosen,
  choose
}) {
  const words = useWords();
  return /* @__PURE__ */ a4("fieldset", { class: "games", children: [
    /* @__PURE__ */ a4("legend", { class: "hidden", children: words("page-game") }),
    games.map((game) => /* @__PURE__ */ a4("label", { class: "game", "data-chosen": game === chosen, children: [
      /* @__PURE__ */ a4(
        "input",
        {
          type: "radio",
          name: "game",
          checked: game === chosen,
          onChange: () => choose(game.name)
        }
      ),
      /* @__PURE__ */ a4("b", { children: game.title }),
      /* @__PURE__ */ a4("span", { children: game.about })
    ] }, game.name))
  ] });
}
function SeatPlans({
  seats,
  least,
  most,
  setSeats
}) {
  const words = useWords();
  const { lobby: lobby2 } = useShared();
  const change = (at, value) => {
    const level = lobby2.levels.find((one) => one.level === value)?.level;
    const plan = level ? { kind: "bot", level } : { kind: "person" };
    setSeats(seats.map((seat, index) => index === at ? plan : seat));
  };
  return /* @__PURE__ */ a4("fieldset", { class: "seat-plans", children: [
    /* @__PURE__ */ a4("legend", { children: words("page-seats") }),
    seats.map((seat, index) => /* @__PURE__ */ a4("label", { class: "seat-plan", children: [
      /* @__PURE__ */ a4("span", { class: "letter", children: index + 1 }),
      /* @__PURE__ */ a4("span", { class: "hidden", children: [
        words("page-seat"),
        " ",
        index + 1
      ] }),
      /* @__PURE__ */ a4(
        "select",
        {
          value: seat.kind === "bot" ? seat.level : "person",
          onChange: (event) => change(index, event.currentTarget.value),
          children: [
            /* @__PURE__ */ a4("option", { value: "person", children: words("page-person") }),
            lobby2.levels.map(({ level, title }) => /* @__PURE__ */ a4("option", { value: level, children: [
              words("page-bot"),
              ": ",
              title
            ] }, level))
          ]
        }
      )
    ] }, index)),
    /* @__PURE__ */ a4("div", { class: "together", children: [
      /* @__PURE__ */ a4(
        "button",
        {
          type: "button",
          disabled: seats.length <= least,
          "aria-label": words("page-fewer-seats"),
          onClick: () => setSeats(seats.slice(0, -1)),
          children: "−"
        }
      ),
      /* @__PURE__ */ a4(
        "button",
        {
          type: "button",
          disabled: seats.length >= most,
          "aria-label": words("page-more-seats"),
          onClick: () => setSeats([...seats, { kind: "person" }]),
          children: "+"
        }
      )
    ] })
  ] });
}
function JoinByLink() {
  const words = useWords();
  const [text, setText] = d2("");
  const [isWrong, setWrong] = d2(false);
  const join = (event) => {
    event.preventDefault();
    const table2 = tableIn(text);
    setWrong(table2 === void 0);
    if (table2) {
      location.hash = `#${table2}`;
    }
  };
  return /* @__PURE__ */ a4("form", { class: "panel", onSubmit: join, children: [
    /* @__PURE__ */ a4("h2", { children: words("page-join-table") }),
    /* @__PURE__ */ a4("label", { for: "join-link", children: words("page-link") }),
    /* @__PURE__ */ a4("div", { class: "together", children: [
      /* @__PURE__ */ a4(
        "input",
        {
          id: "join-link",
          value: text,
          required: true,
          onInput: (event) => setText(event.currentTarget.value)
        }
      ),
      /* @__PURE__ */ a4("button", { type: "submit", children: words("page-go") })
    ] }),
    isWrong && /* @__PURE__ */ a4(Notice, { children: words("page-no-link") })
  ] });
}

// src/protocol.ts
var PROTOCOL = 1;

// src/socket.ts
var FIRST_WAIT_MS = 400;
var LONGEST_WAIT_MS = 8e3;
var LOOK_MS = 2e4;
var REACTION_MS = 5e3;
var TableSocket = class {
  constructor(table2, language, plain, changed) {
    this.table = table2;
    this.language = language;
    this.plain = plain;
    this.changed = changed;
    this.looking = setInterval(() => this.look(), LOOK_MS);
    addEventListener("online", this.look);
    addEventListener("offline", this.look);
    document.addEventListener("visibilitychange", this.look);
    this.connect();
  }
  table;
  language;
  plain;
  changed;
  view = {
    link: "connecting",
    shownAt: 0,
    drawings: {},
    log: [],
    fresh: [],
    reactions: []
  };
  socket;
  wait = FIRST_WAIT_MS;
  timer;
  reactionKey = 0;
  closed = false;
  looking;
  close() {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.looking);
    removeEventListener("online", this.look);
    removeEventListener("offline", this.look);
    document.removeEventListener("visibilitychange", this.look);
    this.drop();
  }
  /** Sends a message. Returns false if there is no connection; nothing is sent later. */
  send(message) {
    if (this.socket?.readyState !== WebSocket.OPEN || this.view.link !== "open") {
      return false;
    }
    this.socket.send(JSON.stringify(message));
    return true;
  }
  setLanguage(language) {
    if (language !== this.language) {
      this.language = language;
      this.send({ type: "language", language });
    }
  }
  /** Whether the table is also told in sentences. This needs a new connection. */
  setPlain(plain) {
    if (plain !== this.plain) {
      this.plain = plain;
      this.again();
    }
  }
  /** Connects anew at once. */
  again() {
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT_MS;
    this.drop();
    this.connect();
  }
  forgetError() {
    const { error: _4, ...rest } = this.view;
    this.view = rest;
    this.changed(this.view);
  }
  update(change) {
    this.view = { ...this.view, ...change };
    if (!this.closed) {
      this.changed(this.view);
    }
  }
  /** Looks whether the connection is still alive, for example after the phone slept. */
  look = async () => {
    if (this.closed || document.hidden) {
      return;
    }
    if (this.view.link === "lost") {
      this.again();
    } else if (this.view.link === "open") {
      const socket = this.socket;
      const alive = navigator.onLine && await isReachable();
      if (!alive && socket === this.socket && this.view.link === "open") {
        this.drop();
        this.lose();
      }
    }
  };
  drop() {
    const socket = this.socket;
    this.socket = void 0;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }
  connect() {
    const socket = new WebSocket(socketAddress(this.table));
    this.socket = socket;
    socket.onopen = () => {
      const { secret, host } = table(this.table) ?? {};
      const hello = {
        type: "hello",
        protocol: PROTOCOL,
        language: this.language,
        plain: this.plain,
        ...secret ? { secret } : {},
        ...host ? { host } : {}
      };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)));
    socket.onclose = (event) => this.ended(event.code);
  }
  async ended(code) {
    this.socket = void 0;
    if (code === 4004) {
      this.update({ link: "missing" });
    } else if (code === 4008) {
      this.update({ link: "replaced" });
    } else if (this.view.welcome === void 0 && await this.isMissing()) {
      this.update({ link: "missing" });
    } else {
      this.lose();
    }
  }
  async isMissing() {
    try {
      await summary(this.table, this.language);
      return false;
    } catch (error) {
      return error instanceof RequestError && error.status === 404;
    }
  }
  lose() {
    if (this.closed) {
      return;
    }
    this.update({ link: "lost" });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT_MS);
  }
  receive(message) {
    switch (message.type) {
      case "welcome":
        this.wait = FIRST_WAIT_MS;
        keepTable(this.table, {});
        this.update({ link: "open", welcome: message });
        break;
      case "seated":
        keepTable(this.table, { secret: message.secret });
        this.seat(message.seat);
        break;
      case "unseated":
        keepTable(this.table, { secret: void 0 });
        this.seat(void 0);
        break;
      case "seats":
        keepTable(this.table, { title: message.title });
        this.update({ state: message });
        break;
      case "table":
        this.show(message);
        break;
      case "preview":
        this.update({ preview: message });
        break;
      case "reaction":
        this.react(message.seat, message.reaction);
        break;
      case "next":
        this.follow(message.table);
        break;
      case "error":
        this.refused(message);
        break;
    }
  }
  seat(seat) {
    if (this.view.welcome) {
      const { seat: _4, ...welcome } = this.view.welcome;
      this.update({ welcome: seat === void 0 ? welcome : { ...welcome, seat } });
    }
  }
  show(shown) {
    const drawings = {};
    for (const name of drawingNames(shown)) {
      const svg = shown.drawings[name]?.svg ?? this.view.drawings[name];
      if (svg !== void 0) {
        drawings[name] = svg;
      }
    }
    const fresh = shown.log.lines.map(([turn, text]) => ({ turn, text }));
    const log = [...this.view.log.slice(0, shown.log.from), ...fresh];
    const isFirst = this.view.shown === void 0 || shown.log.from === 0;
    this.update({ shown, shownAt: Date.now(), drawings, log, fresh: isFirst ? [] : fresh });
  }
  react(seat, reaction) {
    const key = ++this.reactionKey;
    this.update({ reactions: [...this.view.reactions, { key, seat, reaction }] });
    setTimeout(() => {
      this.update({ reactions: this.view.reactions.filter((one) => one.key !== key) });
    }, REACTION_MS);
  }
  /** The secrets of seats and host are valid at the next table too. */
  follow(next) {
    const { secret, host, title } = table(this.table) ?? {};
    keepTable(next, { secret, host, title });
    this.update({ next });
  }
  refused(error) {
    if (error.code === "secret") {
      keepTable(this.table, { secret: void 0 });
    }
    this.update({ error });
  }
};
function drawingNames(shown) {
  const boards = shown.places.flatMap((place) => place.boards ?? []);
  const sheets = shown.places.flatMap((place) => place.sheet_drawing ?? []);
  const named = [
    ...shown.pattern ? [shown.pattern] : [],
    ...shown.upcoming ?? [],
    ...shown.dice ?? [],
    ...shown.hand ?? [],
    ...shown.boards ?? [],
    ...shown.offer ?? [],
    ...shown.legend ?? [],
    ...boards
  ];
  return /* @__PURE__ */ new Set([...named.map((part) => part.drawing), ...sheets]);
}

// src/table/actions.tsx
function Actions({
  view,
  socket,
  selection,
  drawings
}) {
  const words = useWords();
  const shown = view.shown;
  if (!shown) {
    return null;
  }
  const { moves, preview } = selection;
  const isLegal = moves?.find(selection.targets) !== void 0;
  const pattern = shown.pattern;
  return /* @__PURE__ */ a4("section", { class: "actions", "aria-label": words("page-actions"), "data-decision": shown.decision?.id, children: [
    /* @__PURE__ */ a4("div", { class: "asked", children: [
      pattern && /* @__PURE__ */ a4(
        Tray,
        {
          svg: drawings[pattern.drawing],
          name: pattern.name,
          selection,
          isActive: moves?.canLay === true && selection.tool === "pattern"
        }
      ),
      /* @__PURE__ */ a4("div", { class: "told", children: [
        /* @__PURE__ */ a4("p", { class: "owed", "aria-live": "polite", children: [
          shown.owed ?? (shown.result ? words("page-over") : words("page-wait")),
          shown.decision?.left_ms !== void 0 && /* @__PURE__ */ a4(Clock, { ends: view.shownAt + shown.decision.left_ms }, view.shownAt)
        ] }),
        /* @__PURE__ */ a4("p", { class: "gain", "aria-live": "polite", children: /* @__PURE__ */ a4(Told, { selection }) })
      ] })
    ] }),
    selection.question ? /* @__PURE__ */ a4("div", { class: "buttons question", role: "alertdialog", "aria-label": selection.question.text, children: [
      /* @__PURE__ */ a4("p", { children: selection.question.text }),
      /* @__PURE__ */ a4("button", { type: "button", onClick: () => selection.answer(false), children: words("page-no") }),
      /* @__PURE__ */ a4("button", { type: "button", class: "main", onClick: () => selection.answer(true), children: words("page-yes") })
    ] }) : /* @__PURE__ */ a4($, { children: [
      /* @__PURE__ */ a4(Choices, { selection }),
      /* @__PURE__ */ a4("div", { class: "buttons", children: [
        moves?.canLay && selection.tool === "pattern" && /* @__PURE__ */ a4($, { children: [
          /* @__PURE__ */ a4(IconButton, { name: "turn", label: words("page-turn"), onClick: selection.rotate }),
          /* @__PURE__ */ a4(IconButton, { name: "flip", label: words("page-flip"), onClick: selection.mirror })
        ] }),
        moves?.canLay && moves.canPoint && /* @__PURE__ */ a4(Tools, { selection }),
        /* @__PURE__ */ a4("div", { class: "buttons right", children: [
          shown.undo && /* @__PURE__ */ a4(
            IconButton,
            {
              name: "undo",
              label: words("page-undo"),
              onClick: () => socket?.send({ type: "undo" })
            }
          ),
          shown.redo && /* @__PURE__ */ a4(
            IconButton,
            {
              name: "redo",
              label: words("page-redo"),
              onClick: () => socket?.send({ type: "redo" })
            }
          ),
          selection.targets.length > 0 && /* @__PURE__ */ a4(IconButton, { name: "close", label: words("page-clear"), onClick: selection.clear }),
          moves && /* @__PURE__ */ a4(
            "button",
            {
              type: "button",
              class: "main",
              disabled: !isLegal || preview?.legal === false || view.link !== "open",
              onClick: selection.play,
              children: [
                /* @__PURE__ */ a4(Icon, { name: "play" }),
                " ",
                words("page-play")
              ]
            }
          )
        ] })
      ] })
    ] })
  ] });
}
function Told({ selection }) {
  const words = useWords();
  const { preview, moves, targets } = selection;
  if (!moves) {
    return null;
  }
  if (preview?.refusal && moves.find(targets) === void 0) {
    const isPart = selection.tool === "single" && moves.isPart(targets);
    return isPart ? /* @__PURE__ */ a4("span", { children: words("page-choose-more") }) : /* @__PURE__ */ a4("span", { class: "refusal", children: preview.refusal });
  }
  if (preview?.legal) {
    return /* @__PURE__ */ a4($, { children: preview.gains.length > 0 ? preview.gains.join(", ") : words("page-no-gain") });
  }
  if (targets.length > 0) {
    return null;
  }
  const hint = moves.canLay && selection.tool === "pattern" ? "page-hint-pattern" : "page-hint-point";
  return moves.targets.size > 0 ? /* @__PURE__ */ a4("span", { class: "hint", children: words(hint) }) : null;
}
function Tray({
  svg,
  name,
  selection,
  isActive
}) {
  const { quarters, flipped } = selection.turn;
  const turn = `rotate(${quarters * 90}deg) scaleX(${flipped ? -1 : 1})`;
  return /* @__PURE__ */ a4("div", { class: "tray paper", "data-tray": isActive ? "" : void 0, "data-active": isActive, children: /* @__PURE__ */ a4("div", { class: "turned", style: { transform: turn }, children: /* @__PURE__ */ a4(Drawing, { svg, label: name }) }) });
}
function Tools({ selection }) {
  const words = useWords();
  return /* @__PURE__ */ a4("fieldset", { class: "tools", "aria-label": words("page-tool"), children: [
    /* @__PURE__ */ a4(
      IconButton,
      {
        name: "pattern",
        label: words("page-tool-pattern"),
        pressed: selection.tool === "pattern",
        onClick: () => selection.setTool("pattern")
      }
    ),
    /* @__PURE__ */ a4(
      IconButton,
      {
        name: "single",
        label: words("page-tool-single"),
        pressed: selection.tool === "single",
        onClick: () => selection.setTool("single")
      }
    )
  ] });
}
function Choices({ selection }) {
  const { moves, targets } = selection;
  const numbers = moves?.numbers(targets) ?? [];
  if (!moves || moves.choices.length === 0 && numbers.length === 0) {
    return null;
  }
  return /* @__PURE__ */ a4("div", { class: "choices", children: [
    numbers.map((number) => /* @__PURE__ */ a4(
      "button",
      {
        type: "button",
        class: "number",
        "aria-pressed": targets.includes(number),
        onClick: () => selection.tap(number),
        children: number.slice("number.".length)
      },
      number
    )),
    moves.choices.map((move) => /* @__PURE__ */ a4(
      "button",
      {
        type: "button",
        class: "choice",
        onClick: () => selection.choose(move.text, move.targets),
        children: move.choice
      },
      move.text
    ))
  ] });
}
function Clock({ ends }) {
  const [now, setNow] = d2(Date.now());
  A2(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.ceil((ends - now) / 1e3));
  const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return /* @__PURE__ */ a4("span", { class: "clock", "data-hurry": left <= 10, "aria-live": "off", children: text });
}

// src/table/end.tsx
function End({
  shown,
  table: table2,
  socket,
  isSeat
}) {
  const words = useWords();
  const result = shown.result;
  if (!result) {
    return null;
  }
  const rank = (seat) => result.places[seat - 1] ?? 0;
  const places = [...shown.places].sort((one, other) => rank(one.seat) - rank(other.seat));
  return /* @__PURE__ */ a4("section", { class: "panel end", "aria-label": words("page-over"), children: [
    /* @__PURE__ */ a4("h2", { children: words("page-over") }),
    /* @__PURE__ */ a4("ol", { class: "ranking", children: places.map((place) => /* @__PURE__ */ a4("li", { "data-first": rank(place.seat) === 1, children: [
      /* @__PURE__ */ a4("header", { class: "place-head", children: [
        /* @__PURE__ */ a4("span", { class: "rank", children: [
          rank(place.seat),
          "."
        ] }),
        /* @__PURE__ */ a4("b", { class: "name", children: place.name }),
        result.forfeit === place.seat && /* @__PURE__ */ a4("span", { class: "badge away", children: words("page-forfeit") }),
        place.score && /* @__PURE__ */ a4("span", { class: "points", children: place.score.total })
      ] }),
      place.score && place.score.lines.length > 0 && /* @__PURE__ */ a4(ScoreLines, { score: place.score })
    ] }, place.seat)) }),
    /* @__PURE__ */ a4("div", { class: "buttons", children: [
      isSeat && /* @__PURE__ */ a4($, { children: [
        /* @__PURE__ */ a4(
          "button",
          {
            type: "button",
            class: "main",
            onClick: () => socket?.send({ type: "rematch", deal: "new" }),
            children: words("page-new-deal")
          }
        ),
        /* @__PURE__ */ a4("button", { type: "button", onClick: () => socket?.send({ type: "rematch", deal: "same" }), children: words("page-same-deal") })
      ] }),
      /* @__PURE__ */ a4("a", { class: "button", href: replayLink(table2, 0), children: words("page-replay") }),
      /* @__PURE__ */ a4("a", { class: "button", href: recordAddress(table2), download: `${table2}.jsonl`, children: words("page-record") })
    ] })
  ] });
}

// src/targets.ts
var UPRIGHT = { quarters: 0, flipped: false };
function turned(cells, turn) {
  let found = cells.map(([row, col]) => [row, turn.flipped ? -col : col]);
  for (let quarter = 0; quarter < turn.quarters; quarter++) {
    found = found.map(([row, col]) => [col, -row]);
  }
  const top = Math.min(...found.map(([row]) => row));
  const left = Math.min(...found.map(([, col]) => col));
  return found.map(([row, col]) => [row - top, col - left]);
}
var turnRight = (turn) => ({ ...turn, quarters: (turn.quarters + 1) % 4 });
var flip = (turn) => ({
  quarters: (4 - turn.quarters) % 4,
  flipped: !turn.flipped
});
function allTurns(cells, first, ordered) {
  const turns = [];
  const seen = /* @__PURE__ */ new Set();
  for (let count = 0, turn = first; count < 8; count++, turn = turnRight(turn)) {
    if (count === 4) {
      turn = flip(turn);
    }
    const laid = turned(cells, turn).map((at) => at.join());
    const key = (ordered ? laid : laid.sort()).join(";");
    if (!seen.has(key)) {
      seen.add(key);
      turns.push(turn);
    }
  }
  return turns;
}
var CELL = /^((?:own|shared)\.\d+)\.(\d+)\.(\d+)$/;
function cellOf(target) {
  const found = CELL.exec(target);
  return found?.[1] ? { board: found[1], at: [Number(found[2]), Number(found[3])] } : void 0;
}
var cellTarget = (board, [row, col]) => `${board}.${row}.${col}`;
var isNumber = (target) => target.startsWith("number.");
var Moves = class {
  constructor(all, pattern, boards) {
    this.all = all;
    this.pattern = pattern;
    this.boards = boards;
    this.choices = all.filter((move) => move.choice !== void 0);
    for (const move of all) {
      this.byTargets.set(this.key(move.targets), move);
      for (const target of move.targets) {
        this.targets.add(target);
      }
    }
    const lays = (move) => pattern !== void 0 && pattern.cells.length > 1 && move.targets.length === pattern.cells.length && move.targets.every((target) => cellOf(target) !== void 0);
    this.canLay = all.some(lays);
    this.canPoint = all.some((move) => move.choice === void 0 && !lays(move));
  }
  all;
  pattern;
  boards;
  byTargets = /* @__PURE__ */ new Map();
  /** All targets of all moves. */
  targets = /* @__PURE__ */ new Set();
  choices;
  /** Whether some move lays the whole pattern. */
  canLay;
  /** Whether some move points at other things than the pattern does. */
  canPoint;
  key(targets) {
    return (this.pattern?.ordered ? [...targets] : [...targets].sort()).join(" ");
  }
  /** The move that these targets mean, if it is legal. */
  find(targets) {
    return this.byTargets.get(this.key(targets));
  }
  /** The moves that point at all of these and perhaps more. */
  with(targets) {
    return this.all.filter((move) => targets.every((target) => move.targets.includes(target)));
  }
  /** Whether more targets can make a legal move of these. */
  isPart(targets) {
    return targets.length > 0 && this.with(targets).length > 0;
  }
  /** The numbers of which one belongs to these targets. */
  numbers(targets) {
    const others = targets.filter((target) => !isNumber(target));
    const fitting = others.length > 0 ? this.with(others) : [];
    const numbers = new Set(fitting.flatMap((move) => move.targets.filter(isNumber)));
    const value = (number) => Number(number.split(".")[1]);
    return [...numbers].sort((one, other) => value(one) - value(other));
  }
  /** What is selected after one more target was pointed at. */
  point(selected, target) {
    if (selected.includes(target)) {
      return selected.filter((one) => one !== target && !isNumber(one));
    }
    const same = isNumber(target) ? selected.filter((one) => !isNumber(one)) : selected;
    const more = [...same, target];
    for (let from = 0; from < more.length; from++) {
      const some = more.slice(from);
      const fitting = this.with(some);
      const only = fitting.length === 1 && !this.find(some) ? fitting[0] : void 0;
      if (fitting.length > 0) {
        return only ? [...only.targets] : some;
      }
    }
    return [target];
  }
  board(name) {
    return this.boards.find((board) => board.target === name);
  }
  /** The cells on which a pattern lies. It is moved so far that it lies within the board. */
  cells(laid, turn) {
    const cells = turned(this.pattern?.cells ?? [], turn);
    const [row, col] = cells[laid.cell] ?? [0, 0];
    const board = this.board(laid.board);
    const within = (from, used, all) => Math.max(0, Math.min(from, all - used));
    const high = 1 + Math.max(...cells.map(([row2]) => row2));
    const wide = 1 + Math.max(...cells.map(([, col2]) => col2));
    const top = within(laid.anchor[0] - row, high, board?.rows ?? high);
    const left = within(laid.anchor[1] - col, wide, board?.cols ?? wide);
    return cells.map(([row2, col2]) => [row2 + top, col2 + left]);
  }
  /** The targets of a pattern that lies on a board. */
  laidTargets(laid, turn) {
    return this.cells(laid, turn).map((at) => cellTarget(laid.board, at));
  }
  /** The cells of the pattern, that in its middle first. */
  grips(turn) {
    const cells = turned(this.pattern?.cells ?? [], turn);
    const mean = (of) => cells.reduce((sum, at) => sum + of(at), 0) / cells.length;
    const [middleRow, middleCol] = [mean(([row]) => row), mean(([, col]) => col)];
    const far = ([row, col]) => (row - middleRow) ** 2 + (col - middleCol) ** 2;
    const order = cells.map((at, index) => ({ index, far: far(at) }));
    return order.sort((one, other) => one.far - other.far).map(({ index }) => index);
  }
  /** Lays the pattern with its middle on a cell. */
  layAt(cell, turn) {
    return { board: cell.board, anchor: cell.at, cell: this.grips(turn)[0] ?? 0 };
  }
  /** Lays the pattern so that it covers a cell: as it is turned now if that is legal, else as it fits. */
  layOver(cell, turn) {
    const pattern = this.pattern;
    for (const way of allTurns(pattern?.cells ?? [], turn, pattern?.ordered ?? false)) {
      for (const grip of this.grips(way)) {
        const laid = { board: cell.board, anchor: cell.at, cell: grip };
        const covers = this.cells(laid, way)[grip]?.join() === cell.at.join();
        if (covers && this.find(this.laidTargets(laid, way))) {
          return { laid, turn: way };
        }
      }
    }
    return { laid: this.layAt(cell, turn), turn };
  }
};

// src/table/pointing.ts
var SLIP = 7;
var NEAR = 16;
var LIFT = 56;
function usePointing(surface, selection) {
  const drag = T2(void 0);
  const [carried, setCarried] = d2();
  const isActive = selection.moves !== void 0;
  const move = (event) => {
    const now = drag.current;
    if (!now || now.pointer !== event.pointerId) {
      if (event.pointerType === "mouse" && isActive) {
        const hit = targetAt(surface.current, event.clientX, event.clientY, false);
        selection.hover(hit ? cellOf(hit) : void 0);
      }
      return;
    }
    const far = Math.hypot(event.clientX - now.startX, event.clientY - now.startY);
    now.moved ||= far > SLIP;
    if (!now.moved || selection.tool !== "pattern") {
      return;
    }
    const [x3, y4] = [event.clientX, event.clientY - now.liftY];
    const cell = cellAt(surface.current, x3, y4);
    const over = cell && `${cell.board}.${cell.at.join(".")}`;
    if (over !== now.over) {
      now.over = over;
      if (cell || now.from === "tray") {
        selection.carry(cell);
      }
    }
    if (now.from === "tray") {
      setCarried({ x: x3, y: y4, onBoard: cell !== void 0 });
    }
  };
  const end = (event, isCancelled) => {
    const now = drag.current;
    if (!now || now.pointer !== event.pointerId) {
      return;
    }
    drag.current = void 0;
    setCarried(void 0);
    if (isCancelled) {
      return;
    }
    if (!now.moved && now.from === "tray") {
      selection.rotate();
    } else if (now.target !== void 0 && (!now.moved || selection.tool === "single")) {
      const hit = targetAt(surface.current, event.clientX, event.clientY, true);
      if (hit === now.target) {
        selection.tap(hit);
        focusOn(surface.current, hit);
      }
    }
  };
  const press = (event) => {
    if (event.button !== 0 || !isActive || drag.current || !surface.current) {
      return;
    }
    const at = event.target;
    const isTray = at.closest("[data-tray]") !== null;
    const isBoard = at.closest("[data-board]") !== null;
    if (!isTray && !isBoard) {
      return;
    }
    const target = isTray ? void 0 : targetAt(surface.current, event.clientX, event.clientY, true);
    if (!isTray && target === void 0) {
      return;
    }
    surface.current.setPointerCapture(event.pointerId);
    drag.current = {
      pointer: event.pointerId,
      from: isTray ? "tray" : "board",
      target,
      startX: event.clientX,
      startY: event.clientY,
      liftY: isTray && event.pointerType !== "mouse" ? LIFT : 0,
      moved: false,
      over: void 0
    };
  };
  const key = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !isActive) {
      return;
    }
    if (act(event, surface.current, selection)) {
      event.preventDefault();
    }
  };
  const onBody = T2(key);
  onBody.current = key;
  A2(() => {
    const listen = (event) => {
      if (event.target === document.body) {
        onBody.current(event);
      }
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
  return {
    carried,
    handlers: {
      onPointerDown: press,
      onPointerMove: move,
      onPointerUp: (event) => end(event, false),
      onPointerCancel: (event) => end(event, true),
      onPointerLeave: () => selection.hover(void 0),
      onKeyDown: key,
      // Screen readers click without a pointer.
      onClick: (event) => {
        const target = event.target.dataset.target;
        if (event.detail === 0 && target !== void 0 && isActive) {
          selection.tap(target);
        }
      }
    }
  };
}
function act(event, surface, selection) {
  const at = event.target;
  if (at.closest("input, select, textarea, dialog")) {
    return false;
  }
  const target = at.dataset.target;
  switch (event.key) {
    case "ArrowUp":
    case "ArrowDown":
    case "ArrowLeft":
    case "ArrowRight":
      return target !== void 0 && walk(event.key, at, surface, selection);
    case "Enter":
    case " ":
      if (target !== void 0) {
        selection.tap(target);
      } else if (at === document.body && event.key === "Enter") {
        selection.play();
      } else {
        return false;
      }
      return true;
    case "r":
      selection.rotate();
      return true;
    case "f":
      selection.mirror();
      return true;
    case "Escape":
      if (selection.question) {
        selection.answer(false);
      } else {
        selection.clear();
      }
      return true;
    default:
      return false;
  }
}
var middle = (element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [(left + right) / 2, (top + bottom) / 2];
};
function walk(key, from, surface, selection) {
  const [x3, y4] = middle(from);
  const sign = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  const isAcross = key === "ArrowRight" || key === "ArrowLeft";
  let nearest;
  let least = Number.POSITIVE_INFINITY;
  for (const other of targetsIn(surface)) {
    const [otherX, otherY] = middle(other);
    const along = sign * (isAcross ? otherX - x3 : otherY - y4);
    const beside = Math.abs(isAcross ? otherY - y4 : otherX - x3);
    const far = along + 3 * beside;
    if (other !== from && along > 2 && far < least) {
      [nearest, least] = [other, far];
    }
  }
  const target = nearest?.dataset.target;
  if (!nearest || target === void 0) {
    return true;
  }
  selection.setFocus(target);
  const cell = cellOf(target);
  if (cell) {
    selection.carry(cell);
  }
  nearest.focus();
  return true;
}
function targetsIn(surface) {
  return surface ? [
    ...surface.querySelectorAll(
      "[data-board] [data-target], [data-board][data-target]"
    )
  ] : [];
}
function focusOn(surface, target) {
  const shape = targetsIn(surface).find((shape2) => shape2.dataset.target === target);
  shape?.focus({ preventScroll: true });
}
var isUseful = (shape) => shape.getAttribute("data-look") !== null;
function targetAt(surface, x3, y4, near) {
  const hits = document.elementsFromPoint(x3, y4).filter((element) => element.dataset.target !== void 0).filter((element) => surface?.contains(element));
  const useful = hits.find(isUseful);
  if (useful) {
    return useful.dataset.target;
  }
  const isCell = hits[0]?.dataset.target !== void 0 && cellOf(hits[0].dataset.target);
  if (near && !isCell) {
    let least = NEAR;
    let nearest;
    for (const shape of targetsIn(surface).filter(isUseful)) {
      const { left, right, top, bottom } = shape.getBoundingClientRect();
      const across = Math.max(left - x3, x3 - right, 0);
      const down = Math.max(top - y4, y4 - bottom, 0);
      const far = Math.hypot(across, down);
      if (far < least) {
        [nearest, least] = [shape, far];
      }
    }
    if (nearest) {
      return nearest.dataset.target;
    }
  }
  return hits[0]?.dataset.target;
}
function cellAt(surface, x3, y4) {
  const over = document.elementsFromPoint(x3, y4).find((element) => element.matches("[data-board]") && surface?.contains(element));
  if (!over) {
    return void 0;
  }
  let least = Number.POSITIVE_INFINITY;
  let found;
  for (const shape of over.querySelectorAll("[data-target]")) {
    const cell = cellOf(shape.dataset.target ?? "");
    const [middleX, middleY] = middle(shape);
    const far = Math.hypot(middleX - x3, middleY - y4);
    if (cell && far < least) {
      [found, least] = [cell, far];
    }
  }
  return found;
}

// src/table/seats.tsx
var NAME_MAX = 24;
function Seats({
  view,
  state,
  socket
}) {
  const words = useWords();
  const own = view.welcome?.seat;
  const isHost = view.welcome?.host === true;
  const hasFree = state.seats.some((seat) => seat.kind === "free");
  return /* @__PURE__ */ a4("section", { class: "panel seats", "aria-label": words("page-seats"), children: [
    /* @__PURE__ */ a4("h2", { children: words("page-seats") }),
    own === void 0 && hasFree && /* @__PURE__ */ a4(Join, { socket }),
    /* @__PURE__ */ a4("ol", { children: state.seats.map((seat) => /* @__PURE__ */ a4("li", { "data-own": seat.seat === own, children: [
      /* @__PURE__ */ a4("span", { class: "letter", children: seat.seat }),
      /* @__PURE__ */ a4("b", { class: "name", children: seat.name || words("page-free") }),
      seat.kind === "person" && /* @__PURE__ */ a4(SeatBadge, { state: seat }),
      seat.seat === own && /* @__PURE__ */ a4("span", { class: "badge", children: words("page-you") }),
      isHost && seat.seat !== own ? /* @__PURE__ */ a4(HostChoice, { seat, socket }) : seat.kind === "bot" && /* @__PURE__ */ a4(SeatBadge, { state: seat })
    ] }, seat.seat)) }),
    /* @__PURE__ */ a4("div", { class: "buttons", children: [
      own !== void 0 && state.phase !== "over" && /* @__PURE__ */ a4("button", { type: "button", onClick: () => socket?.send({ type: "leave" }), children: words("page-leave") }),
      isHost && state.phase === "waiting" && /* @__PURE__ */ a4("button", { type: "button", class: "main", onClick: () => socket?.send({ type: "start" }), children: words("page-start-now") })
    ] }),
    state.phase === "waiting" && own !== void 0 && /* @__PURE__ */ a4("p", { class: "hint", role: "status", children: words("page-waiting") }),
    state.watching > 0 && /* @__PURE__ */ a4("p", { class: "hint", children: [
      words("page-watching"),
      ": ",
      state.watching
    ] })
  ] });
}
function Join({ socket }) {
  const words = useWords();
  const [name, setName] = d2(() => get("name", ""));
  const join = (event) => {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed) {
      set("name", trimmed);
      socket?.send({ type: "join", name: trimmed });
    }
  };
  return /* @__PURE__ */ a4("form", { class: "join", onSubmit: join, children: [
    /* @__PURE__ */ a4("label", { for: "name", children: words("page-name") }),
    /* @__PURE__ */ a4("div", { class: "together", children: [
      /* @__PURE__ */ a4(
        "input",
        {
          id: "name",
          value: name,
          maxLength: NAME_MAX,
          required: true,
          autocomplete: "nickname",
          onInput: (event) => setName(event.currentTarget.value)
        }
      ),
      /* @__PURE__ */ a4("button", { type: "submit", class: "main", children: words("page-join") })
    ] }),
    /* @__PURE__ */ a4("p", { class: "hint", children: words("page-or-watch") })
  ] });
}
function HostChoice({ seat, socket }) {
  const words = useWords();
  const { lobby: lobby2 } = useShared();
  const now = seat.kind === "bot" ? seat.level : seat.kind;
  const choose = (value) => {
    if (value === "free") {
      socket?.send({ type: "free", seat: seat.seat });
    } else if (value !== "person") {
      socket?.send({ type: "bot", seat: seat.seat, level: value });
    }
  };
  return /* @__PURE__ */ a4(
    "select",
    {
      class: "host-choice",
      "aria-label": `${words("page-seat")} ${seat.seat}`,
      value: now,
      onChange: (event) => choose(event.currentTarget.value),
      children: [
        /* @__PURE__ */ a4("option", { value: "free", children: words("page-free") }),
        now === "person" && /* @__PURE__ */ a4("option", { value: "person", children: words("page-person") }),
        lobby2.levels.map(({ level, title }) => /* @__PURE__ */ a4("option", { value: level, children: [
          words("page-bot"),
          ": ",
          title
        ] }, level))
      ]
    }
  );
}

// src/table/selection.ts
function boardsOf(shown) {
  const own = shown.places[0]?.boards ?? [];
  return [...shown.boards ?? [], ...own].filter((board) => board.target !== void 0);
}
function useSelection(socket, view) {
  const { shown, preview } = view;
  const decision = shown?.decision;
  const moves = w2(
    () => shown?.decision && new Moves(shown.decision.moves, shown.pattern, boardsOf(shown)),
    [shown]
  );
  const fresh = (id) => ({
    id,
    tool: moves?.canLay ? "pattern" : "single",
    laid: void 0,
    single: [],
    last: void 0,
    question: void 0,
    pending: void 0
  });
  const [kept, setKept] = d2(() => fresh(-1));
  const [turns, setTurns] = d2({
    pattern: "",
    turn: UPRIGHT
  });
  const [hovered, setHovered] = d2();
  const [focus, setFocus] = d2();
  const chosen = kept.id === (decision?.id ?? -1) ? kept : fresh(decision?.id ?? -1);
  const pattern = shown?.pattern?.name ?? "";
  const turn = turns.pattern === pattern ? turns.turn : UPRIGHT;
  const change = (part) => setKept({ ...chosen, question: void 0, ...part });
  const setTurn = (turn2) => setTurns({ pattern, turn: turn2 });
  const targets = w2(() => {
    if (!moves) {
      return [];
    }
    return chosen.tool === "pattern" && chosen.laid ? moves.laidTargets(chosen.laid, turn) : chosen.single;
  }, [moves, chosen.tool, chosen.laid, chosen.single, turn]);
  const key = targets.join(" ");
  A2(() => {
    if (decision && targets.length > 0) {
      socket?.send({ type: "preview", id: decision.id, targets: [...targets] });
    }
  }, [socket, decision?.id, key, view.link]);
  const current = preview && preview.id === decision?.id && preview.targets.join(" ") === key && key !== "" ? preview : void 0;
  const send = (move) => {
    if (decision) {
      socket?.send({ type: "move", id: decision.id, move });
    }
  };
  const playMove = (move, confirm) => confirm === void 0 ? send(move) : change({ question: { text: confirm, move }, pending: void 0 });
  A2(() => {
    if (chosen.pending !== void 0 && current?.move === chosen.pending && current.legal) {
      playMove(current.move, current.confirm);
    }
  }, [current, chosen.pending]);
  const isLegal = moves !== void 0 && moves.find(targets) !== void 0;
  const looks = w2(() => {
    const found = /* @__PURE__ */ new Map();
    if (!moves) {
      return found;
    }
    for (const target of moves.targets) {
      found.set(target, "legal");
    }
    if (chosen.tool === "pattern" && hovered && !chosen.laid) {
      for (const target of moves.laidTargets(moves.layAt(hovered, turn), turn)) {
        found.set(target, "hover");
      }
    }
    const isLaid = chosen.tool === "pattern" && chosen.laid !== void 0;
    const look2 = isLaid ? isLegal ? "laid" : "refused" : "chosen";
    for (const target of targets) {
      found.set(target, look2);
    }
    return found;
  }, [moves, chosen.tool, chosen.laid, hovered, turn, key, isLegal]);
  const play = () => {
    const move = moves?.find(targets);
    if (move && current) {
      playMove(move.text, current.confirm);
    } else if (move) {
      change({ pending: move.text });
    }
  };
  return {
    moves,
    tool: chosen.tool,
    setTool: (tool) => change({ tool, laid: void 0, single: [], last: void 0 }),
    turn,
    targets,
    preview: current,
    looks,
    focus: focus ?? (moves ? [...moves.targets][0] : void 0),
    setFocus,
    question: chosen.question,
    answer: (yes) => {
      if (yes && chosen.question) {
        send(chosen.question.move);
      }
      change({ pending: void 0 });
    },
    tap: (target) => {
      if (!moves) {
        return;
      }
      setFocus(target);
      const cell = cellOf(target);
      if (chosen.last === target && isLegal && targets.includes(target)) {
        play();
      } else if (chosen.tool === "pattern" && cell) {
        const found = moves.layOver(cell, turn);
        setTurn(found.turn);
        change({ laid: found.laid, last: target, pending: void 0 });
      } else {
        const single = moves.point(chosen.single, target);
        change({ single, last: target, pending: void 0, laid: void 0, tool: "single" });
      }
    },
    carry: (cell) => {
      if (moves && chosen.tool === "pattern") {
        const laid = cell && moves.layAt(cell, turn);
        const last = cell && `${cell.board}.${cell.at.join(".")}`;
        change({ laid, last, pending: void 0 });
        setHovered(void 0);
        if (last) {
          setFocus(last);
        }
      }
    },
    hover: (cell) => setHovered(chosen.tool === "pattern" ? cell : void 0),
    choose: (move, single) => change({ single, tool: "single", laid: void 0, pending: move }),
    rotate: () => setTurn(turnRight(turn)),
    mirror: () => setTurn(flip(turn)),
    clear: () => {
      setHovered(void 0);
      change({ laid: void 0, single: [], last: void 0, pending: void 0 });
    },
    play
  };
}

// src/pages/table.tsx
var EMPTY = {
  link: "connecting",
  shownAt: 0,
  drawings: {},
  log: [],
  fresh: [],
  reactions: []
};
var ERROR_MS = 6e3;
function TablePage({ table: table2 }) {
  const words = useWords();
  const { language } = useShared();
  const [plain, setPlain] = d2(() => get("plain", false));
  const { socket, view } = useTable(table2, language, plain);
  const selection = useSelection(socket, view);
  const surface = T2(null);
  const pointing = usePointing(surface, selection);
  const [isMenuOpen, setMenuOpen] = d2(false);
  const { shown, state, welcome } = view;
  const seat = welcome?.seat;
  const isSeat = seat !== void 0;
  const title = state?.title ?? "";
  A2(() => {
    document.title = [shown?.owed ? "●" : "", title, "roll-and-write"].filter(Boolean).join(" ");
  }, [shown?.owed, title]);
  A2(() => {
    if (view.next !== void 0) {
      location.hash = tableLink(view.next);
    }
  }, [view.next]);
  if (view.link === "missing") {
    return /* @__PURE__ */ a4("main", { class: "narrow", children: [
      /* @__PURE__ */ a4(Brand, {}),
      /* @__PURE__ */ a4(Notice, { children: words("page-no-table") }),
      /* @__PURE__ */ a4("a", { class: "button main", href: START_LINK, children: words("page-home") })
    ] });
  }
  const share = /* @__PURE__ */ a4(Share, { address: wholeAddress(tableLink(table2)), title: title || "roll-and-write" });
  const seats = state && /* @__PURE__ */ a4(Seats, { view, state, socket });
  const isWaiting = state?.phase === "waiting";
  const canJoin = !isSeat && state?.seats.some((one) => one.kind === "free") === true;
  return /* @__PURE__ */ a4("div", { class: "table-page", ref: surface, ...pointing.handlers, children: [
    /* @__PURE__ */ a4("header", { class: "top", children: [
      /* @__PURE__ */ a4("a", { class: "quiet", href: START_LINK, title: words("page-home"), children: /* @__PURE__ */ a4(Icon, { name: "home", label: words("page-home") }) }),
      /* @__PURE__ */ a4("h1", { children: [
        /* @__PURE__ */ a4("span", { class: "title", children: title }),
        /* @__PURE__ */ a4("span", { class: "headline", children: shown?.headline })
      ] }),
      isSeat && !isWaiting && /* @__PURE__ */ a4(Reactions, { socket }),
      /* @__PURE__ */ a4(
        "button",
        {
          type: "button",
          class: "quiet",
          title: words("page-menu"),
          onClick: () => setMenuOpen(true),
          children: /* @__PURE__ */ a4(Icon, { name: "menu", label: words("page-menu") })
        }
      )
    ] }),
    /* @__PURE__ */ a4(Trouble, { view, socket }),
    /* @__PURE__ */ a4("main", { children: [
      isWaiting && /* @__PURE__ */ a4("div", { class: "waiting", children: [
        state.options.length > 0 && /* @__PURE__ */ a4("p", { class: "panel facts", children: state.options.join(" · ") }),
        seats,
        /* @__PURE__ */ a4("section", { class: "panel", children: [
          /* @__PURE__ */ a4("h2", { children: words("page-invite") }),
          share
        ] })
      ] }),
      !isWaiting && canJoin && /* @__PURE__ */ a4("div", { class: "waiting", children: seats }),
      state?.phase === "stopped" && /* @__PURE__ */ a4(Notice, { children: words("page-stopped") }),
      shown?.result && /* @__PURE__ */ a4(End, { shown, table: table2, socket, isSeat }),
      shown?.plain && /* @__PURE__ */ a4("section", { class: "panel plain", "aria-label": words("page-plain"), children: [
        /* @__PURE__ */ a4("h2", { children: words("page-plain") }),
        shown.plain.map((line, index) => /* @__PURE__ */ a4("p", { children: line }, `${index} ${line}`)),
        /* @__PURE__ */ a4(MoveList, { selection })
      ] }),
      shown && /* @__PURE__ */ a4(
        TableView,
        {
          shown,
          drawings: view.drawings,
          log: view.log,
          state,
          reactions: view.reactions,
          seat,
          selection: isSeat ? selection : void 0
        }
      )
    ] }),
    shown && isSeat && !shown.result && /* @__PURE__ */ a4(Actions, { view, socket, selection, drawings: view.drawings }),
    shown?.pattern && /* @__PURE__ */ a4(
      CarriedPattern,
      {
        carried: pointing.carried,
        svg: view.drawings[shown.pattern.drawing],
        selection
      }
    ),
    /* @__PURE__ */ a4(Announcer, { fresh: view.fresh }),
    isMenuOpen && /* @__PURE__ */ a4(Dialog, { title: title || words("page-menu"), onClose: () => setMenuOpen(false), children: [
      /* @__PURE__ */ a4(LanguageChoice, {}),
      /* @__PURE__ */ a4("label", { class: "check", children: [
        /* @__PURE__ */ a4(
          "input",
          {
            type: "checkbox",
            checked: plain,
            onChange: (event) => {
              set("plain", event.currentTarget.checked);
              setPlain(event.currentTarget.checked);
            }
          }
        ),
        words("page-plain-choice")
      ] }),
      state && /* @__PURE__ */ a4("a", { class: "button", href: rulesLink(state.game), target: "_blank", rel: "noopener", children: words("page-rules") }),
      seats,
      !isWaiting && /* @__PURE__ */ a4("details", { children: [
        /* @__PURE__ */ a4("summary", { children: words("page-invite") }),
        share
      ] }),
      /* @__PURE__ */ a4(Keys, {})
    ] })
  ] });
}
function useTable(table2, language, plain) {
  const [view, setView] = d2(EMPTY);
  const [socket, setSocket] = d2();
  const first = T2({ language, plain });
  first.current = { language, plain };
  A2(() => {
    setView(EMPTY);
    const opened = new TableSocket(table2, first.current.language, first.current.plain, setView);
    setSocket(opened);
    return () => opened.close();
  }, [table2]);
  A2(() => socket?.setLanguage(language), [socket, language]);
  A2(() => socket?.setPlain(plain), [socket, plain]);
  return { socket, view };
}
function Trouble({ view, socket }) {
  const words = useWords();
  const error = view.error;
  A2(() => {
    if (error) {
      const timer = setTimeout(() => socket?.forgetError(), ERROR_MS);
      return () => clearTimeout(timer);
    }
  }, [error, socket]);
  if (view.link === "lost") {
    return /* @__PURE__ */ a4(Notice, { children: words("page-out-of-reach") });
  }
  if (view.link === "replaced") {
    return /* @__PURE__ */ a4(Notice, { children: [
      words("page-replaced"),
      " ",
      /* @__PURE__ */ a4("button", { type: "button", onClick: () => socket?.again(), children: words("page-play-here") })
    ] });
  }
  return error ? /* @__PURE__ */ a4(Notice, { children: error.error }) : null;
}
function Reactions({ socket }) {
  const words = useWords();
  const { lobby: lobby2 } = useShared();
  const menu = T2(null);
  return /* @__PURE__ */ a4("details", { class: "reactions", ref: menu, children: [
    /* @__PURE__ */ a4("summary", { class: "quiet", title: words("page-react"), children: /* @__PURE__ */ a4(Icon, { name: "smile", label: words("page-react") }) }),
    /* @__PURE__ */ a4("div", { class: "menu panel", children: lobby2.reactions.map(([reaction, title]) => /* @__PURE__ */ a4(
      "button",
      {
        type: "button",
        onClick: () => {
          socket?.send({ type: "react", reaction });
          menu.current?.removeAttribute("open");
        },
        children: title
      },
      reaction
    )) })
  ] });
}
function MoveList({ selection }) {
  const words = useWords();
  const moves = selection.moves?.all ?? [];
  const [chosen, setChosen] = d2("");
  const move = w2(() => moves.find((one) => one.text === chosen), [moves, chosen]);
  if (moves.length === 0) {
    return null;
  }
  return /* @__PURE__ */ a4("div", { class: "together", children: [
    /* @__PURE__ */ a4(
      "select",
      {
        "aria-label": words("page-moves"),
        value: move?.text ?? "",
        onChange: (event) => setChosen(event.currentTarget.value),
        children: [
          /* @__PURE__ */ a4("option", { value: "", children: words("page-moves") }),
          moves.map((one) => /* @__PURE__ */ a4("option", { value: one.text, children: one.choice ?? one.text }, one.number))
        ]
      }
    ),
    /* @__PURE__ */ a4(
      "button",
      {
        type: "button",
        class: "main",
        disabled: !move,
        onClick: () => move && selection.choose(move.text, move.targets),
        children: words("page-play")
      }
    )
  ] });
}
function Keys() {
  const words = useWords();
  const rows = [
    ["← ↑ → ↓", "page-key-arrows"],
    ["Enter", "page-key-enter"],
    ["R", "page-turn"],
    ["F", "page-flip"],
    ["Esc", "page-clear"]
  ];
  return /* @__PURE__ */ a4("details", { children: [
    /* @__PURE__ */ a4("summary", { children: words("page-keys") }),
    /* @__PURE__ */ a4("dl", { class: "keys", children: rows.map(([key, sentence]) => /* @__PURE__ */ a4("div", { children: [
      /* @__PURE__ */ a4("dt", { children: /* @__PURE__ */ a4("kbd", { children: key }) }),
      /* @__PURE__ */ a4("dd", { children: words(sentence) })
    ] }, key)) })
  ] });
}

// src/main.tsx
var RETRY_MS = 3e3;
var firstLanguage = () => get("language", "") || (navigator.languages[0] ?? "en").slice(0, 2).toLowerCase();
function App() {
  const [language, setLanguage] = d2(firstLanguage);
  const { lobby: lobby2, isLost } = useLobby(language);
  const route = useRoute();
  const shared = w2(
    () => lobby2 && {
      lobby: lobby2,
      language,
      setLanguage: (chosen) => {
        set("language", chosen);
        setLanguage(chosen);
      }
    },
    [lobby2, language]
  );
  if (!shared) {
    return /* @__PURE__ */ a4("main", { class: "narrow", children: [
      /* @__PURE__ */ a4(Brand, {}),
      isLost && /* @__PURE__ */ a4(Notice, { children: "The server is out of reach." })
    ] });
  }
  return /* @__PURE__ */ a4(SharedContext.Provider, { value: shared, children: /* @__PURE__ */ a4(Page, { route }) });
}
function Page({ route }) {
  switch (route.page) {
    case "start":
      return /* @__PURE__ */ a4(StartPage, {});
    case "table":
      return /* @__PURE__ */ a4(TablePage, { table: route.table }, route.table);
    case "replay":
      return /* @__PURE__ */ a4(ReplayPage, { ...route, seat: route.seat }, route.table);
    case "rules":
      return /* @__PURE__ */ a4(RulesPage, { game: route.game });
  }
}
function useLobby(language) {
  const [lobby2, setLobby] = d2(() => get("lobby", void 0));
  const [isLost, setLost] = d2(false);
  A2(() => {
    let timer;
    let isCurrent = true;
    const ask = async () => {
      try {
        const answer = await lobby(language);
        if (isCurrent) {
          set("lobby", answer);
          document.documentElement.lang = answer.languages.includes(language) ? language : "en";
          setLobby(answer);
          setLost(false);
        }
      } catch {
        if (isCurrent) {
          setLost(true);
          timer = setTimeout(ask, RETRY_MS);
        }
      }
    };
    ask();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [language]);
  return { lobby: lobby2, isLost };
}
function useRoute() {
  const [route, setRoute] = d2(readRoute);
  A2(() => {
    const listen = () => setRoute(readRoute());
    addEventListener("hashchange", listen);
    return () => removeEventListener("hashchange", listen);
  }, []);
  return route;
}
function readRoute() {
  const route = parseRoute(location.hash);
  if (route.page === "table" && route.host) {
    keepTable(route.table, { host: route.host });
    history.replaceState(null, "", tableLink(route.table));
  }
  return route;
}
if ("serviceWorker" in navigator && isSecureContext) {
  navigator.serviceWorker.register("worker.js").catch(() => void 0);
}
var root = document.getElementById("page");
if (root) {
  Q(/* @__PURE__ */ a4(App, {}), root);
}
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiLi4vbm9kZV9tb2R1bGVzL3ByZWFjdC9zcmMvY29uc3RhbnRzLmpzIiwgIi4uL25vZGVfbW9kdWxlcy9wcmVhY3Qvc3JjL29wdGlvbnMuanMiLCAiLi4vbm9kZV9tb2R1bGVzL3ByZWFjdC9zcmMvY3JlYXRlLWVsZW1lbnQuanMiLCAiLi4vbm9kZV9tb2R1bGVzL3ByZWFjdC9zcmMvY29tcG9uZW50LmpzIiwgIi4uL25vZGVfbW9kdWxlcy9wcmVhY3Qvc3JjL2RpZmYvcHJvcHMuanMiLCAiLi4vbm9kZV9tb2R1bGVzL3ByZWFjdC9zcmMvY3JlYXRlLWNvbnRleHQuanMiLCAiLi4vbm9kZV9tb2R1bGVzL3ByZWFjdC9zcmMvdXRpbC5qcyIsICIuLi9ub2RlX21vZHVsZXMvcHJlYWN0L3NyYy9kaWZmL2NoaWxkcmVuLmpzIiwgIi4uL25vZGVfbW9kdWxlcy9wcmVhY3Qvc3JjL2RpZmYvaW5kZXguanMiLCAiLi4vbm9kZV9tb2R1bGVzL3ByZWFjdC9zcmMvcmVuZGVyLmpzIiwgIi4uL25vZGVfbW9kdWxlcy9wcmVhY3Qvc3JjL2NyZWF0ZS1wb3J0YWwuanMiLCAiLi4vbm9kZV9tb2R1bGVzL3ByZWFjdC9zcmMvZGlmZi9jYXRjaC1lcnJvci5qcyIsICIuLi9ub2RlX21vZHVsZXMvcHJlYWN0L2hvb2tzL3NyYy9pbmRleC5qcyIsICIuLi9zcmMvYXBpLnRzIiwgIi4uL3NyYy9rZWVwLnRzIiwgIi4uL3NyYy9yb3V0ZS50cyIsICIuLi9ub2RlX21vZHVsZXMvbGVhbi1xci9pbmRleC5tanMiLCAiLi4vc3JjL3dvcmRzLnRzIiwgIi4uL25vZGVfbW9kdWxlcy9wcmVhY3QvanN4LXJ1bnRpbWUvc3JjL3V0aWxzLmpzIiwgIi4uL25vZGVfbW9kdWxlcy9wcmVhY3Qvc3JjL2NvbnN0YW50cy5qcyIsICIuLi9ub2RlX21vZHVsZXMvcHJlYWN0L2pzeC1ydW50aW1lL3NyYy9pbmRleC5qcyIsICIuLi9zcmMvdWkudHN4IiwgIi4uL3NyYy90YWJsZS9zaGFyZS50c3giLCAiLi4vc3JjL3RhYmxlL2RyYXdpbmcudHN4IiwgIi4uL3NyYy90YWJsZS9jYXJkcy50c3giLCAiLi4vc3JjL3RhYmxlL2xvZy50c3giLCAiLi4vc3JjL3RhYmxlL3BsYWNlcy50c3giLCAiLi4vc3JjL3RhYmxlL3ZpZXcudHN4IiwgIi4uL3NyYy9wYWdlcy9yZXBsYXkudHN4IiwgIi4uL3NyYy9wYWdlcy9ydWxlcy50c3giLCAiLi4vc3JjL3BhZ2VzL3N0YXJ0LnRzeCIsICIuLi9zcmMvcHJvdG9jb2wudHMiLCAiLi4vc3JjL3NvY2tldC50cyIsICIuLi9zcmMvdGFibGUvYWN0aW9ucy50c3giLCAiLi4vc3JjL3RhYmxlL2VuZC50c3giLCAiLi4vc3JjL3RhcmdldHMudHMiLCAiLi4vc3JjL3RhYmxlL3BvaW50aW5nLnRzIiwgIi4uL3NyYy90YWJsZS9zZWF0cy50c3giLCAiLi4vc3JjL3RhYmxlL3NlbGVjdGlvbi50cyIsICIuLi9zcmMvcGFnZXMvdGFibGUudHN4IiwgIi4uL3NyYy9tYWluLnRzeCJdLAogICJzb3VyY2VzQ29udGVudCI6IFsiLy8gVm5vZGUuX2ZsYWdzXG4vKiogTm9ybWFsIGh5ZHJhdGlvbiB0aGF0IGF0dGFjaGVzIHRvIGEgRE9NIHRyZWUgYnV0IGRvZXMgbm90IGRpZmYgaXQuICovXG5leHBvcnQgY29uc3QgTU9ERV9IWURSQVRFID0gMSA8PCA1O1xuLyoqIFNpZ25pZmllcyB0aGlzIFZOb2RlIHN1c3BlbmRlZCBvbiB0aGUgcHJldmlvdXMgcmVuZGVyICovXG5leHBvcnQgY29uc3QgTU9ERV9TVVNQRU5ERUQgPSAxIDw8IDc7XG4vKiogSW5kaWNhdGVzIHRoYXQgdGhpcyBub2RlIG5lZWRzIHRvIGJlIGluc2VydGVkIHdoaWxlIHBhdGNoaW5nIGNoaWxkcmVuICovXG5leHBvcnQgY29uc3QgSU5TRVJUX1ZOT0RFID0gMSA8PCAyO1xuLyoqIEluZGljYXRlcyBhIFZOb2RlIGhhcyBiZWVuIG1hdGNoZWQgd2l0aCBhbm90aGVyIFZOb2RlIGluIHRoZSBkaWZmICovXG5leHBvcnQgY29uc3QgTUFUQ0hFRCA9IDEgPDwgMTtcbi8qKiBUaGUgdm5vZGUncyByZWYgd2FzIGRldGFjaGVkIHdoaWxlIGl0cyBzdWJ0cmVlIHdhcyBwYXJrZWQgYnkgU3VzcGVuc2UgKi9cbmV4cG9ydCBjb25zdCBSRUZfREVUQUNIRUQgPSAxIDw8IDM7XG5cbi8vIGNvbXBvbmVudC5fYml0c1xuLyoqIENvbXBvbmVudCBpcyBwcm9jZXNzaW5nIGFuIGV4Y2VwdGlvbiAqL1xuZXhwb3J0IGNvbnN0IENPTVBPTkVOVF9QUk9DRVNTSU5HX0VYQ0VQVElPTiA9IDEgPDwgMDtcbi8qKiBDb21wb25lbnQgaGFzIGEgcGVuZGluZyBlcnJvciAqL1xuZXhwb3J0IGNvbnN0IENPTVBPTkVOVF9QRU5ESU5HX0VSUk9SID0gMSA8PCAxO1xuLyoqIENvbXBvbmVudCBzaG91bGQgZm9yY2UgdXBkYXRlIChza2lwIHNob3VsZENvbXBvbmVudFVwZGF0ZSkgKi9cbmV4cG9ydCBjb25zdCBDT01QT05FTlRfRk9SQ0UgPSAxIDw8IDI7XG4vKiogQ29tcG9uZW50IGlzIHF1ZXVlZCBmb3IgdXBkYXRlICovXG5leHBvcnQgY29uc3QgQ09NUE9ORU5UX0RJUlRZID0gMSA8PCAzO1xuXG4vKiogUmVzZXQgYWxsIG1vZGUgZmxhZ3MgKi9cbmV4cG9ydCBjb25zdCBSRVNFVF9NT0RFID0gfihNT0RFX0hZRFJBVEUgfCBNT0RFX1NVU1BFTkRFRCk7XG5cbmV4cG9ydCBjb25zdCBTVkdfTkFNRVNQQUNFID0gJ2h0dHA6Ly93d3cudzMub3JnLzIwMDAvc3ZnJztcbmV4cG9ydCBjb25zdCBYSFRNTF9OQU1FU1BBQ0UgPSAnaHR0cDovL3d3dy53My5vcmcvMTk5OS94aHRtbCc7XG5leHBvcnQgY29uc3QgTUFUSF9OQU1FU1BBQ0UgPSAnaHR0cDovL3d3dy53My5vcmcvMTk5OC9NYXRoL01hdGhNTCc7XG5cbmV4cG9ydCBjb25zdCBOVUxMID0gbnVsbDtcbmV4cG9ydCBjb25zdCBVTkRFRklORUQgPSB1bmRlZmluZWQ7XG5leHBvcnQgY29uc3QgVk5PREVfTUFSS0VSID0gU3ltYm9sLmZvcigncHYnKTtcbmV4cG9ydCBjb25zdCBFTVBUWV9PQkogPSAvKiogQHR5cGUge2FueX0gKi8gKHt9KTtcbmV4cG9ydCBjb25zdCBFTVBUWV9BUlIgPSBbXTtcblxuZXhwb3J0IGNvbnN0IE1BVEhNTF9UT0tFTl9FTEVNRU5UUyA9IC9ebShpfG58b3xzfHRleHR8c3BhY2UpJC87XG5cbi8qKiBNYXRjaGVkIG5ldyB2bm9kZSBlbGlnaWJsZSBmb3IgdGhlIGxvbmdlc3QgaW5jcmVhc2luZyBzdWJzZXF1ZW5jZS4gKi9cbmV4cG9ydCBjb25zdCBMSVNfQ0FORElEQVRFID0gMSA8PCA0O1xuIiwgImltcG9ydCB7IF9jYXRjaEVycm9yIH0gZnJvbSAnLi9kaWZmL2NhdGNoLWVycm9yJztcblxuLyoqXG4gKiBUaGUgYG9wdGlvbmAgb2JqZWN0IGNhbiBwb3RlbnRpYWxseSBjb250YWluIGNhbGxiYWNrIGZ1bmN0aW9uc1xuICogdGhhdCBhcmUgY2FsbGVkIGR1cmluZyB2YXJpb3VzIHN0YWdlcyBvZiBvdXIgcmVuZGVyZXIuIFRoaXMgaXMgdGhlXG4gKiBmb3VuZGF0aW9uIG9uIHdoaWNoIGFsbCBvdXIgYWRkb25zIGxpa2UgYHByZWFjdC9kZWJ1Z2AsIGBwcmVhY3QvY29tcGF0YCxcbiAqIGFuZCBgcHJlYWN0L2hvb2tzYCBhcmUgYmFzZWQgb24uIFNlZSB0aGUgYE9wdGlvbnNgIHR5cGUgaW4gYGludGVybmFsLmQudHNgXG4gKiBmb3IgYSBmdWxsIGxpc3Qgb2YgYXZhaWxhYmxlIG9wdGlvbiBob29rcyAobW9zdCBlZGl0b3JzL0lERXMgYWxsb3cgeW91IHRvXG4gKiBjdHJsK2NsaWNrIG9yIGNtZCtjbGljayBvbiBtYWMgdGhlIHR5cGUgZGVmaW5pdGlvbiBiZWxvdykuXG4gKiBAdHlwZSB7aW1wb3J0KCcuL2ludGVybmFsJykuT3B0aW9uc31cbiAqL1xuY29uc3Qgb3B0aW9ucyA9IHtcblx0X2NhdGNoRXJyb3Jcbn07XG5cbmV4cG9ydCBkZWZhdWx0IG9wdGlvbnM7XG4iLCAiaW1wb3J0IHsgYXNzaWduLCBzbGljZSB9IGZyb20gJy4vdXRpbCc7XG5pbXBvcnQgb3B0aW9ucyBmcm9tICcuL29wdGlvbnMnO1xuaW1wb3J0IHsgTlVMTCwgVU5ERUZJTkVELCBWTk9ERV9NQVJLRVIgfSBmcm9tICcuL2NvbnN0YW50cyc7XG5cbmxldCB2bm9kZUlkID0gMDtcblxuLyoqXG4gKiBDcmVhdGUgYW4gdmlydHVhbCBub2RlICh1c2VkIGZvciBKU1gpXG4gKiBAcGFyYW0ge2ltcG9ydCgnLi9pbnRlcm5hbCcpLlZOb2RlW1widHlwZVwiXX0gdHlwZSBUaGUgbm9kZSBuYW1lIG9yIENvbXBvbmVudCBjb25zdHJ1Y3RvciBmb3IgdGhpc1xuICogdmlydHVhbCBub2RlXG4gKiBAcGFyYW0ge29iamVjdCB8IG51bGwgfCB1bmRlZmluZWR9IFtwcm9wc10gVGhlIHByb3BlcnRpZXMgb2YgdGhlIHZpcnR1YWwgbm9kZVxuICogQHBhcmFtIHtBcnJheTxpbXBvcnQoJy4nKS5Db21wb25lbnRDaGlsZHJlbj59IFtjaGlsZHJlbl0gVGhlIGNoaWxkcmVuIG9mIHRoZVxuICogdmlydHVhbCBub2RlXG4gKiBAcmV0dXJucyB7aW1wb3J0KCcuL2ludGVybmFsJykuVk5vZGV9XG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBjcmVhdGVFbGVtZW50KHR5cGUsIHByb3BzLCBjaGlsZHJlbikge1xuXHRsZXQgbm9ybWFsaXplZFByb3BzID0ge30sXG5cdFx0a2V5LFxuXHRcdHJlZixcblx0XHRpLFxuXHRcdGxlbmd0aCA9IGFyZ3VtZW50cy5sZW5ndGg7XG5cdGZvciAoaSBpbiBwcm9wcykge1xuXHRcdGlmIChpID09ICdrZXknKSBrZXkgPSBwcm9wc1tpXTtcblx0XHRlbHNlIGlmIChpID09ICdyZWYnICYmIHR5cGVvZiB0eXBlICE9ICdmdW5jdGlvbicpIHJlZiA9IHByb3BzW2ldO1xuXHRcdGVsc2Ugbm9ybWFsaXplZFByb3BzW2ldID0gcHJvcHNbaV07XG5cdH1cblxuXHRpZiAobGVuZ3RoID4gMikge1xuXHRcdG5vcm1hbGl6ZWRQcm9wcy5jaGlsZHJlbiA9IGxlbmd0aCA+IDMgPyBzbGljZS5jYWxsKGFyZ3VtZW50cywgMikgOiBjaGlsZHJlbjtcblx0fVxuXG5cdHJldHVybiBjcmVhdGVWTm9kZSh0eXBlLCBub3JtYWxpemVkUHJvcHMsIGtleSwgcmVmLCBOVUxMKTtcbn1cblxuLyoqXG4gKiBDbG9uZXMgdGhlIGdpdmVuIFZOb2RlLCBvcHRpb25hbGx5IGFkZGluZyBhdHRyaWJ1dGVzL3Byb3BzIGFuZCByZXBsYWNpbmcgaXRzXG4gKiBjaGlsZHJlbi5cbiAqIEBwYXJhbSB7aW1wb3J0KCcuL2ludGVybmFsJykuVk5vZGV9IHZub2RlIFRoZSB2aXJ0dWFsIERPTSBlbGVtZW50IHRvIGNsb25lXG4gKiBAcGFyYW0ge29iamVjdH0gcHJvcHMgQXR0cmlidXRlcy9wcm9wcyB0byBhZGQgd2hlbiBjbG9uaW5nXG4gKiBAcGFyYW0ge0FycmF5PGltcG9ydCgnLi9pbnRlcm5hbCcpLkNvbXBvbmVudENoaWxkcmVuPn0gY2hpbGRyZW4gQW55IGFkZGl0aW9uYWwgYXJndW1lbnRzIHdpbGwgYmUgdXNlZFxuICogYXMgcmVwbGFjZW1lbnQgY2hpbGRyZW4uXG4gKiBAcmV0dXJucyB7aW1wb3J0KCcuL2ludGVybmFsJykuVk5vZGV9XG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBjbG9uZUVsZW1lbnQodm5vZGUsIHByb3BzLCBjaGlsZHJlbikge1xuXHRsZXQgbm9ybWFsaXplZFByb3BzID0gYXNzaWduKHt9LCB2bm9kZS5wcm9wcyksXG5cdFx0a2V5LFxuXHRcdHJlZixcblx0XHRpLFxuXHRcdGxlbmd0aCA9IGFyZ3VtZW50cy5sZW5ndGg7XG5cblx0Zm9yIChpIGluIHByb3BzKSB7XG5cdFx0aWYgKGkgPT0gJ2tleScpIGtleSA9IHByb3BzW2ldO1xuXHRcdGVsc2UgaWYgKGkgPT0gJ3JlZicgJiYgdHlwZW9mIHZub2RlLnR5cGUgIT0gJ2Z1bmN0aW9uJykgcmVmID0gcHJvcHNbaV07XG5cdFx0ZWxzZSBub3JtYWxpemVkUHJvcHNbaV0gPSBwcm9wc1tpXTtcblx0fVxuXG5cdGlmIChsZW5ndGggPiAyKSB7XG5cdFx0bm9ybWFsaXplZFByb3BzLmNoaWxkcmVuID0gbGVuZ3RoID4gMyA/IHNsaWNlLmNhbGwoYXJndW1lbnRzLCAyKSA6IGNoaWxkcmVuO1xuXHR9XG5cblx0cmV0dXJuIGNyZWF0ZVZOb2RlKFxuXHRcdHZub2RlLnR5cGUsXG5cdFx0bm9ybWFsaXplZFByb3BzLFxuXHRcdGtleSAhPT0gVU5ERUZJTkVEID8ga2V5IDogdm5vZGUua2V5LFxuXHRcdHJlZiAhPT0gVU5ERUZJTkVEID8gcmVmIDogdm5vZGUucmVmLFxuXHRcdE5VTExcblx0KTtcbn1cblxuLyoqXG4gKiBDcmVhdGUgYSBWTm9kZSAodXNlZCBpbnRlcm5hbGx5IGJ5IFByZWFjdClcbiAqIEBwYXJhbSB7aW1wb3J0KCcuL2ludGVybmFsJykuVk5vZGVbXCJ0eXBlXCJdfSB0eXBlIFRoZSBub2RlIG5hbWUgb3IgQ29tcG9uZW50XG4gKiBDb25zdHJ1Y3RvciBmb3IgdGhpcyB2aXJ0dWFsIG5vZGVcbiAqIEBwYXJhbSB7b2JqZWN0IHwgc3RyaW5nIHwgbnVtYmVyIHwgbnVsbH0gcHJvcHMgVGhlIHByb3BlcnRpZXMgb2YgdGhpcyB2aXJ0dWFsIG5vZGUuXG4gKiBJZiB0aGlzIHZpcnR1YWwgbm9kZSByZXByZXNlbnRzIGEgdGV4dCBub2RlLCB0aGlzIGlzIHRoZSB0ZXh0IG9mIHRoZSBub2RlIChzdHJpbmcgb3IgbnVtYmVyKS5cbiAqIEBwYXJhbSB7c3RyaW5nIHwgbnVtYmVyIHwgbnVsbH0ga2V5IFRoZSBrZXkgZm9yIHRoaXMgdmlydHVhbCBub2RlLCB1c2VkIHdoZW5cbiAqIGRpZmZpbmcgaXQgYWdhaW5zdCBpdHMgY2hpbGRyZW5cbiAqIEBwYXJhbSB7aW1wb3J0KCcuL2ludGVybmFsJykuVk5vZGVbXCJyZWZcIl19IHJlZiBUaGUgcmVmIHByb3BlcnR5IHRoYXQgd2lsbFxuICogcmVjZWl2ZSBhIHJlZmVyZW5jZSB0byBpdHMgY3JlYXRlZCBjaGlsZFxuICogQHJldHVybnMge2ltcG9ydCgnLi9pbnRlcm5hbCcpLlZOb2RlfVxuICovXG5leHBvcnQgZnVuY3Rpb24gY3JlYXRlVk5vZGUodHlwZSwgcHJvcHMsIGtleSwgcmVmLCBvcmlnaW5hbCkge1xuXHQvLyBWOCBzZWVtcyB0byBiZSBiZXR0ZXIgYXQgZGV0ZWN0aW5nIHR5cGUgc2hhcGVzIGlmIHRoZSBvYmplY3QgaXMgYWxsb2NhdGVkIGZyb20gdGhlIHNhbWUgY2FsbCBzaXRlXG5cdC8vIERvIG5vdCBpbmxpbmUgaW50byBjcmVhdGVFbGVtZW50IGFuZCBjb2VyY2VUb1ZOb2RlIVxuXHQvKiogQHR5cGUge2ltcG9ydCgnLi9pbnRlcm5hbCcpLlZOb2RlfSAqL1xuXHRjb25zdCB2bm9kZSA9IHtcblx0XHR0eXBlLFxuXHRcdHByb3BzLFxuXHRcdGtleSxcblx0XHRyZWYsXG5cdFx0X2NoaWxkcmVuOiBOVUxMLFxuXHRcdF9wYXJlbnQ6IE5VTEwsXG5cdFx0X2RlcHRoOiAwLFxuXHRcdF9kb206IE5VTEwsXG5cdFx0X2NvbXBvbmVudDogTlVMTCxcblx0XHRjb25zdHJ1Y3RvcjogVk5PREVfTUFSS0VSLFxuXHRcdF9vcmlnaW5hbDogb3JpZ2luYWwgfHwgKyt2bm9kZUlkLFxuXHRcdF9pbmRleDogLTEsXG5cdFx0X2ZsYWdzOiAwXG5cdH07XG5cblx0Ly8gT25seSBpbnZva2UgdGhlIHZub2RlIGhvb2sgaWYgdGhpcyB3YXMgKm5vdCogYSBkaXJlY3QgY29weTpcblx0aWYgKCFvcmlnaW5hbCAmJiBvcHRpb25zLnZub2RlKSBvcHRpb25zLnZub2RlKHZub2RlKTtcblxuXHRyZXR1cm4gdm5vZGU7XG59XG5cbmV4cG9ydCBmdW5jdGlvbiBjcmVhdGVSZWYoKSB7XG5cdHJldHVybiB7IGN1cnJlbnQ6IE5VTEwgfTtcbn1cblxuZXhwb3J0IGZ1bmN0aW9uIEZyYWdtZW50KHByb3BzKSB7XG5cdHJldHVybiBwcm9wcy5jaGlsZHJlbjtcbn1cblxuLyoqXG4gKiBDaGVjayBpZiBhIHRoZSBhcmd1bWVudCBpcyBhIHZhbGlkIFByZWFjdCBWTm9kZS5cbiAqIEBwYXJhbSB7Kn0gdm5vZGVcbiAqIEByZXR1cm5zIHt2bm9kZSBpcyBWTm9kZX1cbiAqL1xuZXhwb3J0IGNvbnN0IGlzVmFsaWRFbGVtZW50ID0gdm5vZGUgPT5cblx0dm5vZGUgIT0gTlVMTCAmJiB2bm9kZS5jb25zdHJ1Y3RvciA9PT0gVk5PREVfTUFSS0VSO1xuIiwgImltcG9ydCB7XG5cdENPTVBPTkVOVF9ESVJUWSxcblx0Q09NUE9ORU5UX0ZPUkNFLFxuXHRNT0RFX0hZRFJBVEUsXG5cdE5VTEwsXG5cdFZOT0RFX01BUktFUlxufSBmcm9tICcuL2NvbnN0YW50cyc7XG5pbXBvcnQgeyBGcmFnbWVudCB9IGZyb20gJy4vY3JlYXRlLWVsZW1lbnQnO1xuaW1wb3J0IHsgY29tbWl0Um9vdCwgZGlmZiB9IGZyb20gJy4vZGlmZi9pbmRleCc7XG5pbXBvcnQgb3B0aW9ucyBmcm9tICcuL29wdGlvbnMnO1xuaW1wb3J0IHsgYXNzaWduIH0gZnJvbSAnLi91dGlsJztcblxuLyoqXG4gKiBCYXNlIENvbXBvbmVudCBjbGFzcy4gUHJvdmlkZXMgYHNldFN0YXRlKClgIGFuZCBgZm9yY2VVcGRhdGUoKWAsIHdoaWNoXG4gKiB0cmlnZ2VyIHJlbmRlcmluZ1xuICogQHBhcmFtIHtvYmplY3R9IHByb3BzIFRoZSBpbml0aWFsIGNvbXBvbmVudCBwcm9wc1xuICogQHBhcmFtIHtvYmplY3R9IGNvbnRleHQgVGhlIGluaXRpYWwgY29udGV4dCBmcm9tIHBhcmVudCBjb21wb25lbnRzJ1xuICogZ2V0Q2hpbGRDb250ZXh0XG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBCYXNlQ29tcG9uZW50KHByb3BzLCBjb250ZXh0KSB7XG5cdHRoaXMucHJvcHMgPSBwcm9wcztcblx0dGhpcy5jb250ZXh0ID0gY29udGV4dDtcblx0dGhpcy5fYml0cyA9IDA7XG59XG5cbi8qKlxuICogVXBkYXRlIGNvbXBvbmVudCBzdGF0ZSBhbmQgc2NoZWR1bGUgYSByZS1yZW5kZXIuXG4gKiBAdGhpcyB7aW1wb3J0KCcuL2ludGVybmFsJykuQ29tcG9uZW50fVxuICogQHBhcmFtIHtvYmplY3QgfCAoKHM6IG9iamVjdCwgcDogb2JqZWN0KSA9PiBvYmplY3QpfSB1cGRhdGUgQSBoYXNoIG9mIHN0YXRlXG4gKiBwcm9wZXJ0aWVzIHRvIHVwZGF0ZSB3aXRoIG5ldyB2YWx1ZXMgb3IgYSBmdW5jdGlvbiB0aGF0IGdpdmVuIHRoZSBjdXJyZW50XG4gKiBzdGF0ZSBhbmQgcHJvcHMgcmV0dXJucyBhIG5ldyBwYXJ0aWFsIHN0YXRlXG4gKiBAcGFyYW0geygpID0+IHZvaWR9IFtjYWxsYmFja10gQSBmdW5jdGlvbiB0byBiZSBjYWxsZWQgb25jZSBjb21wb25lbnQgc3RhdGUgaXNcbiAqIHVwZGF0ZWRcbiAqL1xuQmFzZUNvbXBvbmVudC5wcm90b3R5cGUuc2V0U3RhdGUgPSBmdW5jdGlvbiAodXBkYXRlLCBjYWxsYmFjaykge1xuXHQvLyBvbmx5IGNsb25lIHN0YXRlIHdoZW4gY29weWluZyB0byBuZXh0U3RhdGUgdGhlIGZpcnN0IHRpbWUuXG5cdGxldCBzID0gdGhpcy5fbmV4dFN0YXRlO1xuXHRpZiAoIXMgfHwgcyA9PSB0aGlzLnN0YXRlKSB7XG5cdFx0cyA9IHRoaXMuX25leHRTdGF0ZSA9IGFzc2lnbih7fSwgdGhpcy5zdGF0ZSk7XG5cdH1cblxuXHRpZiAodHlwZW9mIHVwZGF0ZSA9PSAnZnVuY3Rpb24nKSB7XG5cdFx0Ly8gU29tZSBsaWJyYXJpZXMgbGlrZSBgaW1tZXJgIG1hcmsgdGhlIGN1cnJlbnQgc3RhdGUgYXMgcmVhZG9ubHksXG5cdFx0Ly8gcHJldmVudGluZyB1cyBmcm9tIG11dGF0aW5nIGl0LCBzbyB3ZSBuZWVkIHRvIGNsb25lIGl0LiBTZWUgIzI3MTZcblx0XHR1cGRhdGUgPSB1cGRhdGUoYXNzaWduKHt9LCBzKSwgdGhpcy5wcm9wcyk7XG5cdH1cblxuXHRpZiAodXBkYXRlKSB7XG5cdFx0YXNzaWduKHMsIHVwZGF0ZSk7XG5cdH0gZWxzZSB7XG5cdFx0cmV0dXJuO1xuXHR9XG5cblx0aWYgKHRoaXMuX3Zub2RlKSB7XG5cdFx0aWYgKGNhbGxiYWNrKSB7XG5cdFx0XHR0aGlzLl9zdGF0ZUNhbGxiYWNrcy5wdXNoKGNhbGxiYWNrKTtcblx0XHR9XG5cdFx0ZW5xdWV1ZVJlbmRlcih0aGlzKTtcblx0fVxufTtcblxuLyoqXG4gKiBJbW1lZGlhdGVseSBwZXJmb3JtIGEgc3luY2hyb25vdXMgcmUtcmVuZGVyIG9mIHRoZSBjb21wb25lbnRcbiAqIEB0aGlzIHtpbXBvcnQoJy4vaW50ZXJuYWwnKS5Db21wb25lbnR9XG4gKiBAcGFyYW0geygpID0+IHZvaWR9IFtjYWxsYmFja10gQSBmdW5jdGlvbiB0byBiZSBjYWxsZWQgYWZ0ZXIgY29tcG9uZW50IGlzXG4gKiByZS1yZW5kZXJlZFxuICovXG5CYXNlQ29tcG9uZW50LnByb3RvdHlwZS5mb3JjZVVwZGF0ZSA9IGZ1bmN0aW9uIChjYWxsYmFjaykge1xuXHRpZiAodGhpcy5fdm5vZGUpIHtcblx0XHQvLyBTZXQgcmVuZGVyIG1vZGUgc28gdGhhdCB3ZSBjYW4gZGlmZmVyZW50aWF0ZSB3aGVyZSB0aGUgcmVuZGVyIHJlcXVlc3Rcblx0XHQvLyBpcyBjb21pbmcgZnJvbS4gV2UgbmVlZCB0aGlzIGJlY2F1c2UgZm9yY2VVcGRhdGUgc2hvdWxkIG5ldmVyIGNhbGxcblx0XHQvLyBzaG91bGRDb21wb25lbnRVcGRhdGVcblx0XHR0aGlzLl9iaXRzIHw9IENPTVBPTkVOVF9GT1JDRTtcblx0XHRpZiAoY2FsbGJhY2spIHRoaXMuX3JlbmRlckNhbGxiYWNrcy5wdXNoKGNhbGxiYWNrKTtcblx0XHRlbnF1ZXVlUmVuZGVyKHRoaXMpO1xuXHR9XG59O1xuXG4vKipcbiAqIEFjY2VwdHMgYHByb3BzYCBhbmQgYHN0YXRlYCwgYW5kIHJldHVybnMgYSBuZXcgVmlydHVhbCBET00gdHJlZSB0byBidWlsZC5cbiAqIFZpcnR1YWwgRE9NIGlzIGdlbmVyYWxseSBjb25zdHJ1Y3RlZCB2aWEgW0pTWF0oaHR0cHM6Ly9qYXNvbmZvcm1hdC5jb20vd3RmLWlzLWpzeCkuXG4gKiBAcGFyYW0ge29iamVjdH0gcHJvcHMgUHJvcHMgKGVnOiBKU1ggYXR0cmlidXRlcykgcmVjZWl2ZWQgZnJvbSBwYXJlbnRcbiAqIGVsZW1lbnQvY29tcG9uZW50XG4gKiBAcGFyYW0ge29iamVjdH0gc3RhdGUgVGhlIGNvbXBvbmVudCdzIGN1cnJlbnQgc3RhdGVcbiAqIEBwYXJhbSB7b2JqZWN0fSBjb250ZXh0IENvbnRleHQgb2JqZWN0LCBhcyByZXR1cm5lZCBieSB0aGUgbmVhcmVzdFxuICogYW5jZXN0b3IncyBgZ2V0Q2hpbGRDb250ZXh0KClgXG4gKiBAcmV0dXJucyB7Q29tcG9uZW50Q2hpbGRyZW4gfCB2b2lkfVxuICovXG5CYXNlQ29tcG9uZW50LnByb3RvdHlwZS5yZW5kZXIgPSBGcmFnbWVudDtcblxuLyoqXG4gKiBAcGFyYW0ge2ltcG9ydCgnLi9pbnRlcm5hbCcpLlZOb2RlfSB2bm9kZVxuICogQHBhcmFtIHtudW1iZXIgfCBudWxsfSBbY2hpbGRJbmRleF1cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGdldERvbVNpYmxpbmcodm5vZGUsIGNoaWxkSW5kZXgpIHtcblx0aWYgKGNoaWxkSW5kZXggPT0gTlVMTCkge1xuXHRcdC8vIFVzZSBjaGlsZEluZGV4PT1udWxsIGFzIGEgc2lnbmFsIHRvIHJlc3VtZSB0aGUgc2VhcmNoIGZyb20gdGhlIHZub2RlJ3Mgc2libGluZ1xuXHRcdHJldHVybiB2bm9kZS5fcGFyZW50ICYmIGdldERvbVNpYmxpbmcodm5vZGUuX3BhcmVudCwgdm5vZGUuX2luZGV4ICsgMSk7XG5cdH1cblxuXHRsZXQgc2libGluZztcblx0Zm9yICg7IGNoaWxkSW5kZXggPCB2bm9kZS5fY2hpbGRyZW4ubGVuZ3RoOyBjaGlsZEluZGV4KyspIHtcblx0XHRzaWJsaW5nID0gdm5vZGUuX2NoaWxkcmVuW2NoaWxkSW5kZXhdO1xuXG5cdFx0aWYgKHNpYmxpbmcgJiYgc2libGluZy5fZG9tKSB7XG5cdFx0XHQvLyBTaW5jZSB1cGRhdGVQYXJlbnREb21Qb2ludGVycyBrZWVwcyBfZG9tIHBvaW50ZXIgY29ycmVjdCxcblx0XHRcdC8vIHdlIGNhbiByZWx5IG9uIF9kb20gdG8gdGVsbCB1cyBpZiB0aGlzIHN1YnRyZWUgY29udGFpbnMgYVxuXHRcdFx0Ly8gcmVuZGVyZWQgRE9NIG5vZGUsIGFuZCB3aGF0IHRoZSBmaXJzdCByZW5kZXJlZCBET00gbm9kZSBpc1xuXHRcdFx0cmV0dXJuIHNpYmxpbmcuX2RvbTtcblx0XHR9XG5cdH1cblxuXHQvLyBJZiB3ZSBnZXQgaGVyZSwgd2UgaGF2ZSBub3QgZm91bmQgYSBET00gbm9kZSBpbiB0aGlzIHZub2RlJ3MgY2hpbGRyZW4uXG5cdC8vIFdlIG11c3QgcmVzdW1lIGZyb20gdGhpcyB2bm9kZSdzIHNpYmxpbmcgKGluIGl0J3MgcGFyZW50IF9jaGlsZHJlbiBhcnJheSlcblx0Ly8gT25seSBjbGltYiB1cCBhbmQgc2VhcmNoIHRoZSBwYXJlbnQgaWYgd2UgYXJlbid0IHNlYXJjaGluZyB0aHJvdWdoIGEgRE9NXG5cdC8vIFZOb2RlIChtZWFuaW5nIHdlIHJlYWNoZWQgdGhlIERPTSBwYXJlbnQgb2YgdGhlIG9yaWdpbmFsIHZub2RlIHRoYXQgYmVnYW5cblx0Ly8gdGhlIHNlYXJjaCkuIE5ldyByb290cyAoX3BhcmVudERvbSkgYXJlIGEgRE9NIGJvdW5kYXJ5IHRvby5cblx0cmV0dXJuIHR5cGVvZiB2bm9kZS50eXBlID09ICdmdW5jdGlvbicgJiYgIXZub2RlLnByb3BzLl9wYXJlbnREb21cblx0XHQ/IGdldERvbVNpYmxpbmcodm5vZGUpXG5cdFx0OiBOVUxMO1xufVxuXG4vKipcbiAqIFRyaWdnZXIgaW4tcGxhY2UgcmUtcmVuZGVyaW5nIG9mIGEgY29tcG9uZW50LlxuICogQHBhcmFtIHtpbXBvcnQoJy4vaW50ZXJuYWwnKS5Db21wb25lbnR9IGNvbXBvbmVudCBUaGUgY29tcG9uZW50IHRvIHJlcmVuZGVyXG4gKi9cbmZ1bmN0aW9uIHJlbmRlckNvbXBvbmVudChjb21wb25lbnQpIHtcblx0Y29uc3Qgb2xkVk5vZGUgPSBjb21wb25lbnQuX3Zub2RlLFxuXHRcdG9sZERvbSA9IG9sZFZOb2RlLl9kb20sXG5cdFx0Y29tbWl0UXVldWUgPSBbXSxcblx0XHRyZWZRdWV1ZSA9IFtdO1xuXG5cdGNvbnN0IHBhcmVudERvbSA9IGNvbXBvbmVudC5fcGFyZW50RG9tO1xuXHRpZiAocGFyZW50RG9tKSB7XG5cdFx0Y29uc3QgbmV3Vk5vZGUgPSBhc3NpZ24oeyBjb25zdHJ1Y3RvcjogVk5PREVfTUFSS0VSIH0sIG9sZFZOb2RlKTtcblx0XHRuZXdWTm9kZS5fb3JpZ2luYWwgPSBvbGRWTm9kZS5fb3JpZ2luYWwgKyAxO1xuXHRcdGlmIChvcHRpb25zLnZub2RlKSBvcHRpb25zLnZub2RlKG5ld1ZOb2RlKTtcblxuXHRcdGRpZmYoXG5cdFx0XHRwYXJlbnREb20sXG5cdFx0XHRuZXdWTm9kZSxcblx0XHRcdG9sZFZOb2RlLFxuXHRcdFx0Y29tcG9uZW50Ll9nbG9iYWxDb250ZXh0LFxuXHRcdFx0cGFyZW50RG9tLm5hbWVzcGFjZVVSSSxcblx0XHRcdG9sZFZOb2RlLl9mbGFncyAmIE1PREVfSFlEUkFURSA/IFtvbGREb21dIDogTlVMTCxcblx0XHRcdGNvbW1pdFF1ZXVlLFxuXHRcdFx0b2xkRG9tIHx8IGdldERvbVNpYmxpbmcob2xkVk5vZGUpLFxuXHRcdFx0b2xkVk5vZGUuX2ZsYWdzICYgTU9ERV9IWURSQVRFLFxuXHRcdFx0cmVmUXVldWVcblx0XHQpO1xuXG5cdFx0bmV3Vk5vZGUuX29yaWdpbmFsID0gb2xkVk5vZGUuX29yaWdpbmFsO1xuXHRcdG5ld1ZOb2RlLl9wYXJlbnQuX2NoaWxkcmVuW25ld1ZOb2RlLl9pbmRleF0gPSBuZXdWTm9kZTtcblx0XHRjb21taXRSb290KGNvbW1pdFF1ZXVlLCBuZXdWTm9kZSwgcmVmUXVldWUpO1xuXHRcdG9sZFZOb2RlLl9wYXJlbnQgPSBvbGRWTm9kZS5fZG9tID0gTlVMTDtcblxuXHRcdGlmIChuZXdWTm9kZS5fZG9tICE9IG9sZERvbSkge1xuXHRcdFx0dXBkYXRlUGFyZW50RG9tUG9pbnRlcnMobmV3Vk5vZGUpO1xuXHRcdH1cblx0fVxufVxuXG4vKipcbiAqIEBwYXJhbSB7aW1wb3J0KCcuL2ludGVybmFsJykuVk5vZGV9IHZub2RlXG4gKi9cbmZ1bmN0aW9uIHVwZGF0ZVBhcmVudERvbVBvaW50ZXJzKHZub2RlKSB7XG5cdC8vIFN0b3AgYXQgcm9vdCBib3VuZGFyaWVzIChfcGFyZW50RG9tKVxuXHRpZiAoKHZub2RlID0gdm5vZGUuX3BhcmVudCkgJiYgdm5vZGUuX2NvbXBvbmVudCAmJiAhdm5vZGUucHJvcHMuX3BhcmVudERvbSkge1xuXHRcdC8vIF9kb20gc3RhcnRzIG51bGxlZCwgc28gcmUtYXNzaWduaW5nIGEgbnVsbCBjaGlsZC5fZG9tIGlzIGEgbm8tb3AgYW5kXG5cdFx0Ly8gdGhlIGZpcnN0IHRydXRoeSBfZG9tIHN0b3BzIHRoZSB3YWxrLlxuXHRcdHZub2RlLl9kb20gPSBOVUxMO1xuXHRcdHZub2RlLl9jaGlsZHJlbi5zb21lKGNoaWxkID0+IGNoaWxkICYmICh2bm9kZS5fZG9tID0gY2hpbGQuX2RvbSkpO1xuXG5cdFx0cmV0dXJuIHVwZGF0ZVBhcmVudERvbVBvaW50ZXJzKHZub2RlKTtcblx0fVxufVxuXG4vKipcbiAqIFRoZSByZW5kZXIgcXVldWVcbiAqIEB0eXBlIHtBcnJheTxpbXBvcnQoJy4vaW50ZXJuYWwnKS5Db21wb25lbnQ+fVxuICovXG5jb25zdCByZXJlbmRlclF1ZXVlID0gW107XG5cbi8qXG4gKiBUaGUgdmFsdWUgb2YgYENvbXBvbmVudC5kZWJvdW5jZWAgbXVzdCBhc3luY2hyb25vdXNseSBpbnZva2UgdGhlIHBhc3NlZCBpbiBjYWxsYmFjay4gSXQgaXNcbiAqIGltcG9ydGFudCB0aGF0IGNvbnRyaWJ1dG9ycyB0byBQcmVhY3QgY2FuIGNvbnNpc3RlbnRseSByZWFzb24gYWJvdXQgd2hhdCBjYWxscyB0byBgc2V0U3RhdGVgLCBldGMuXG4gKiBkbywgYW5kIHdoZW4gdGhlaXIgZWZmZWN0cyB3aWxsIGJlIGFwcGxpZWQuIFNlZSB0aGUgbGlua3MgYmVsb3cgZm9yIHNvbWUgZnVydGhlciByZWFkaW5nIG9uIGRlc2lnbmluZ1xuICogYXN5bmNocm9ub3VzIEFQSXMuXG4gKiAqIFtEZXNpZ25pbmcgQVBJcyBmb3IgQXN5bmNocm9ueV0oaHR0cHM6Ly9ibG9nLml6cy5tZS8yMDEzLzA4L2Rlc2lnbmluZy1hcGlzLWZvci1hc3luY2hyb255KVxuICogKiBbQ2FsbGJhY2tzIHN5bmNocm9ub3VzIGFuZCBhc3luY2hyb25vdXNdKGh0dHBzOi8vYmxvZy5vbWV0ZXIuY29tLzIwMTEvMDcvMjQvY2FsbGJhY2tzLXN5bmNocm9ub3VzLWFuZC1hc3luY2hyb25vdXMvKVxuICovXG5cbmxldCBwcmV2RGVib3VuY2UsXG5cdHJlcmVuZGVyQ291bnQgPSAwO1xuXG5leHBvcnQgZnVuY3Rpb24gcmVzZXRSZW5kZXJDb3VudCgpIHtcblx0cmVyZW5kZXJDb3VudCA9IDA7XG59XG5cbi8qKlxuICogRW5xdWV1ZSBhIHJlcmVuZGVyIG9mIGEgY29tcG9uZW50XG4gKiBAcGFyYW0ge2ltcG9ydCgnLi9pbnRlcm5hbCcpLkNvbXBvbmVudH0gYyBUaGUgY29tcG9uZW50IHRvIHJlcmVuZGVyXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBlbnF1ZXVlUmVuZGVyKGMpIHtcblx0aWYgKFxuXHRcdCghKGMuX2JpdHMgJiBDT01QT05FTlRfRElSVFkpICYmXG5cdFx0XHQoKGMuX2JpdHMgfD0gQ09NUE9ORU5UX0RJUlRZKSxcblx0XHRcdHJlcmVuZGVyUXVldWUucHVzaChjKSxcblx0XHRcdCFyZXJlbmRlckNvdW50KyspKSB8fFxuXHRcdHByZXZEZWJvdW5jZSAhPSBvcHRpb25zLmRlYm91bmNlUmVuZGVyaW5nXG5cdCkge1xuXHRcdHByZXZEZWJvdW5jZSA9IG9wdGlvbnMuZGVib3VuY2VSZW5kZXJpbmc7XG5cdFx0KHByZXZEZWJvdW5jZSB8fCBxdWV1ZU1pY3JvdGFzaykocHJvY2Vzcyk7XG5cdH1cbn1cblxuLyoqXG4gKiBAcGFyYW0ge2ltcG9ydCgnLi9pbnRlcm5hbCcpLkNvbXBvbmVudH0gYVxuICogQHBhcmFtIHtpbXBvcnQoJy4vaW50ZXJuYWwnKS5Db21wb25lbnR9IGJcbiAqL1xuY29uc3QgZGVwdGhTb3J0ID0gKGEsIGIpID0+IGEuX3Zub2RlLl9kZXB0aCAtIGIuX3Zub2RlLl9kZXB0aDtcblxuLyoqIEZsdXNoIHRoZSByZW5kZXIgcXVldWUgYnkgcmVyZW5kZXJpbmcgYWxsIHF1ZXVlZCBjb21wb25lbnRzICovXG5mdW5jdGlvbiBwcm9jZXNzKCkge1xuXHR0cnkge1xuXHRcdGxldCBjLFxuXHRcdFx0bCA9IDE7XG5cblx0XHQvLyBEb24ndCB1cGRhdGUgYHJlbmRlckNvdW50YCB5ZXQuIEtlZXAgaXRzIHZhbHVlIG5vbi16ZXJvIHRvIHByZXZlbnQgdW5uZWNlc3Nhcnlcblx0XHQvLyBwcm9jZXNzKCkgY2FsbHMgZnJvbSBnZXR0aW5nIHNjaGVkdWxlZCB3aGlsZSBgcXVldWVgIGlzIHN0aWxsIGJlaW5nIGNvbnN1bWVkLlxuXHRcdHdoaWxlIChyZXJlbmRlclF1ZXVlLmxlbmd0aCkge1xuXHRcdFx0Ly8gS2VlcCB0aGUgcmVyZW5kZXIgcXVldWUgc29ydGVkIGJ5IChkZXB0aCwgaW5zZXJ0aW9uIG9yZGVyKS4gVGhlIHF1ZXVlXG5cdFx0XHQvLyB3aWxsIGluaXRpYWxseSBiZSBzb3J0ZWQgb24gdGhlIGZpcnN0IGl0ZXJhdGlvbiBvbmx5IGlmIGl0IGhhcyBtb3JlIHRoYW4gMSBpdGVtLlxuXHRcdFx0Ly9cblx0XHRcdC8vIE5ldyBpdGVtcyBjYW4gYmUgYWRkZWQgdG8gdGhlIHF1ZXVlIGUuZy4gd2hlbiByZXJlbmRlcmluZyBhIHByb3ZpZGVyLCBzbyB3ZSB3YW50IHRvXG5cdFx0XHQvLyBrZWVwIHRoZSBvcmRlciBmcm9tIHRvcCB0byBib3R0b20gd2l0aCB0aG9zZSBuZXcgaXRlbXMgc28gd2UgY2FuIGhhbmRsZSB0aGVtIGluIGFcblx0XHRcdC8vIHNpbmdsZSBwYXNzXG5cdFx0XHRpZiAocmVyZW5kZXJRdWV1ZS5sZW5ndGggPiBsKSB7XG5cdFx0XHRcdHJlcmVuZGVyUXVldWUuc29ydChkZXB0aFNvcnQpO1xuXHRcdFx0fVxuXG5cdFx0XHRjID0gcmVyZW5kZXJRdWV1ZS5zaGlmdCgpO1xuXHRcdFx0bCA9IHJlcmVuZGVyUXVldWUubGVuZ3RoO1xuXG5cdFx0XHRpZiAoYy5fYml0cyAmIENPTVBPTkVOVF9ESVJUWSkge1xuXHRcdFx0XHRyZW5kZXJDb21wb25lbnQoYyk7XG5cdFx0XHR9XG5cdFx0fVxuXHR9IGZpbmFsbHkge1xuXHRcdGlmICgocmVyZW5kZXJDb3VudCA9IHJlcmVuZGVyUXVldWUubGVuZ3RoKSkge1xuXHRcdFx0KHByZXZEZWJvdW5jZSB8fCBxdWV1ZU1pY3JvdGFzaykocHJvY2Vzcyk7XG5cdFx0fVxuXHR9XG59XG4iLCAiaW1wb3J0IHsgTlVMTCwgU1ZHX05BTUVTUEFDRSB9IGZyb20gJy4uL2NvbnN0YW50cyc7XG5pbXBvcnQgb3B0aW9ucyBmcm9tICcuLi9vcHRpb25zJztcblxuLy8gUGVyLWluc3RhbmNlIHVuaXF1ZSBrZXkgZm9yIHRoZSBldmVudCBjbG9jayBzdGFtcC4gRWFjaCBQcmVhY3QgY29weSBvbiB0aGVcbi8vIHBhZ2UgZ2V0cyBpdHMgb3duIFN5bWJvbCBzbyB0aGF0IHN0YW1wcyBvbiBzaGFyZWQgZXZlbnQgb2JqZWN0cyBjYW4gbmV2ZXJcbi8vIGNvbGxpZGUgYWNyb3NzIGluc3RhbmNlcy5cbmxldCBFVkVOVF9ESVNQQVRDSEVEID0gU3ltYm9sKCk7XG5cbmZ1bmN0aW9uIHNldFN0eWxlKHN0eWxlLCBrZXksIHZhbHVlKSB7XG5cdGlmICh2YWx1ZSA9PSBOVUxMKSB2YWx1ZSA9ICcnO1xuXHRpZiAoa2V5WzBdID09ICctJykge1xuXHRcdHN0eWxlLnNldFByb3BlcnR5KGtleSwgdmFsdWUpO1xuXHR9IGVsc2Uge1xuXHRcdHN0eWxlW2tleV0gPSB2YWx1ZTtcblx0fVxufVxuXG5jb25zdCBDQVBUVVJFX1JFR0VYID0gLyhQb2ludGVyQ2FwdHVyZSkkfENhcHR1cmUkL2k7XG5cbi8vIEEgbG9naWNhbCBjbG9jayB0byBzb2x2ZSBpc3N1ZXMgbGlrZSBodHRwczovL2dpdGh1Yi5jb20vcHJlYWN0anMvcHJlYWN0L2lzc3Vlcy8zOTI3LlxuLy8gV2hlbiB0aGUgRE9NIHBlcmZvcm1zIGFuIGV2ZW50IGl0IGxlYXZlcyBtaWNyby10aWNrcyBpbiBiZXR3ZWVuIGJ1YmJsaW5nIHVwIHdoaWNoIG1lYW5zIHRoYXRcbi8vIGFuIGV2ZW50IGNhbiB0cmlnZ2VyIG9uIGEgbmV3bHkgcmVhdGVkIERPTS1ub2RlIHdoaWxlIHRoZSBldmVudCBidWJibGVzIHVwLlxuLy9cbi8vIE9yaWdpbmFsbHkgaW5zcGlyZWQgYnkgVnVlXG4vLyAoaHR0cHM6Ly9naXRodWIuY29tL3Z1ZWpzL2NvcmUvYmxvYi9jYWViOGE2ODgxMWExYjBmNzkvcGFja2FnZXMvcnVudGltZS1kb20vc3JjL21vZHVsZXMvZXZlbnRzLnRzI0w5MC1MMTAxKSxcbi8vIGJ1dCBtb2RpZmllZCB0byB1c2UgYSBsb2dpY2FsIGNsb2NrIGluc3RlYWQgb2YgRGF0ZS5ub3coKSBpbiBjYXNlIGV2ZW50IGhhbmRsZXJzIGdldCBhdHRhY2hlZFxuLy8gYW5kIGV2ZW50cyBnZXQgZGlzcGF0Y2hlZCBkdXJpbmcgdGhlIHNhbWUgbWlsbGlzZWNvbmQuXG4vL1xuLy8gVGhlIGNsb2NrIGlzIGluY3JlbWVudGVkIGFmdGVyIGVhY2ggbmV3IGV2ZW50IGRpc3BhdGNoLiBUaGlzIGFsbG93cyAxIDAwMCAwMDAgbmV3IGV2ZW50c1xuLy8gcGVyIHNlY29uZCBmb3Igb3ZlciAyODAgeWVhcnMgYmVmb3JlIHRoZSB2YWx1ZSByZWFjaGVzIE51bWJlci5NQVhfU0FGRV9JTlRFR0VSICgyKio1MyAtIDEpLlxubGV0IGV2ZW50Q2xvY2sgPSAwO1xuXG4vKipcbiAqIFNldCBhIHByb3BlcnR5IHZhbHVlIG9uIGEgRE9NIG5vZGVcbiAqIEBwYXJhbSB7aW1wb3J0KCcuLi9pbnRlcm5hbCcpLlByZWFjdEVsZW1lbnR9IGRvbSBUaGUgRE9NIG5vZGUgdG8gbW9kaWZ5XG4gKiBAcGFyYW0ge3N0cmluZ30gbmFtZSBUaGUgbmFtZSBvZiB0aGUgcHJvcGVydHkgdG8gc2V0XG4gKiBAcGFyYW0geyp9IHZhbHVlIFRoZSB2YWx1ZSB0byBzZXQgdGhlIHByb3BlcnR5IHRvXG4gKiBAcGFyYW0geyp9IG9sZFZhbHVlIFRoZSBvbGQgdmFsdWUgdGhlIHByb3BlcnR5IGhhZFxuICogQHBhcmFtIHtzdHJpbmd9IG5hbWVzcGFjZSBXaGV0aGVyIG9yIG5vdCB0aGlzIERPTSBub2RlIGlzIGFuIFNWRyBub2RlIG9yIG5vdFxuICovXG5leHBvcnQgZnVuY3Rpb24gc2V0UHJvcGVydHkoZG9tLCBuYW1lLCB2YWx1ZSwgb2xkVmFsdWUsIG5hbWVzcGFjZSkge1xuXHRsZXQgdXNlQ2FwdHVyZTtcblxuXHRpZiAobmFtZSA9PSAnc3R5bGUnKSB7XG5cdFx0aWYgKHR5cGVvZiB2YWx1ZSA9PSAnc3RyaW5nJykge1xuXHRcdFx0ZG9tLnN0eWxlLmNzc1RleHQgPSB2YWx1ZTtcblx0XHR9IGVsc2Uge1xuXHRcdFx0aWYgKHR5cGVvZiBvbGRWYWx1ZSA9PSAnc3RyaW5nJykge1xuXHRcdFx0XHRkb20uc3R5bGUuY3NzVGV4dCA9IG9sZFZhbHVlID0gJyc7XG5cdFx0XHR9XG5cblx0XHRcdGlmIChvbGRWYWx1ZSkge1xuXHRcdFx0XHRmb3IgKG5hbWUgaW4gb2xkVmFsdWUpIHtcblx0XHRcdFx0XHRpZiAoISh2YWx1ZSAmJiBuYW1lIGluIHZhbHVlKSkge1xuXHRcdFx0XHRcdFx0c2V0U3R5bGUoZG9tLnN0eWxlLCBuYW1lKTtcblx0XHRcdFx0XHR9XG5cdFx0XHRcdH1cblx0XHRcdH1cblxuXHRcdFx0aWYgKHZhbHVlKSB7XG5cdFx0XHRcdGZvciAobmFtZSBpbiB2YWx1ZSkge1xuXHRcdFx0XHRcdGlmICghb2xkVmFsdWUgfHwgdmFsdWVbbmFtZV0gIT0gb2xkVmFsdWVbbmFtZV0pIHtcblx0XHRcdFx0XHRcdHNldFN0eWxlKGRvbS5zdHlsZSwgbmFtZSwgdmFsdWVbbmFtZV0pO1xuXHRcdFx0XHRcdH1cblx0XHRcdFx0fVxuXHRcdFx0fVxuXHRcdH1cblx0fVxuXHQvLyBCZW5jaG1hcmsgZm9yIGNvbXBhcmlzb246IGh0dHBzOi8vZXNiZW5jaC5jb20vYmVuY2gvNTc0Yzk1NGJkYjk2NWI5YTAwOTY1YWM2XG5cdGVsc2UgaWYgKG5hbWVbMF0gPT0gJ28nICYmIG5hbWVbMV0gPT0gJ24nKSB7XG5cdFx0aWYgKHR5cGVvZiB2YWx1ZSAhPSAnZnVuY3Rpb24nKSB2YWx1ZSA9IE5VTEw7XG5cdFx0aWYgKHR5cGVvZiBvbGRWYWx1ZSAhPSAnZnVuY3Rpb24nKSBvbGRWYWx1ZSA9IE5VTEw7XG5cblx0XHQvLyBIYW5kbGVycyBhcmUga2V5ZWQgYnkgcHJvcCBuYW1lIGFuZCBldmVyeSBwcm9wIG5hbWUgZ2V0cyBpdHMgb3duIHByb3h5LFxuXHRcdC8vIHNvIHN3YXBwaW5nIG9uZSAoZS5nLiBhbiBpbmxpbmUgYXJyb3cgZnVuY3Rpb24gb24gZXZlcnkgcmVuZGVyKSBpcyBhXG5cdFx0Ly8gc2luZ2xlIHN0b3JlLiBUaGUgZXZlbnQgbmFtZSBpcyBvbmx5IGRlcml2ZWQgdG8gYXR0YWNoIG9yIHJlbW92ZSBpdC5cblx0XHQoZG9tLl9saXN0ZW5lcnMgfHwgKGRvbS5fbGlzdGVuZXJzID0ge30pKVtuYW1lXSA9IHZhbHVlO1xuXG5cdFx0aWYgKCF2YWx1ZSB8fCAhb2xkVmFsdWUpIHtcblx0XHRcdGNvbnN0IHByb3h5ID1cblx0XHRcdFx0ZXZlbnRQcm94aWVzW25hbWVdIHx8IChldmVudFByb3hpZXNbbmFtZV0gPSBjcmVhdGVFdmVudFByb3h5KG5hbWUpKTtcblx0XHRcdC8vIFRoZSBhdHRhY2ggdGltZSBiZWxvbmdzIHRvIHRoZSBsaXN0ZW5lciwgbm90IHRvIHRoZSBoYW5kbGVyOiBvbmVcblx0XHRcdC8vIGZ1bmN0aW9uIGNhbiBiYWNrIHNldmVyYWwgbGlzdGVuZXJzIHRoYXQgd2VyZSBhdHRhY2hlZCBhdCBkaWZmZXJlbnRcblx0XHRcdC8vIHRpbWVzLlxuXHRcdFx0KGRvbS5fYXR0YWNoZWQgfHwgKGRvbS5fYXR0YWNoZWQgPSB7fSkpW25hbWVdID0gZXZlbnRDbG9jaztcblx0XHRcdHVzZUNhcHR1cmUgPSBuYW1lICE9IChuYW1lID0gbmFtZS5yZXBsYWNlKENBUFRVUkVfUkVHRVgsICckMScpKTtcblxuXHRcdFx0Ly8gSW5mZXIgY29ycmVjdCBjYXNpbmcgZm9yIERPTSBidWlsdC1pbiBldmVudHM6IGBvbkNsaWNrYCAtPiBgY2xpY2tgLlxuXHRcdFx0Ly8gT25seSBuYW1lcyBzdGFydGluZyB3aXRoIGFuIHVwcGVyY2FzZSBsZXR0ZXIgYXJlIGxvd2VyY2FzZWQsIHNvXG5cdFx0XHQvLyBjYW1lbENhc2UgY3VzdG9tIGV2ZW50cyBrZWVwIHRoZWlyIGNhc2luZzogYG9uaW9uQ2hhbmdlYCAtPiBgaW9uQ2hhbmdlYC5cblx0XHRcdG5hbWUgPSBuYW1lLnNsaWNlKDIpO1xuXHRcdFx0aWYgKG5hbWVbMF0gPCAnYScpIG5hbWUgPSBuYW1lLnRvTG93ZXJDYXNlKCk7XG5cblx0XHRcdGlmICh2YWx1ZSkge1xuXHRcdFx0XHRkb20uYWRkRXZlbnRMaXN0ZW5lcihuYW1lLCBwcm94eSwgdXNlQ2FwdHVyZSk7XG5cdFx0XHR9IGVsc2Uge1xuXHRcdFx0XHRkb20ucmVtb3ZlRXZlbnRMaXN0ZW5lcihuYW1lLCBwcm94eSwgdXNlQ2FwdHVyZSk7XG5cdFx0XHR9XG5cdFx0fVxuXHR9IGVsc2Uge1xuXHRcdGlmIChuYW1lc3BhY2UgPT0gU1ZHX05BTUVTUEFDRSkge1xuXHRcdFx0Ly8gTm9ybWFsaXplIGluY29ycmVjdCBwcm9wIHVzYWdlIGZvciBTVkc6XG5cdFx0XHQvLyAtIHhsaW5rOmhyZWYgLyB4bGlua0hyZWYgLS0+IGhyZWYgKHhsaW5rOmhyZWYgd2FzIHJlbW92ZWQgZnJvbSBTVkcgYW5kIGlzbid0IG5lZWRlZClcblx0XHRcdC8vIC0gY2xhc3NOYW1lIC0tPiBjbGFzc1xuXHRcdFx0bmFtZSA9IG5hbWUucmVwbGFjZSgveGxpbmsoSHw6aCkvLCAnaCcpLnJlcGxhY2UoL3NOYW1lJC8sICdzJyk7XG5cdFx0fSBlbHNlIGlmIChcblx0XHRcdG5hbWUgIT0gJ3dpZHRoJyAmJlxuXHRcdFx0bmFtZSAhPSAnaGVpZ2h0JyAmJlxuXHRcdFx0bmFtZSAhPSAnaHJlZicgJiZcblx0XHRcdG5hbWUgIT0gJ2xpc3QnICYmXG5cdFx0XHRuYW1lICE9ICdmb3JtJyAmJlxuXHRcdFx0Ly8gRGVmYXVsdCB2YWx1ZSBpbiBicm93c2VycyBpcyBgLTFgIGFuZCBhbiBlbXB0eSBzdHJpbmcgaXNcblx0XHRcdC8vIGNhc3QgdG8gYDBgIGluc3RlYWRcblx0XHRcdG5hbWUgIT0gJ3RhYkluZGV4JyAmJlxuXHRcdFx0bmFtZSAhPSAnZG93bmxvYWQnICYmXG5cdFx0XHRuYW1lICE9ICdyb3dTcGFuJyAmJlxuXHRcdFx0bmFtZSAhPSAnY29sU3BhbicgJiZcblx0XHRcdG5hbWUgIT0gJ3JvbGUnICYmXG5cdFx0XHRuYW1lICE9ICdwb3BvdmVyJyAmJlxuXHRcdFx0bmFtZSBpbiBkb21cblx0XHQpIHtcblx0XHRcdHRyeSB7XG5cdFx0XHRcdGRvbVtuYW1lXSA9IHZhbHVlID09IE5VTEwgPyAnJyA6IHZhbHVlO1xuXHRcdFx0XHRyZXR1cm47XG5cdFx0XHR9IGNhdGNoIChlKSB7fVxuXHRcdH1cblxuXHRcdC8vIGFyaWEtIGFuZCBkYXRhLSBhdHRyaWJ1dGVzIGhhdmUgbm8gYm9vbGVhbiByZXByZXNlbnRhdGlvbi5cblx0XHQvLyBBIGBmYWxzZWAgdmFsdWUgaXMgZGlmZmVyZW50IGZyb20gdGhlIGF0dHJpYnV0ZSBub3QgYmVpbmdcblx0XHQvLyBwcmVzZW50LCBzbyB3ZSBjYW4ndCByZW1vdmUgaXQuIEZvciBub24tYm9vbGVhbiBhcmlhXG5cdFx0Ly8gYXR0cmlidXRlcyB3ZSBjb3VsZCB0cmVhdCBmYWxzZSBhcyBhIHJlbW92YWwsIGJ1dCB0aGVcblx0XHQvLyBhbW91bnQgb2YgZXhjZXB0aW9ucyB3b3VsZCBjb3N0IHRvbyBtYW55IGJ5dGVzLiBPbiB0b3Agb2Zcblx0XHQvLyB0aGF0IG90aGVyIGZyYW1ld29ya3MgZ2VuZXJhbGx5IHN0cmluZ2lmeSBgZmFsc2VgLlxuXG5cdFx0Ly8gTmV2ZXIgc2VyaWFsaXplIGZ1bmN0aW9ucyBhcyBhdHRyaWJ1dGUgdmFsdWVzLlxuXHRcdGlmICh0eXBlb2YgdmFsdWUgPT0gJ2Z1bmN0aW9uJykgcmV0dXJuO1xuXHRcdGlmICh2YWx1ZSAhPSBOVUxMICYmICh2YWx1ZSAhPT0gZmFsc2UgfHwgbmFtZVs0XSA9PSAnLScpKSB7XG5cdFx0XHRkb20uc2V0QXR0cmlidXRlKG5hbWUsIG5hbWUgPT0gJ3BvcG92ZXInICYmIHZhbHVlID09IHRydWUgPyAnJyA6IHZhbHVlKTtcblx0XHR9IGVsc2Uge1xuXHRcdFx0ZG9tLnJlbW92ZUF0dHJpYnV0ZShuYW1lKTtcblx0XHR9XG5cdH1cbn1cblxuLyoqXG4gKiBDcmVhdGUgYW4gZXZlbnQgcHJveHkgZnVuY3Rpb24uXG4gKiBAcGFyYW0ge3N0cmluZ30gbmFtZSBUaGUgcHJvcCBuYW1lIHRoZSBoYW5kbGVyIGlzIHN0b3JlZCB1bmRlci5cbiAqIEBwcml2YXRlXG4gKi9cbmZ1bmN0aW9uIGNyZWF0ZUV2ZW50UHJveHkobmFtZSkge1xuXHQvKipcblx0ICogUHJveHkgYW4gZXZlbnQgdG8gaG9va2VkIGV2ZW50IGhhbmRsZXJzXG5cdCAqIEBwYXJhbSB7aW1wb3J0KCcuLi9pbnRlcm5hbCcpLlByZWFjdEV2ZW50fSBlIFRoZSBldmVudCBvYmplY3QgZnJvbSB0aGUgYnJvd3NlclxuXHQgKiBAcHJpdmF0ZVxuXHQgKi9cblx0cmV0dXJuIGZ1bmN0aW9uIChlKSB7XG5cdFx0bGV0IGV2ZW50SGFuZGxlciA9IHRoaXMuX2xpc3RlbmVycztcblx0XHRpZiAoZXZlbnRIYW5kbGVyKSB7XG5cdFx0XHRldmVudEhhbmRsZXIgPSBldmVudEhhbmRsZXJbbmFtZV07XG5cdFx0XHRpZiAoZVtFVkVOVF9ESVNQQVRDSEVEXSA9PSBOVUxMKSB7XG5cdFx0XHRcdGVbRVZFTlRfRElTUEFUQ0hFRF0gPSBldmVudENsb2NrKys7XG5cblx0XHRcdFx0Ly8gV2hlbiBgZVtFVkVOVF9ESVNQQVRDSEVEXWAgaXMgc21hbGxlciB0aGFuIHRoZSB0aW1lIHdoZW4gdGhlIHRhcmdldGVkIGV2ZW50XG5cdFx0XHRcdC8vIGxpc3RlbmVyIHdhcyBhdHRhY2hlZCB3ZSBrbm93IHdlIGhhdmUgYnViYmxlZCB1cCB0byBhbiBlbGVtZW50IHRoYXQgd2FzIGFkZGVkXG5cdFx0XHRcdC8vIGR1cmluZyBwYXRjaGluZyB0aGUgRE9NLlxuXHRcdFx0fSBlbHNlIGlmIChlW0VWRU5UX0RJU1BBVENIRURdIDwgdGhpcy5fYXR0YWNoZWRbbmFtZV0pIHtcblx0XHRcdFx0cmV0dXJuO1xuXHRcdFx0fVxuXHRcdFx0cmV0dXJuIGV2ZW50SGFuZGxlcihvcHRpb25zLmV2ZW50ID8gb3B0aW9ucy5ldmVudChlKSA6IGUpO1xuXHRcdH1cblx0fTtcbn1cblxuLyoqIEB0eXBlIHtSZWNvcmQ8c3RyaW5nLCAoZTogRXZlbnQpID0+IGFueT59ICovXG5jb25zdCBldmVudFByb3hpZXMgPSB7fTtcbiIsICJpbXBvcnQgeyBlbnF1ZXVlUmVuZGVyIH0gZnJvbSAnLi9jb21wb25lbnQnO1xuaW1wb3J0IHsgQ09NUE9ORU5UX0ZPUkNFIH0gZnJvbSAnLi9jb25zdGFudHMnO1xuXG5leHBvcnQgbGV0IGkgPSAwO1xuXG5leHBvcnQgZnVuY3Rpb24gY3JlYXRlQ29udGV4dChkZWZhdWx0VmFsdWUpIHtcblx0ZnVuY3Rpb24gQ29udGV4dChwcm9wcykge1xuXHRcdGlmICghdGhpcy5nZXRDaGlsZENvbnRleHQpIHtcblx0XHRcdC8qKiBAdHlwZSB7U2V0PGltcG9ydCgnLi9pbnRlcm5hbCcpLkNvbXBvbmVudD4gfCBudWxsfSAqL1xuXHRcdFx0bGV0IHN1YnMgPSBuZXcgU2V0KCk7XG5cdFx0XHRsZXQgY3R4ID0ge307XG5cdFx0XHRjdHhbQ29udGV4dC5faWRdID0gdGhpcztcblxuXHRcdFx0dGhpcy5nZXRDaGlsZENvbnRleHQgPSAoKSA9PiBjdHg7XG5cblx0XHRcdHRoaXMuc2hvdWxkQ29tcG9uZW50VXBkYXRlID0gZnVuY3Rpb24gKF9wcm9wcykge1xuXHRcdFx0XHQvLyBAdHMtZXhwZWN0LWVycm9yIGV2ZW5cblx0XHRcdFx0aWYgKHRoaXMucHJvcHMudmFsdWUgIT0gX3Byb3BzLnZhbHVlKSB7XG5cdFx0XHRcdFx0c3Vicy5mb3JFYWNoKGMgPT4ge1xuXHRcdFx0XHRcdFx0Yy5fYml0cyB8PSBDT01QT05FTlRfRk9SQ0U7XG5cdFx0XHRcdFx0XHRlbnF1ZXVlUmVuZGVyKGMpO1xuXHRcdFx0XHRcdH0pO1xuXHRcdFx0XHR9XG5cdFx0XHR9O1xuXG5cdFx0XHR0aGlzLnN1YiA9IGMgPT4ge1xuXHRcdFx0XHRzdWJzLmFkZChjKTtcblx0XHRcdFx0bGV0IG9sZCA9IGMuY29tcG9uZW50V2lsbFVubW91bnQ7XG5cdFx0XHRcdGMuY29tcG9uZW50V2lsbFVubW91bnQgPSAoKSA9PiB7XG5cdFx0XHRcdFx0c3Vicy5kZWxldGUoYyk7XG5cdFx0XHRcdFx0aWYgKG9sZCkgb2xkLmNhbGwoYyk7XG5cdFx0XHRcdH07XG5cdFx0XHR9O1xuXHRcdH1cblxuXHRcdHJldHVybiBwcm9wcy5jaGlsZHJlbjtcblx0fVxuXG5cdENvbnRleHQuX2lkID0gJ19fY0MnICsgaSsrO1xuXHRDb250ZXh0Ll9kZWZhdWx0VmFsdWUgPSBkZWZhdWx0VmFsdWU7XG5cblx0LyoqIEB0eXBlIHtpbXBvcnQoJy4vaW50ZXJuYWwnKS5GdW5jdGlvbkNvbXBvbmVudH0gKi9cblx0Q29udGV4dC5Db25zdW1lciA9IChwcm9wcywgY29udGV4dFZhbHVlKSA9PiB7XG5cdFx0cmV0dXJuIHByb3BzLmNoaWxkcmVuKGNvbnRleHRWYWx1ZSk7XG5cdH07XG5cblx0Q29udGV4dC5Qcm92aWRlciA9IENvbnRleHQuQ29uc3VtZXIuY29udGV4dFR5cGUgPSBDb250ZXh0O1xuXG5cdHJldHVybiBDb250ZXh0O1xufVxuIiwgImltcG9ydCB7IEVNUFRZX0FSUiB9IGZyb20gJy4vY29uc3RhbnRzJztcblxuZXhwb3J0IGNvbnN0IGlzQXJyYXkgPSBBcnJheS5pc0FycmF5O1xuZXhwb3J0IGNvbnN0IHNsaWNlID0gRU1QVFlfQVJSLnNsaWNlO1xuZXhwb3J0IGNvbnN0IGFzc2lnbiA9IE9iamVjdC5hc3NpZ247XG5cbi8qKlxuICogUmVtb3ZlIGEgY2hpbGQgbm9kZSBmcm9tIGl0cyBwYXJlbnQgaWYgYXR0YWNoZWQuXG4gKiBAcGFyYW0ge2ltcG9ydCgnLi9pbnRlcm5hbCcpLlByZWFjdEVsZW1lbnQgfCBudWxsfSBub2RlIFRoZSBub2RlIHRvIHJlbW92ZVxuICovXG5leHBvcnQgZnVuY3Rpb24gcmVtb3ZlTm9kZShub2RlKSB7XG5cdGlmIChub2RlICYmIG5vZGUucGFyZW50Tm9kZSkgbm9kZS5yZW1vdmUoKTtcbn1cbiIsICJpbXBvcnQgeyBkaWZmLCB1bm1vdW50LCBhcHBseVJlZiB9IGZyb20gJy4vaW5kZXgnO1xuaW1wb3J0IHsgY3JlYXRlVk5vZGUsIEZyYWdtZW50IH0gZnJvbSAnLi4vY3JlYXRlLWVsZW1lbnQnO1xuaW1wb3J0IHtcblx0RU1QVFlfT0JKLFxuXHRFTVBUWV9BUlIsXG5cdElOU0VSVF9WTk9ERSxcblx0TUFUQ0hFRCxcblx0TElTX0NBTkRJREFURSxcblx0UkVGX0RFVEFDSEVELFxuXHRVTkRFRklORUQsXG5cdFZOT0RFX01BUktFUixcblx0TlVMTFxufSBmcm9tICcuLi9jb25zdGFudHMnO1xuaW1wb3J0IHsgaXNBcnJheSB9IGZyb20gJy4uL3V0aWwnO1xuaW1wb3J0IHsgZ2V0RG9tU2libGluZyB9IGZyb20gJy4uL2NvbXBvbmVudCc7XG5cbi8qKlxuICogQHR5cGVkZWYge2ltcG9ydCgnLi4vaW50ZXJuYWwnKS5Db21wb25lbnRDaGlsZHJlbn0gQ29tcG9uZW50Q2hpbGRyZW5cbiAqIEB0eXBlZGVmIHtpbXBvcnQoJy4uL2ludGVybmFsJykuQ29tcG9uZW50fSBDb21wb25lbnRcbiAqIEB0eXBlZGVmIHtpbXBvcnQoJy4uL2ludGVybmFsJykuUHJlYWN0RWxlbWVudH0gUHJlYWN0RWxlbWVudFxuICogQHR5cGVkZWYge2ltcG9ydCgnLi4vaW50ZXJuYWwnKS5WTm9kZX0gVk5vZGVcbiAqL1xuXG4vKipcbiAqIERpZmYgdGhlIGNoaWxkcmVuIG9mIGEgdmlydHVhbCBub2RlXG4gKiBAcGFyYW0ge1ByZWFjdEVsZW1lbnR9IHBhcmVudERvbSBUaGUgRE9NIGVsZW1lbnQgd2hvc2UgY2hpbGRyZW4gYXJlIGJlaW5nXG4gKiBkaWZmZWRcbiAqIEBwYXJhbSB7Q29tcG9uZW50Q2hpbGRyZW5bXX0gcmVuZGVyUmVzdWx0XG4gKiBAcGFyYW0ge1ZOb2RlfSBuZXdQYXJlbnRWTm9kZSBUaGUgbmV3IHZpcnR1YWwgbm9kZSB3aG9zZSBjaGlsZHJlbiBzaG91bGQgYmVcbiAqIGRpZmYnZWQgYWdhaW5zdCBvbGRQYXJlbnRWTm9kZVxuICogQHBhcmFtIHtWTm9kZX0gb2xkUGFyZW50Vk5vZGUgVGhlIG9sZCB2aXJ0dWFsIG5vZGUgd2hvc2UgY2hpbGRyZW4gc2hvdWxkIGJlXG4gKiBkaWZmJ2VkIGFnYWluc3QgbmV3UGFyZW50Vk5vZGVcbiAqIEBwYXJhbSB7b2JqZWN0fSBnbG9iYWxDb250ZXh0IFRoZSBjdXJyZW50IGNvbnRleHQgb2JqZWN0IC0gbW9kaWZpZWQgYnlcbiAqIGdldENoaWxkQ29udGV4dFxuICogQHBhcmFtIHtzdHJpbmd9IG5hbWVzcGFjZSBDdXJyZW50IG5hbWVzcGFjZSBvZiB0aGUgRE9NIG5vZGUgKEhUTUwsIFNWRywgb3IgTWF0aE1MKVxuICogQHBhcmFtIHtBcnJheTxQcmVhY3RFbGVtZW50Pn0gZXhjZXNzRG9tQ2hpbGRyZW5cbiAqIEBwYXJhbSB7QXJyYXk8Q29tcG9uZW50Pn0gY29tbWl0UXVldWUgTGlzdCBvZiBjb21wb25lbnRzIHdoaWNoIGhhdmUgY2FsbGJhY2tzXG4gKiB0byBpbnZva2UgaW4gY29tbWl0Um9vdFxuICogQHBhcmFtIHtQcmVhY3RFbGVtZW50fSBvbGREb20gVGhlIGN1cnJlbnQgYXR0YWNoZWQgRE9NIGVsZW1lbnQgYW55IG5ldyBkb21cbiAqIGVsZW1lbnRzIHNob3VsZCBiZSBwbGFjZWQgYXJvdW5kLiBMaWtlbHkgYG51bGxgIG9uIGZpcnN0IHJlbmRlciAoZXhjZXB0IHdoZW5cbiAqIGh5ZHJhdGluZykuIENhbiBiZSBhIHNpYmxpbmcgRE9NIGVsZW1lbnQgd2hlbiBkaWZmaW5nIEZyYWdtZW50cyB0aGF0IGhhdmVcbiAqIHNpYmxpbmdzLiBJbiBtb3N0IGNhc2VzLCBpdCBzdGFydHMgb3V0IGFzIGBvbGRDaGlsZHJlblswXS5fZG9tYC5cbiAqIEBwYXJhbSB7Ym9vbGVhbn0gaXNIeWRyYXRpbmcgV2hldGhlciBvciBub3Qgd2UgYXJlIGluIGh5ZHJhdGlvblxuICogQHBhcmFtIHthbnlbXX0gcmVmUXVldWUgYW4gYXJyYXkgb2YgZWxlbWVudHMgbmVlZGVkIHRvIGludm9rZSByZWZzXG4gKiBAcmV0dXJucyB7UHJlYWN0RWxlbWVudH0gVGhlIG5leHQgc2libGluZyBET00gZWxlbWVudCB0byBpbnNlcnQgbmV3IGVsZW1lbnRzXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBkaWZmQ2hpbGRyZW4oXG5cdHBhcmVudERvbSxcblx0cmVuZGVyUmVzdWx0LFxuXHRuZXdQYXJlbnRWTm9kZSxcblx0b2xkUGFyZW50Vk5vZGUsXG5cdGdsb2JhbENvbnRleHQsXG5cdG5hbWVzcGFjZSxcblx0ZXhjZXNzRG9tQ2hpbGRyZW4sXG5cdGNvbW1pdFF1ZXVlLFxuXHRvbGREb20sXG5cdGlzSHlkcmF0aW5nLFxuXHRyZWZRdWV1ZVxuKSB7XG5cdGxldCBpLFxuXHRcdC8qKiBAdHlwZSB7Vk5vZGV9ICovXG5cdFx0b2xkVk5vZGUsXG5cdFx0LyoqIEB0eXBlIHtWTm9kZX0gKi9cblx0XHRjaGlsZFZOb2RlLFxuXHRcdC8qKiBAdHlwZSB7UHJlYWN0RWxlbWVudH0gKi9cblx0XHRuZXdEb20sXG5cdFx0LyoqIEB0eXBlIHtQcmVhY3RFbGVtZW50fSAqL1xuXHRcdGZpcnN0Q2hpbGREb207XG5cblx0Ly8gVGhpcyBpcyBhIGNvbXByZXNzaW9uIG9mIG9sZFBhcmVudFZOb2RlICE9IEVNUFRZX09CSiAmJiBvbGRQYXJlbnRWTm9kZS5fY2hpbGRyZW4gfHwgRU1QVFlfQVJSXG5cdC8vIGFzIEVNUFRZX09CSi5fY2hpbGRyZW4gc2hvdWxkIGJlIGB1bmRlZmluZWRgLiBDYWxsZXJzIGFsd2F5cyBwYXNzIGF0XG5cdC8vIGxlYXN0IEVNUFRZX09CSiwgc28gYSBudWxsIGNoZWNrIGlzbid0IG5lZWRlZC5cblx0LyoqIEB0eXBlIHtWTm9kZVtdfSAqL1xuXHRsZXQgb2xkQ2hpbGRyZW4gPSBvbGRQYXJlbnRWTm9kZS5fY2hpbGRyZW4gfHwgRU1QVFlfQVJSO1xuXG5cdGxldCBuZXdDaGlsZHJlbkxlbmd0aCA9IHJlbmRlclJlc3VsdC5sZW5ndGg7XG5cblx0b2xkRG9tID0gY29uc3RydWN0TmV3Q2hpbGRyZW5BcnJheShcblx0XHRuZXdQYXJlbnRWTm9kZSxcblx0XHRyZW5kZXJSZXN1bHQsXG5cdFx0b2xkQ2hpbGRyZW4sXG5cdFx0b2xkRG9tLFxuXHRcdG5ld0NoaWxkcmVuTGVuZ3RoXG5cdCk7XG5cblx0Zm9yIChpID0gMDsgaSA8IG5ld0NoaWxkcmVuTGVuZ3RoOyBpKyspIHtcblx0XHRjaGlsZFZOb2RlID0gbmV3UGFyZW50Vk5vZGUuX2NoaWxkcmVuW2ldO1xuXHRcdGlmIChjaGlsZFZOb2RlID09IE5VTEwpIGNvbnRpbnVlO1xuXG5cdFx0Ly8gQXQgdGhpcyBwb2ludCwgY29uc3RydWN0TmV3Q2hpbGRyZW5BcnJheSBoYXMgYXNzaWduZWQgX2luZGV4IHRvIGJlIHRoZVxuXHRcdC8vIG1hdGNoaW5nSW5kZXggZm9yIHRoaXMgVk5vZGUncyBvbGRWTm9kZSAob3IgLTEgaWYgdGhlcmUgaXMgbm8gb2xkVk5vZGUpLlxuXHRcdC8vIH5faW5kZXggZ3VhcmRzIHRoZSAtMSBjYXNlOiBhIG5lZ2F0aXZlIGFycmF5IGluZGV4IGlzIGEgbmFtZWQgcHJvcGVydHlcblx0XHQvLyBhY2Nlc3Mgd2hpY2ggVjggY2FuJ3Qgc2VydmUgZnJvbSB0aGUgZmFzdCBlbGVtZW50cyBwYXRoLlxuXHRcdG9sZFZOb2RlID1cblx0XHRcdCh+Y2hpbGRWTm9kZS5faW5kZXggJiYgb2xkQ2hpbGRyZW5bY2hpbGRWTm9kZS5faW5kZXhdKSB8fCBFTVBUWV9PQko7XG5cblx0XHQvLyBVcGRhdGUgY2hpbGRWTm9kZS5faW5kZXggdG8gaXRzIGZpbmFsIGluZGV4XG5cdFx0Y2hpbGRWTm9kZS5faW5kZXggPSBpO1xuXG5cdFx0Ly8gTW9ycGggdGhlIG9sZCBlbGVtZW50IGludG8gdGhlIG5ldyBvbmUsIGJ1dCBkb24ndCBhcHBlbmQgaXQgdG8gdGhlIGRvbSB5ZXRcblx0XHRsZXQgcmVzdWx0ID0gZGlmZihcblx0XHRcdHBhcmVudERvbSxcblx0XHRcdGNoaWxkVk5vZGUsXG5cdFx0XHRvbGRWTm9kZSxcblx0XHRcdGdsb2JhbENvbnRleHQsXG5cdFx0XHRuYW1lc3BhY2UsXG5cdFx0XHRleGNlc3NEb21DaGlsZHJlbixcblx0XHRcdGNvbW1pdFF1ZXVlLFxuXHRcdFx0b2xkRG9tLFxuXHRcdFx0aXNIeWRyYXRpbmcsXG5cdFx0XHRyZWZRdWV1ZVxuXHRcdCk7XG5cblx0XHQvLyBBZGp1c3QgRE9NIG5vZGVzXG5cdFx0bmV3RG9tID0gY2hpbGRWTm9kZS5fZG9tO1xuXHRcdC8vIEEgcmVmIGRldGFjaGVkIHdoaWxlIGl0cyBzdWJ0cmVlIHdhcyBwYXJrZWQgYnkgU3VzcGVuc2UgaXMgYXR0YWNoZWRcblx0XHQvLyBhZ2FpbiBvbiByZXZlYWwuXG5cdFx0aWYgKG9sZFZOb2RlLnJlZiAhPSBjaGlsZFZOb2RlLnJlZiB8fCBvbGRWTm9kZS5fZmxhZ3MgJiBSRUZfREVUQUNIRUQpIHtcblx0XHRcdGlmIChvbGRWTm9kZS5yZWYpIGFwcGx5UmVmKG9sZFZOb2RlLnJlZiwgTlVMTCwgY2hpbGRWTm9kZSwgb2xkVk5vZGUpO1xuXHRcdFx0aWYgKGNoaWxkVk5vZGUucmVmKSB7XG5cdFx0XHRcdHJlZlF1ZXVlLnB1c2goXG5cdFx0XHRcdFx0Y2hpbGRWTm9kZS5yZWYsXG5cdFx0XHRcdFx0Y2hpbGRWTm9kZS5fY29tcG9uZW50IHx8IG5ld0RvbSxcblx0XHRcdFx0XHRjaGlsZFZOb2RlXG5cdFx0XHRcdCk7XG5cdFx0XHR9XG5cdFx0fVxuXG5cdFx0Zmlyc3RDaGlsZERvbSA9IGZpcnN0Q2hpbGREb20gfHwgbmV3RG9tO1xuXG5cdFx0aWYgKGNoaWxkVk5vZGUuX2ZsYWdzICYgSU5TRVJUX1ZOT0RFKSB7XG5cdFx0XHRvbGREb20gPSBpbnNlcnQoY2hpbGRWTm9kZSwgb2xkRG9tLCBwYXJlbnREb20sICFvbGRWTm9kZS5fb3JpZ2luYWwpO1xuXG5cdFx0XHQvLyBXaGVuIGEgbWF0Y2hlZCBWTm9kZSBpcyBwaHlzaWNhbGx5IG1vdmVkIHZpYSBJTlNFUlRfVk5PREUsIGl0cyBvbGRcblx0XHRcdC8vIF9kb20gcG9pbnRlciBiZWNvbWVzIGEgc3RhbGUgcG9zaXRpb25hbCByZWZlcmVuY2UuIENsZWFyIGl0IHNvIHRoYXRcblx0XHRcdC8vIGdldERvbVNpYmxpbmcgKGNhbGxlZCBmcm9tIG5lc3RlZCBkaWZmcykgd29uJ3QgcmV0dXJuIHRoaXMgc3RhbGVcblx0XHRcdC8vIHJlZmVyZW5jZSBhbmQgbWlzLXBsYWNlIHN1YnNlcXVlbnQgRE9NIG5vZGVzLiBTZWUgIzUwNjUuXG5cdFx0XHRpZiAob2xkVk5vZGUuX2RvbSkge1xuXHRcdFx0XHRvbGRWTm9kZS5fZG9tID0gTlVMTDtcblx0XHRcdH1cblx0XHR9IGVsc2UgaWYgKHR5cGVvZiBjaGlsZFZOb2RlLnR5cGUgPT0gJ2Z1bmN0aW9uJyAmJiByZXN1bHQgIT09IFVOREVGSU5FRCkge1xuXHRcdFx0b2xkRG9tID0gcmVzdWx0O1xuXHRcdH0gZWxzZSBpZiAobmV3RG9tKSB7XG5cdFx0XHRvbGREb20gPSBuZXdEb20ubmV4dFNpYmxpbmc7XG5cdFx0fVxuXG5cdFx0Ly8gQ2xlYXIgcGxhY2VtZW50IGFuZCBMSVMgZmxhZ3M7IE1BVENIRUQgb25seSBiZWxvbmdzIHRvIG9sZCB2bm9kZXMuXG5cdFx0Y2hpbGRWTm9kZS5fZmxhZ3MgJj0gfihJTlNFUlRfVk5PREUgfCBMSVNfQ0FORElEQVRFKTtcblx0fVxuXG5cdG5ld1BhcmVudFZOb2RlLl9kb20gPSBmaXJzdENoaWxkRG9tO1xuXG5cdHJldHVybiBvbGREb207XG59XG5cbi8qKlxuICogQHBhcmFtIHtWTm9kZX0gbmV3UGFyZW50Vk5vZGVcbiAqIEBwYXJhbSB7Q29tcG9uZW50Q2hpbGRyZW5bXX0gcmVuZGVyUmVzdWx0XG4gKiBAcGFyYW0ge1ZOb2RlW119IG9sZENoaWxkcmVuXG4gKi9cbmZ1bmN0aW9uIGNvbnN0cnVjdE5ld0NoaWxkcmVuQXJyYXkoXG5cdG5ld1BhcmVudFZOb2RlLFxuXHRyZW5kZXJSZXN1bHQsXG5cdG9sZENoaWxkcmVuLFxuXHRvbGREb20sXG5cdG5ld0NoaWxkcmVuTGVuZ3RoXG4pIHtcblx0LyoqIEB0eXBlIHtudW1iZXJ9ICovXG5cdGxldCBpO1xuXHQvKiogQHR5cGUge1ZOb2RlfSAqL1xuXHRsZXQgY2hpbGRWTm9kZTtcblx0LyoqIEB0eXBlIHtWTm9kZX0gKi9cblx0bGV0IG9sZFZOb2RlO1xuXG5cdGxldCBvbGRDaGlsZHJlbkxlbmd0aCA9IG9sZENoaWxkcmVuLmxlbmd0aCxcblx0XHRyZW1haW5pbmdPbGRDaGlsZHJlbiA9IG9sZENoaWxkcmVuTGVuZ3RoO1xuXG5cdGxldCBza2V3ID0gMDtcblxuXHQvKiogV2hldGhlciBhbnkgbWF0Y2hlZCBjaGlsZCB3YXMgZm91bmQgZmFyIGZyb20gaXRzIHNrZXdlZCBpbmRleCwgaS5lLiBhXG5cdCAqIHJlYWwgcmVvcmRlciBoYXBwZW5lZCBhbmQgd2UgbmVlZCB0byBjb21wdXRlIHRoZSBtaW5pbWFsIHNldCBvZiBtb3Zlcy4gKi9cblx0bGV0IG1vdmVkID0gMDtcblxuXHQvLyBIb2lzdGVkOiBldmVyeSBub3JtYWxpemF0aW9uIGJyYW5jaCBiZWxvdyB3cml0ZXMgdGhyb3VnaCB0aGlzIGFycmF5LCBzb1xuXHQvLyByZWFkaW5nIGBfY2hpbGRyZW5gIG9mZiB0aGUgdm5vZGUgZWFjaCB0aW1lIGlzIGEgd2FzdGVkIHByb3BlcnR5IGxvYWQuXG5cdC8qKiBAdHlwZSB7Vk5vZGVbXX0gKi9cblx0bGV0IG5ld0NoaWxkcmVuID0gKG5ld1BhcmVudFZOb2RlLl9jaGlsZHJlbiA9IEFycmF5KG5ld0NoaWxkcmVuTGVuZ3RoKSk7XG5cdGZvciAoaSA9IDA7IGkgPCBuZXdDaGlsZHJlbkxlbmd0aDsgaSsrKSB7XG5cdFx0Ly8gQHRzLWV4cGVjdC1lcnJvciBXZSBhcmUgcmV1c2luZyB0aGUgY2hpbGRWTm9kZSB2YXJpYWJsZSB0byBob2xkIGJvdGggdGhlXG5cdFx0Ly8gcHJlIGFuZCBwb3N0IG5vcm1hbGl6ZWQgY2hpbGRWTm9kZVxuXHRcdGNoaWxkVk5vZGUgPSByZW5kZXJSZXN1bHRbaV07XG5cblx0XHRpZiAoXG5cdFx0XHRjaGlsZFZOb2RlID09IE5VTEwgfHxcblx0XHRcdHR5cGVvZiBjaGlsZFZOb2RlID09ICdib29sZWFuJyB8fFxuXHRcdFx0dHlwZW9mIGNoaWxkVk5vZGUgPT0gJ2Z1bmN0aW9uJ1xuXHRcdCkge1xuXHRcdFx0bmV3Q2hpbGRyZW5baV0gPSBOVUxMO1xuXHRcdFx0Y29udGludWU7XG5cdFx0fVxuXHRcdC8vIElmIHRoaXMgbmV3Vk5vZGUgaXMgYmVpbmcgcmV1c2VkIChlLmcuIDxkaXY+e3JldXNlfXtyZXVzZX08L2Rpdj4pIGluIHRoZSBzYW1lIGRpZmYsXG5cdFx0Ly8gb3Igd2UgYXJlIHJlbmRlcmluZyBhIGNvbXBvbmVudCAoZS5nLiBzZXRTdGF0ZSkgY29weSB0aGUgb2xkVk5vZGVzIHNvIGl0IGNhbiBoYXZlXG5cdFx0Ly8gaXQncyBvd24gRE9NICYgZXRjLiBwb2ludGVyc1xuXHRcdC8vIEFueXRoaW5nIHRoYXQgaXNuJ3QgYW4gb2JqZWN0IGF0IHRoaXMgcG9pbnQgaXMgYSBzdHJpbmcsIG51bWJlciBvclxuXHRcdC8vIGJpZ2ludCAobnVsbCwgYm9vbGVhbnMgYW5kIGZ1bmN0aW9ucyBhcmUgaGFuZGxlZCBhYm92ZSksIFN0cmluZ1xuXHRcdC8vIG9iamVjdHMgYXJlIHRoZSBsb25lIG9iamVjdCB0eXBlIHJlbmRlcmVkIGFzIHRleHQuXG5cdFx0ZWxzZSBpZiAoXG5cdFx0XHR0eXBlb2YgY2hpbGRWTm9kZSAhPSAnb2JqZWN0JyB8fFxuXHRcdFx0Y2hpbGRWTm9kZS5jb25zdHJ1Y3RvciA9PT0gU3RyaW5nXG5cdFx0KSB7XG5cdFx0XHRjaGlsZFZOb2RlID0gbmV3Q2hpbGRyZW5baV0gPSBjcmVhdGVWTm9kZShOVUxMLCBjaGlsZFZOb2RlKTtcblx0XHR9IGVsc2UgaWYgKGlzQXJyYXkoY2hpbGRWTm9kZSkpIHtcblx0XHRcdGNoaWxkVk5vZGUgPSBuZXdDaGlsZHJlbltpXSA9IGNyZWF0ZVZOb2RlKEZyYWdtZW50LCB7XG5cdFx0XHRcdGNoaWxkcmVuOiBjaGlsZFZOb2RlXG5cdFx0XHR9KTtcblx0XHR9IGVsc2UgaWYgKGNoaWxkVk5vZGUuY29uc3RydWN0b3IgPT09IFZOT0RFX01BUktFUiAmJiBjaGlsZFZOb2RlLl9kZXB0aCkge1xuXHRcdFx0Ly8gVk5vZGUgaXMgYWxyZWFkeSBpbiB1c2UsIGNsb25lIGl0LiBUaGlzIGNhbiBoYXBwZW4gaW4gdGhlIGZvbGxvd2luZ1xuXHRcdFx0Ly8gc2NlbmFyaW86XG5cdFx0XHQvLyAgIGNvbnN0IHJldXNlID0gPGRpdiAvPlxuXHRcdFx0Ly8gICA8ZGl2PntyZXVzZX08c3BhbiAvPntyZXVzZX08L2Rpdj5cblx0XHRcdGNoaWxkVk5vZGUgPSBuZXdDaGlsZHJlbltpXSA9IGNyZWF0ZVZOb2RlKFxuXHRcdFx0XHRjaGlsZFZOb2RlLnR5cGUsXG5cdFx0XHRcdGNoaWxkVk5vZGUucHJvcHMsXG5cdFx0XHRcdGNoaWxkVk5vZGUua2V5LFxuXHRcdFx0XHRjaGlsZFZOb2RlLnJlZixcblx0XHRcdFx0Y2hpbGRWTm9kZS5fb3JpZ2luYWxcblx0XHRcdCk7XG5cdFx0fSBlbHNlIHtcblx0XHRcdG5ld0NoaWxkcmVuW2ldID0gY2hpbGRWTm9kZTtcblx0XHR9XG5cblx0XHRjb25zdCBza2V3ZWRJbmRleCA9IGkgKyBza2V3O1xuXHRcdGNoaWxkVk5vZGUuX3BhcmVudCA9IG5ld1BhcmVudFZOb2RlO1xuXHRcdGNoaWxkVk5vZGUuX2RlcHRoID0gbmV3UGFyZW50Vk5vZGUuX2RlcHRoICsgMTtcblxuXHRcdC8vIFRlbXBvcmFyaWx5IHN0b3JlIHRoZSBtYXRjaGluZ0luZGV4IG9uIHRoZSBfaW5kZXggcHJvcGVydHkgc28gd2UgY2FuIHB1bGxcblx0XHQvLyBvdXQgdGhlIG9sZFZOb2RlIGluIGRpZmZDaGlsZHJlbi4gV2UnbGwgb3ZlcnJpZGUgdGhpcyB0byB0aGUgVk5vZGUnc1xuXHRcdC8vIGZpbmFsIGluZGV4IGFmdGVyIHVzaW5nIHRoaXMgcHJvcGVydHkgdG8gZ2V0IHRoZSBvbGRWTm9kZVxuXHRcdGNvbnN0IG1hdGNoaW5nSW5kZXggPSAoY2hpbGRWTm9kZS5faW5kZXggPSBmaW5kTWF0Y2hpbmdJbmRleChcblx0XHRcdGNoaWxkVk5vZGUsXG5cdFx0XHRvbGRDaGlsZHJlbixcblx0XHRcdHNrZXdlZEluZGV4LFxuXHRcdFx0cmVtYWluaW5nT2xkQ2hpbGRyZW5cblx0XHQpKTtcblxuXHRcdG9sZFZOb2RlID0gTlVMTDtcblx0XHQvLyB+bWF0Y2hpbmdJbmRleCBpcyBvbmx5IGZhbHN5IGZvciAtMSwgaS5lLiB3aGVuIG5vIG1hdGNoIHdhcyBmb3VuZFxuXHRcdGlmICh+bWF0Y2hpbmdJbmRleCkge1xuXHRcdFx0b2xkVk5vZGUgPSBvbGRDaGlsZHJlblttYXRjaGluZ0luZGV4XTtcblx0XHRcdHJlbWFpbmluZ09sZENoaWxkcmVuLS07XG5cdFx0XHRpZiAob2xkVk5vZGUpIHtcblx0XHRcdFx0b2xkVk5vZGUuX2ZsYWdzIHw9IE1BVENIRUQ7XG5cdFx0XHR9XG5cdFx0fVxuXG5cdFx0Ly8gSGVyZSwgd2UgZGVmaW5lIGlzTW91bnRpbmcgZm9yIHRoZSBwdXJwb3NlcyBvZiB0aGUgc2tldyBkaWZmaW5nXG5cdFx0Ly8gYWxnb3JpdGhtLiBOb2RlcyB0aGF0IGFyZSB1bnN1c3BlbmRpbmcgYXJlIGNvbnNpZGVyZWQgbW91bnRpbmcgYW5kIHdlIGRldGVjdFxuXHRcdC8vIHRoaXMgYnkgY2hlY2tpbmcgaWYgb2xkVk5vZGUuX29yaWdpbmFsID09IG51bGxcblx0XHRpZiAoIW9sZFZOb2RlIHx8ICFvbGRWTm9kZS5fb3JpZ2luYWwpIHtcblx0XHRcdGlmICghfm1hdGNoaW5nSW5kZXgpIHtcblx0XHRcdFx0Ly8gV2hlbiB0aGUgYXJyYXkgb2YgY2hpbGRyZW4gaXMgZ3Jvd2luZyB3ZSBuZWVkIHRvIGRlY3JlYXNlIHRoZSBza2V3XG5cdFx0XHRcdC8vIGFzIHdlIGFyZSBhZGRpbmcgYSBuZXcgZWxlbWVudCB0byB0aGUgYXJyYXkuXG5cdFx0XHRcdC8vIEV4YW1wbGU6XG5cdFx0XHRcdC8vIFsxLCAyLCAzXSAtLT4gWzAsIDEsIDIsIDNdXG5cdFx0XHRcdC8vIG9sZENoaWxkcmVuICAgbmV3Q2hpbGRyZW5cblx0XHRcdFx0Ly9cblx0XHRcdFx0Ly8gVGhlIG5ldyBlbGVtZW50IGlzIGF0IGluZGV4IDAsIHNvIG91ciBza2V3IGlzIDAsXG5cdFx0XHRcdC8vIHdlIG5lZWQgdG8gZGVjcmVhc2UgdGhlIHNrZXcgYXMgd2UgYXJlIGFkZGluZyBhIG5ldyBlbGVtZW50LlxuXHRcdFx0XHQvLyBUaGUgZGVjcmVhc2Ugd2lsbCBjYXVzZSB1cyB0byBjb21wYXJlIHRoZSBlbGVtZW50IGF0IHBvc2l0aW9uIDFcblx0XHRcdFx0Ly8gd2l0aCB2YWx1ZSAxIHdpdGggdGhlIGVsZW1lbnQgYXQgcG9zaXRpb24gMCB3aXRoIHZhbHVlIDAuXG5cdFx0XHRcdC8vXG5cdFx0XHRcdC8vIEEgbGluZWFyIGNvbmNlcHQgaXMgYXBwbGllZCB3aGVuIHRoZSBhcnJheSBpcyBzaHJpbmtpbmcsXG5cdFx0XHRcdC8vIGlmIHRoZSBsZW5ndGggaXMgdW5jaGFuZ2VkIHdlIGNhbiBhc3N1bWUgdGhhdCBubyBza2V3XG5cdFx0XHRcdC8vIGNoYW5nZXMgYXJlIG5lZWRlZC5cblx0XHRcdFx0aWYgKG5ld0NoaWxkcmVuTGVuZ3RoID4gb2xkQ2hpbGRyZW5MZW5ndGgpIHtcblx0XHRcdFx0XHRza2V3LS07XG5cdFx0XHRcdH0gZWxzZSBpZiAobmV3Q2hpbGRyZW5MZW5ndGggPCBvbGRDaGlsZHJlbkxlbmd0aCkge1xuXHRcdFx0XHRcdHNrZXcrKztcblx0XHRcdFx0fVxuXHRcdFx0fVxuXG5cdFx0XHQvLyBJZiB3ZSBhcmUgbW91bnRpbmcgYSBET00gVk5vZGUsIG1hcmsgaXQgZm9yIGluc2VydGlvblxuXHRcdFx0aWYgKHR5cGVvZiBjaGlsZFZOb2RlLnR5cGUgIT0gJ2Z1bmN0aW9uJykge1xuXHRcdFx0XHRjaGlsZFZOb2RlLl9mbGFncyB8PSBJTlNFUlRfVk5PREU7XG5cdFx0XHR9XG5cdFx0fSBlbHNlIHtcblx0XHRcdC8vIEtlZXAgTElTIGVsaWdpYmlsaXR5IHNlcGFyYXRlIGZyb20gTUFUQ0hFRCBvbiBvbGQgdm5vZGVzOiBpZiBhIGNoaWxkXG5cdFx0XHQvLyB0aHJvd3MsIHVuY2xlYXJlZCBuZXctdm5vZGUgZmxhZ3MgbXVzdCBub3QgcHJldmVudCB0aGUgbmV4dCBtYXRjaC5cblx0XHRcdGNoaWxkVk5vZGUuX2ZsYWdzIHw9IExJU19DQU5ESURBVEU7XG5cblx0XHRcdC8vIENlbnRlciB0aGUgbmV4dCBzZWFyY2ggZm9yIHNoaWZ0cy4gT25seSBtYXRjaGVzIGZhcnRoZXIgdGhhbiBvbmVcblx0XHRcdC8vIHBvc2l0aW9uIGF3YXkgcmVxdWlyZSB0aGUgbWluaW1hbC1tb3ZlIHBhc3MuXG5cdFx0XHRpZiAobWF0Y2hpbmdJbmRleCA9PSBza2V3ZWRJbmRleCAtIDEpIHtcblx0XHRcdFx0c2tldy0tO1xuXHRcdFx0fSBlbHNlIGlmIChtYXRjaGluZ0luZGV4ID09IHNrZXdlZEluZGV4ICsgMSkge1xuXHRcdFx0XHRza2V3Kys7XG5cdFx0XHR9IGVsc2UgaWYgKG1hdGNoaW5nSW5kZXggIT0gc2tld2VkSW5kZXgpIHtcblx0XHRcdFx0aWYgKG1hdGNoaW5nSW5kZXggPiBza2V3ZWRJbmRleCkge1xuXHRcdFx0XHRcdHNrZXctLTtcblx0XHRcdFx0fSBlbHNlIHtcblx0XHRcdFx0XHRza2V3Kys7XG5cdFx0XHRcdH1cblxuXHRcdFx0XHRtb3ZlZCA9IDE7XG5cdFx0XHR9XG5cdFx0fVxuXHR9XG5cblx0aWYgKG1vdmVkKSB7XG5cdFx0Ly8gQ2hpbGRyZW4gd2VyZSByZW9yZGVyZWQ6IG1hcmsgdGhlIG1pbmltYWwgc2V0IG9mIG1hdGNoZWQgKExJU19DQU5ESURBVEUgZmxhZylcblx0XHQvLyBjaGlsZHJlbiBmb3IgaW5zZXJ0aW9uIGJ5IGZpbmRpbmcgdGhlIGxvbmdlc3QgaW5jcmVhc2luZyBzdWJzZXF1ZW5jZSBvZlxuXHRcdC8vIG9sZCBpbmRpY2VzIChwYXRpZW5jZSBzb3J0aW5nKS4gQ2hpbGRyZW4gb24gdGhlIHN1YnNlcXVlbmNlIHN0YXkgaW5cblx0XHQvLyBwbGFjZSwgYWxsIG90aGVycyBnZXQgSU5TRVJUX1ZOT0RFLiBgX2luZGV4YCBzdGlsbCBob2xkcyB0aGVcblx0XHQvLyBtYXRjaGluZ0luZGV4IGhlcmUuXG5cdFx0LyoqIEB0eXBlIHtudW1iZXJbXX0gdGFpbHNbeF0gaXMgdGhlIHNtYWxsZXN0IG9sZCBpbmRleCBlbmRpbmcgYW4gaW5jcmVhc2luZyBzdWJzZXF1ZW5jZSBvZiBsZW5ndGggeCsxICovXG5cdFx0bGV0IHRhaWxzID0gW107XG5cdFx0LyoqIEB0eXBlIHtudW1iZXJbXX0gbGVuZ3RoIG9mIHRoZSBsb25nZXN0IGluY3JlYXNpbmcgc3Vic2VxdWVuY2UgZW5kaW5nIGF0IGNoaWxkIGkgKi9cblx0XHRsZXQgbGlzTGVuZ3RocyA9IFtdO1xuXHRcdGZvciAoaSA9IDA7IGkgPCBuZXdDaGlsZHJlbkxlbmd0aDsgaSsrKSB7XG5cdFx0XHRjaGlsZFZOb2RlID0gbmV3Q2hpbGRyZW5baV07XG5cdFx0XHRpZiAoY2hpbGRWTm9kZSAmJiBjaGlsZFZOb2RlLl9mbGFncyAmIExJU19DQU5ESURBVEUpIHtcblx0XHRcdFx0Ly8gQmluYXJ5IHNlYXJjaCBmb3IgdGhlIGluc2VydGlvbiBwb2ludCwga2VlcGluZyB0aGUgcGFzcyBhdFxuXHRcdFx0XHQvLyBPKG4gbG9nIG4pIGV2ZW4gZm9yIHBhdGhvbG9naWNhbCByZW9yZGVycy5cblx0XHRcdFx0c2tldyA9IDA7XG5cdFx0XHRcdGxldCBoaSA9IHRhaWxzLmxlbmd0aDtcblx0XHRcdFx0d2hpbGUgKHNrZXcgPCBoaSkge1xuXHRcdFx0XHRcdGNvbnN0IG1pZCA9IChza2V3ICsgaGkpID4+IDE7XG5cdFx0XHRcdFx0aWYgKHRhaWxzW21pZF0gPCBjaGlsZFZOb2RlLl9pbmRleCkge1xuXHRcdFx0XHRcdFx0c2tldyA9IG1pZCArIDE7XG5cdFx0XHRcdFx0fSBlbHNlIHtcblx0XHRcdFx0XHRcdGhpID0gbWlkO1xuXHRcdFx0XHRcdH1cblx0XHRcdFx0fVxuXHRcdFx0XHR0YWlsc1tza2V3XSA9IGNoaWxkVk5vZGUuX2luZGV4O1xuXHRcdFx0XHRsaXNMZW5ndGhzW2ldID0gc2tldyArIDE7XG5cdFx0XHR9XG5cdFx0fVxuXG5cdFx0Ly8gYHNrZXdgIGlzIGRlYWQgYWZ0ZXIgdGhlIG1haW4gbG9vcDsgcmV1c2UgaXQgYXMgdGhlIHJlbWFpbmluZ1xuXHRcdC8vIHN1YnNlcXVlbmNlIGxlbmd0aCB3aGlsZSB3YWxraW5nIGJhY2t3YXJkcy4gTGlrZXdpc2UgYGlgIGlzIGxlZnQgYXRcblx0XHQvLyBuZXdDaGlsZHJlbkxlbmd0aCBieSB0aGUgbG9vcCBhYm92ZS5cblx0XHRza2V3ID0gdGFpbHMubGVuZ3RoO1xuXHRcdHdoaWxlIChpLS0pIHtcblx0XHRcdGlmIChsaXNMZW5ndGhzW2ldKSB7XG5cdFx0XHRcdGlmIChsaXNMZW5ndGhzW2ldID09IHNrZXcpIHtcblx0XHRcdFx0XHRza2V3LS07XG5cdFx0XHRcdH0gZWxzZSB7XG5cdFx0XHRcdFx0bmV3Q2hpbGRyZW5baV0uX2ZsYWdzIHw9IElOU0VSVF9WTk9ERTtcblx0XHRcdFx0fVxuXHRcdFx0fVxuXHRcdH1cblx0fVxuXG5cdC8vIFJlbW92ZSByZW1haW5pbmcgb2xkQ2hpbGRyZW4gaWYgdGhlcmUgYXJlIGFueS4gTG9vcCBmb3J3YXJkcyBzbyB0aGF0IGFzIHdlXG5cdC8vIHVubW91bnQgRE9NIGZyb20gdGhlIGJlZ2lubmluZyBvZiB0aGUgb2xkQ2hpbGRyZW4sIHdlIGNhbiBhZGp1c3Qgb2xkRG9tIHRvXG5cdC8vIHBvaW50IHRvIHRoZSBuZXh0IGNoaWxkLCB3aGljaCBuZWVkcyB0byBiZSB0aGUgZmlyc3QgRE9NIG5vZGUgdGhhdCB3b24ndCBiZVxuXHQvLyB1bm1vdW50ZWQuIEtlZXAgdGhpcyBhIHBsYWluIGxvb3A6IGFuIGFycm93IGZ1bmN0aW9uIGhlcmUgd291bGQgY2FwdHVyZVxuXHQvLyBgb2xkRG9tYCwgZm9yY2luZyBWOCB0byBjb250ZXh0LWFsbG9jYXRlIGl0IG9uIGV2ZXJ5IGNhbGwgdG8gdGhpcyBmdW5jdGlvbi5cblx0aWYgKHJlbWFpbmluZ09sZENoaWxkcmVuKSB7XG5cdFx0Zm9yIChpID0gMDsgaSA8IG9sZENoaWxkcmVuTGVuZ3RoOyBpKyspIHtcblx0XHRcdG9sZFZOb2RlID0gb2xkQ2hpbGRyZW5baV07XG5cdFx0XHRpZiAob2xkVk5vZGUgJiYgIShvbGRWTm9kZS5fZmxhZ3MgJiBNQVRDSEVEKSkge1xuXHRcdFx0XHRpZiAob2xkVk5vZGUuX2RvbSA9PSBvbGREb20pIHtcblx0XHRcdFx0XHRvbGREb20gPSBnZXREb21TaWJsaW5nKG9sZFZOb2RlKTtcblx0XHRcdFx0fVxuXG5cdFx0XHRcdHVubW91bnQob2xkVk5vZGUsIG9sZFZOb2RlKTtcblx0XHRcdH1cblx0XHR9XG5cdH1cblxuXHRyZXR1cm4gb2xkRG9tO1xufVxuXG4vKipcbiAqIEBwYXJhbSB7Vk5vZGV9IHBhcmVudFZOb2RlXG4gKiBAcGFyYW0ge1ByZWFjdEVsZW1lbnR9IG9sZERvbVxuICogQHBhcmFtIHtQcmVhY3RFbGVtZW50fSBwYXJlbnREb21cbiAqIEBwYXJhbSB7Ym9vbGVhbn0gaXNNb3VudGluZ1xuICogQHJldHVybnMge1ByZWFjdEVsZW1lbnR9XG4gKi9cbmZ1bmN0aW9uIGluc2VydChwYXJlbnRWTm9kZSwgb2xkRG9tLCBwYXJlbnREb20sIGlzTW91bnRpbmcpIHtcblx0Ly8gTm90ZTogVk5vZGVzIGluIG5lc3RlZCBzdXNwZW5kZWQgdHJlZXMgbWF5IGJlIG1pc3NpbmcgX2NoaWxkcmVuLlxuXHRpZiAodHlwZW9mIHBhcmVudFZOb2RlLnR5cGUgPT0gJ2Z1bmN0aW9uJykge1xuXHRcdC8vIFJvb3QgY2hpbGRyZW4gbGl2ZSBpbiBhbm90aGVyIGNvbnRhaW5lciwgdGhleSBuZXZlciBtb3ZlIHdpdGggdGhlXG5cdFx0Ly8gaG9zdCB0cmVlIGFuZCBjb250cmlidXRlIG5vdGhpbmcgdG8gdGhlIGhvc3QgaW5zZXJ0aW9uIGN1cnNvci5cblx0XHRpZiAocGFyZW50Vk5vZGUucHJvcHMuX3BhcmVudERvbSkgcmV0dXJuIG9sZERvbTtcblx0XHRsZXQgY2hpbGRyZW4gPSBwYXJlbnRWTm9kZS5fY2hpbGRyZW47XG5cdFx0aWYgKGNoaWxkcmVuKSB7XG5cdFx0XHRmb3IgKGxldCBpID0gMDsgaSA8IGNoaWxkcmVuLmxlbmd0aDsgaSsrKSB7XG5cdFx0XHRcdGlmIChjaGlsZHJlbltpXSkge1xuXHRcdFx0XHRcdC8vIElmIHdlIGVudGVyIHRoaXMgY29kZSBwYXRoIG9uIHNDVSBiYWlsb3V0LCB3aGVyZSB3ZSBjb3B5XG5cdFx0XHRcdFx0Ly8gb2xkVk5vZGUuX2NoaWxkcmVuIHRvIG5ld1ZOb2RlLl9jaGlsZHJlbiwgd2UgbmVlZCB0byB1cGRhdGUgdGhlIG9sZFxuXHRcdFx0XHRcdC8vIGNoaWxkcmVuJ3MgX3BhcmVudCBwb2ludGVyIHRvIHBvaW50IHRvIHRoZSBuZXdWTm9kZSAocGFyZW50Vk5vZGVcblx0XHRcdFx0XHQvLyBoZXJlKS5cblx0XHRcdFx0XHRjaGlsZHJlbltpXS5fcGFyZW50ID0gcGFyZW50Vk5vZGU7XG5cdFx0XHRcdFx0b2xkRG9tID0gaW5zZXJ0KGNoaWxkcmVuW2ldLCBvbGREb20sIHBhcmVudERvbSwgZmFsc2UpO1xuXHRcdFx0XHR9XG5cdFx0XHR9XG5cdFx0fVxuXG5cdFx0cmV0dXJuIG9sZERvbTtcblx0fSBlbHNlIHtcblx0XHQvLyBBIGN1cnNvciBhIHBhcmtlZCBTdXNwZW5zZSBzdWJ0cmVlIGRldGFjaGVkIGNhbid0IGJlIGEgcmVmZXJlbmNlIG5vZGU6XG5cdFx0Ly8gcmV0cnkgZnJvbSB0aGUgdm5vZGUgdHJlZSwgdGhlbiBnaXZlIHVwIGFuZCBhcHBlbmQuXG5cdFx0aWYgKG9sZERvbSAmJiAhb2xkRG9tLnBhcmVudE5vZGUpIHtcblx0XHRcdG9sZERvbSA9IGdldERvbVNpYmxpbmcocGFyZW50Vk5vZGUpO1xuXHRcdFx0aWYgKG9sZERvbSAmJiAhb2xkRG9tLnBhcmVudE5vZGUpIG9sZERvbSA9IE5VTEw7XG5cdFx0fVxuXG5cdFx0Ly8gQ29tbWVudHMgKGUuZy4gc2VydmVyIGAkc2AgbWFya2VycykgYXJlIG5ldmVyIG91cnM6IGEgbm9kZSByaWdodCBhZnRlclxuXHRcdC8vIHRoZW0gaXMgYWxyZWFkeSBpbiBwbGFjZS5cblx0XHRsZXQgZG9tID0gcGFyZW50Vk5vZGUuX2RvbTtcblx0XHRsZXQgbmV4dCA9IG9sZERvbTtcblx0XHR3aGlsZSAobmV4dCAmJiBuZXh0Lm5vZGVUeXBlID09IDgpIG5leHQgPSBuZXh0Lm5leHRTaWJsaW5nO1xuXG5cdFx0aWYgKGRvbSAhPSBuZXh0KSB7XG5cdFx0XHQvLyBDb250YWluZXJzIHRoYXQgYXJlbid0IERPTSBub2RlcyBtYXkgbm90IGltcGxlbWVudCBtb3ZlQmVmb3JlKClcblx0XHRcdGlmICghaXNNb3VudGluZyAmJiBwYXJlbnREb20ubW92ZUJlZm9yZSAmJiBkb20ucGFyZW50Tm9kZSkge1xuXHRcdFx0XHQvLyBAdHMtZXhwZWN0LWVycm9yIFRoaXMgaXNuJ3QgYWRkZWQgdG8gVHlwZVNjcmlwdCBsaWIuZC50cyB5ZXRcblx0XHRcdFx0cGFyZW50RG9tLm1vdmVCZWZvcmUoZG9tLCBvbGREb20pO1xuXHRcdFx0fSBlbHNlIHtcblx0XHRcdFx0cGFyZW50RG9tLmluc2VydEJlZm9yZShkb20sIG9sZERvbSB8fCBOVUxMKTtcblx0XHRcdH1cblx0XHR9XG5cdFx0b2xkRG9tID0gZG9tO1xuXHR9XG5cblx0d2hpbGUgKFxuXHRcdChvbGREb20gPSBvbGREb20gJiYgb2xkRG9tLm5leHRTaWJsaW5nKSAmJlxuXHRcdG9sZERvbS5ub2RlVHlwZSA9PSA4ICYmXG5cdFx0IW9sZERvbS5kYXRhLnN0YXJ0c1dpdGgoJyRzJylcblx0KTtcblxuXHRyZXR1cm4gb2xkRG9tO1xufVxuXG4vKipcbiAqIEZsYXR0ZW4gYW5kIGxvb3AgdGhyb3VnaCB0aGUgY2hpbGRyZW4gb2YgYSB2aXJ0dWFsIG5vZGVcbiAqIEBwYXJhbSB7Q29tcG9uZW50Q2hpbGRyZW59IGNoaWxkcmVuIFRoZSB1bmZsYXR0ZW5lZCBjaGlsZHJlbiBvZiBhIHZpcnR1YWxcbiAqIG5vZGVcbiAqIEByZXR1cm5zIHtWTm9kZVtdfVxuICovXG5leHBvcnQgZnVuY3Rpb24gdG9DaGlsZEFycmF5KGNoaWxkcmVuLCBvdXQpIHtcblx0b3V0ID0gb3V0IHx8IFtdO1xuXHRpZiAoY2hpbGRyZW4gIT0gTlVMTCAmJiB0eXBlb2YgY2hpbGRyZW4gIT0gJ2Jvb2xlYW4nKSB7XG5cdFx0aWYgKGlzQXJyYXkoY2hpbGRyZW4pKSB7XG5cdFx0XHRjaGlsZHJlbi5zb21lKGNoaWxkID0+IHtcblx0XHRcdFx0dG9DaGlsZEFycmF5KGNoaWxkLCBvdXQpO1xuXHRcdFx0fSk7XG5cdFx0fSBlbHNlIHtcblx0XHRcdG91dC5wdXNoKGNoaWxkcmVuKTtcblx0XHR9XG5cdH1cblx0cmV0dXJuIG91dDtcbn1cblxuLyoqXG4gKiBAcGFyYW0ge1ZOb2RlfSBjaGlsZFZOb2RlXG4gKiBAcGFyYW0ge1ZOb2RlW119IG9sZENoaWxkcmVuXG4gKiBAcGFyYW0ge251bWJlcn0gc2tld2VkSW5kZXhcbiAqIEBwYXJhbSB7bnVtYmVyfSByZW1haW5pbmdPbGRDaGlsZHJlblxuICogQHJldHVybnMge251bWJlcn1cbiAqL1xuZnVuY3Rpb24gZmluZE1hdGNoaW5nSW5kZXgoXG5cdGNoaWxkVk5vZGUsXG5cdG9sZENoaWxkcmVuLFxuXHRza2V3ZWRJbmRleCxcblx0cmVtYWluaW5nT2xkQ2hpbGRyZW5cbikge1xuXHRjb25zdCBrZXkgPSBjaGlsZFZOb2RlLmtleTtcblx0Y29uc3QgdHlwZSA9IGNoaWxkVk5vZGUudHlwZTtcblx0bGV0IG9sZFZOb2RlID0gb2xkQ2hpbGRyZW5bc2tld2VkSW5kZXhdO1xuXHRjb25zdCBtYXRjaGVkID0gb2xkVk5vZGUgJiYgIShvbGRWTm9kZS5fZmxhZ3MgJiBNQVRDSEVEKTtcblxuXHQvLyBXZSBvbmx5IG5lZWQgdG8gcGVyZm9ybSBhIHNlYXJjaCBpZiB0aGVyZSBhcmUgbW9yZSBjaGlsZHJlblxuXHQvLyAocmVtYWluaW5nT2xkQ2hpbGRyZW4pIHRvIHNlYXJjaC4gSG93ZXZlciwgaWYgdGhlIG9sZFZOb2RlIHdlIGp1c3QgbG9va2VkXG5cdC8vIGF0IHNrZXdlZEluZGV4IHdhcyBub3QgYWxyZWFkeSB1c2VkIGluIHRoaXMgZGlmZiwgdGhlbiB0aGVyZSBtdXN0IGJlIGF0XG5cdC8vIGxlYXN0IDEgb3RoZXIgKHNvIGdyZWF0ZXIgdGhhbiAxKSByZW1haW5pbmdPbGRDaGlsZHJlbiB0byBhdHRlbXB0IHRvIG1hdGNoXG5cdC8vIGFnYWluc3QuIFNvIHRoZSBmb2xsb3dpbmcgY29uZGl0aW9uIGNoZWNrcyB0aGF0IGVuc3VyaW5nXG5cdC8vIHJlbWFpbmluZ09sZENoaWxkcmVuID4gMSBpZiB0aGUgb2xkVk5vZGUgaXMgbm90IGFscmVhZHkgdXNlZC9tYXRjaGVkLiBFbHNlXG5cdC8vIGlmIHRoZSBvbGRWTm9kZSB3YXMgbnVsbCBvciBtYXRjaGVkLCB0aGVuIHRoZXJlIGNvdWxkIG5lZWRzIHRvIGJlIGF0IGxlYXN0XG5cdC8vIDEgKGFrYSBgcmVtYWluaW5nT2xkQ2hpbGRyZW4gPiAwYCkgY2hpbGRyZW4gdG8gZmluZCBhbmQgY29tcGFyZSBhZ2FpbnN0LlxuXHQvL1xuXHQvLyBJZiB0aGVyZSBpcyBhbiB1bmtleWVkIGZ1bmN0aW9uYWwgVk5vZGUsIHRoYXQgaXNuJ3QgYSBidWlsdC1pbiBsaWtlIG91ciBGcmFnbWVudCxcblx0Ly8gd2Ugc2hvdWxkIG5vdCBzZWFyY2ggYXMgd2UgcmlzayByZS11c2luZyBzdGF0ZSBvZiBhbiB1bnJlbGF0ZWQgVk5vZGUuIChyZXZlcnRlZCBmb3Igbm93KVxuXHRsZXQgc2hvdWxkU2VhcmNoID1cblx0XHQvLyAodHlwZW9mIHR5cGUgIT0gJ2Z1bmN0aW9uJyB8fCB0eXBlID09PSBGcmFnbWVudCB8fCBrZXkpICYmXG5cdFx0Ly8gVGhlIHRlcm5hcnkga2VlcHMgdGhpcyBhIFNtaSBjb21wYXJpc29uOyBgPiBtYXRjaGVkYCB3b3VsZCBjb21wYXJlXG5cdFx0Ly8gbnVtYmVyIHRvIGJvb2xlYW4gd2hpY2ggVjggY2FuJ3Qgc2VydmUgZnJvbSB0aGUgZmFzdCBwYXRoLlxuXHRcdHJlbWFpbmluZ09sZENoaWxkcmVuID4gKG1hdGNoZWQgPyAxIDogMCk7XG5cblx0aWYgKFxuXHRcdChvbGRWTm9kZSA9PT0gTlVMTCAmJiBrZXkgPT0gTlVMTCkgfHxcblx0XHQobWF0Y2hlZCAmJiBrZXkgPT0gb2xkVk5vZGUua2V5ICYmIHR5cGUgPT0gb2xkVk5vZGUudHlwZSlcblx0KSB7XG5cdFx0cmV0dXJuIHNrZXdlZEluZGV4O1xuXHR9IGVsc2UgaWYgKHNob3VsZFNlYXJjaCkge1xuXHRcdGxldCB4O1xuXHRcdGZvciAoeCA9IHNrZXdlZEluZGV4IC0gMTsgeCA+PSAwOyB4LS0pIHtcblx0XHRcdG9sZFZOb2RlID0gb2xkQ2hpbGRyZW5beF07XG5cdFx0XHRpZiAoXG5cdFx0XHRcdG9sZFZOb2RlICYmXG5cdFx0XHRcdCEob2xkVk5vZGUuX2ZsYWdzICYgTUFUQ0hFRCkgJiZcblx0XHRcdFx0a2V5ID09IG9sZFZOb2RlLmtleSAmJlxuXHRcdFx0XHR0eXBlID09IG9sZFZOb2RlLnR5cGVcblx0XHRcdClcblx0XHRcdFx0cmV0dXJuIHg7XG5cdFx0fVxuXHRcdGZvciAoeCA9IHNrZXdlZEluZGV4ICsgMTsgeCA8IG9sZENoaWxkcmVuLmxlbmd0aDsgeCsrKSB7XG5cdFx0XHRvbGRWTm9kZSA9IG9sZENoaWxkcmVuW3hdO1xuXHRcdFx0aWYgKFxuXHRcdFx0XHRvbGRWTm9kZSAmJlxuXHRcdFx0XHQhKG9sZFZOb2RlLl9mbGFncyAmIE1BVENIRUQpICYmXG5cdFx0XHRcdGtleSA9PSBvbGRWTm9kZS5rZXkgJiZcblx0XHRcdFx0dHlwZSA9PSBvbGRWTm9kZS50eXBlXG5cdFx0XHQpXG5cdFx0XHRcdHJldHVybiB4O1xuXHRcdH1cblx0fVxuXG5cdHJldHVybiAtMTtcbn1cbiIsICJpbXBvcnQgeyBCYXNlQ29tcG9uZW50LCBnZXREb21TaWJsaW5nIH0gZnJvbSAnLi4vY29tcG9uZW50JztcbmltcG9ydCB7XG5cdENPTVBPTkVOVF9ESVJUWSxcblx0Q09NUE9ORU5UX0ZPUkNFLFxuXHRDT01QT05FTlRfUEVORElOR19FUlJPUixcblx0Q09NUE9ORU5UX1BST0NFU1NJTkdfRVhDRVBUSU9OLFxuXHRFTVBUWV9BUlIsXG5cdEVNUFRZX09CSixcblx0TUFUSE1MX1RPS0VOX0VMRU1FTlRTLFxuXHRNQVRIX05BTUVTUEFDRSxcblx0TU9ERV9IWURSQVRFLFxuXHRNT0RFX1NVU1BFTkRFRCxcblx0TlVMTCxcblx0UkVTRVRfTU9ERSxcblx0U1ZHX05BTUVTUEFDRSxcblx0VU5ERUZJTkVELFxuXHRWTk9ERV9NQVJLRVIsXG5cdFhIVE1MX05BTUVTUEFDRVxufSBmcm9tICcuLi9jb25zdGFudHMnO1xuaW1wb3J0IHsgRnJhZ21lbnQgfSBmcm9tICcuLi9jcmVhdGUtZWxlbWVudCc7XG5pbXBvcnQgb3B0aW9ucyBmcm9tICcuLi9vcHRpb25zJztcbmltcG9ydCB7IGFzc2lnbiwgaXNBcnJheSwgcmVtb3ZlTm9kZSwgc2xpY2UgfSBmcm9tICcuLi91dGlsJztcbmltcG9ydCB7IGRpZmZDaGlsZHJlbiB9IGZyb20gJy4vY2hpbGRyZW4nO1xuaW1wb3J0IHsgc2V0UHJvcGVydHkgfSBmcm9tICcuL3Byb3BzJztcblxuLyoqXG4gKiBAdHlwZWRlZiB7aW1wb3J0KCcuLi9pbnRlcm5hbCcpLkNvbXBvbmVudFR5cGV9IENvbXBvbmVudFR5cGVcbiAqIEB0eXBlZGVmIHtpbXBvcnQoJy4uL2ludGVybmFsJykuQ29tcG9uZW50Q2hpbGRyZW59IENvbXBvbmVudENoaWxkcmVuXG4gKiBAdHlwZWRlZiB7aW1wb3J0KCcuLi9pbnRlcm5hbCcpLkNvbXBvbmVudH0gQ29tcG9uZW50XG4gKiBAdHlwZWRlZiB7aW1wb3J0KCcuLi9pbnRlcm5hbCcpLlByZWFjdEVsZW1lbnR9IFByZWFjdEVsZW1lbnRcbiAqIEB0eXBlZGVmIHtpbXBvcnQoJy4uL2ludGVybmFsJykuVk5vZGV9IFZOb2RlXG4gKi9cblxuLyoqXG4gKiBAdGVtcGxhdGUge2FueX0gVFxuICogQHR5cGVkZWYge2ltcG9ydCgnLi4vaW50ZXJuYWwnKS5SZWY8VD59IFJlZjxUPlxuICovXG5cbi8qKlxuICogRGlmZiB0d28gdmlydHVhbCBub2RlcyBhbmQgYXBwbHkgcHJvcGVyIGNoYW5nZXMgdG8gdGhlIERPTVxuICogQHBhcmFtIHtQcmVhY3RFbGVtZW50fSBwYXJlbnREb20gVGhlIHBhcmVudCBvZiB0aGUgRE9NIGVsZW1lbnRcbiAqIEBwYXJhbSB7Vk5vZGV9IG5ld1ZOb2RlIFRoZSBuZXcgdmlydHVhbCBub2RlXG4gKiBAcGFyYW0ge1ZOb2RlfSBvbGRWTm9kZSBUaGUgb2xkIHZpcnR1YWwgbm9kZVxuICogQHBhcmFtIHtvYmplY3R9IGdsb2JhbENvbnRleHQgVGhlIGN1cnJlbnQgY29udGV4dCBvYmplY3QuIE1vZGlmaWVkIGJ5XG4gKiBnZXRDaGlsZENvbnRleHRcbiAqIEBwYXJhbSB7c3RyaW5nfSBuYW1lc3BhY2UgQ3VycmVudCBuYW1lc3BhY2Ugb2YgdGhlIERPTSBub2RlIChIVE1MLCBTVkcsIG9yIE1hdGhNTClcbiAqIEBwYXJhbSB7QXJyYXk8UHJlYWN0RWxlbWVudD59IGV4Y2Vzc0RvbUNoaWxkcmVuXG4gKiBAcGFyYW0ge0FycmF5PENvbXBvbmVudD59IGNvbW1pdFF1ZXVlIExpc3Qgb2YgY29tcG9uZW50cyB3aGljaCBoYXZlIGNhbGxiYWNrc1xuICogdG8gaW52b2tlIGluIGNvbW1pdFJvb3RcbiAqIEBwYXJhbSB7UHJlYWN0RWxlbWVudH0gb2xkRG9tIFRoZSBjdXJyZW50IGF0dGFjaGVkIERPTSBlbGVtZW50IGFueSBuZXcgZG9tXG4gKiBlbGVtZW50cyBzaG91bGQgYmUgcGxhY2VkIGFyb3VuZC4gTGlrZWx5IGBudWxsYCBvbiBmaXJzdCByZW5kZXIgKGV4Y2VwdCB3aGVuXG4gKiBoeWRyYXRpbmcpLiBDYW4gYmUgYSBzaWJsaW5nIERPTSBlbGVtZW50IHdoZW4gZGlmZmluZyBGcmFnbWVudHMgdGhhdCBoYXZlXG4gKiBzaWJsaW5ncy4gSW4gbW9zdCBjYXNlcywgaXQgc3RhcnRzIG91dCBhcyBgb2xkQ2hpbGRyZW5bMF0uX2RvbWAuXG4gKiBAcGFyYW0ge2Jvb2xlYW59IGlzSHlkcmF0aW5nIFdoZXRoZXIgb3Igbm90IHdlIGFyZSBpbiBoeWRyYXRpb25cbiAqIEBwYXJhbSB7YW55W119IHJlZlF1ZXVlIGFuIGFycmF5IG9mIGVsZW1lbnRzIG5lZWRlZCB0byBpbnZva2UgcmVmc1xuICovXG5leHBvcnQgZnVuY3Rpb24gZGlmZihcblx0cGFyZW50RG9tLFxuXHRuZXdWTm9kZSxcblx0b2xkVk5vZGUsXG5cdGdsb2JhbENvbnRleHQsXG5cdG5hbWVzcGFjZSxcblx0ZXhjZXNzRG9tQ2hpbGRyZW4sXG5cdGNvbW1pdFF1ZXVlLFxuXHRvbGREb20sXG5cdGlzSHlkcmF0aW5nLFxuXHRyZWZRdWV1ZVxuKSB7XG5cdC8qKiBAdHlwZSB7YW55fSAqL1xuXHRsZXQgdG1wLFxuXHRcdHJlc3VtZWQsXG5cdFx0bmV3VHlwZSA9IG5ld1ZOb2RlLnR5cGU7XG5cblx0Ly8gT25seSBkaWZmIFZOb2RlcyBjcmVhdGVkIGJ5IFByZWFjdC5cblx0aWYgKG5ld1ZOb2RlLmNvbnN0cnVjdG9yICE9PSBWTk9ERV9NQVJLRVIpIHJldHVybiBOVUxMO1xuXG5cdC8vIElmIHRoZSBwcmV2aW91cyBkaWZmIGJhaWxlZCBvdXQsIHJlc3VtZSBjcmVhdGluZy9oeWRyYXRpbmcgaW50byB0aGUgRE9NXG5cdC8vIHRoYXQgd2FzIGtlcHQgd2hpbGUgc3VzcGVuZGVkIChzZXJ2ZXItcmVuZGVyZWQsIG9yIGFscmVhZHkgaW4gdGhlXG5cdC8vIGNvbnRhaW5lciB3ZSByZW5kZXJlZCBpbnRvKS4gYHRtcGAgaG9sZHMgdGhlIHN0b3JlZCBleGNlc3Mgbm9kZSB1bnRpbCB0aGVcblx0Ly8gb3B0aW9ucy5fZGlmZiBjYWxsIGJlbG93LlxuXHRpZiAoXG5cdFx0b2xkVk5vZGUuX2ZsYWdzICYgTU9ERV9TVVNQRU5ERUQgJiZcblx0XHQvLyBAdHMtZXhwZWN0LWVycm9yIFRoaXMgaXMgTU9ERV9IWURSQVRFIG9yIDBcblx0XHQoKGlzSHlkcmF0aW5nID0gb2xkVk5vZGUuX2ZsYWdzICYgTU9ERV9IWURSQVRFKSxcblx0XHQodG1wID0gb2xkVk5vZGUuX2NvbXBvbmVudC5fZXhjZXNzKSlcblx0KSB7XG5cdFx0bmV3Vk5vZGUuX2ZsYWdzIHw9IGlzSHlkcmF0aW5nO1xuXHRcdHJlc3VtZWQgPSBleGNlc3NEb21DaGlsZHJlbiA9IFtdO1xuXHRcdGlmICh0bXAubm9kZVR5cGUgPT0gOCkge1xuXHRcdFx0Ly8gUmUtc2NhbiBET00gZnJvbSBzdG9yZWQgc3RhcnQgbWFya2VyIGZvciBzdHJlYW1lZCBoeWRyYXRpb24uXG5cdFx0XHRvbGREb20gPSByYW5nZUVuZCh0bXAsIGV4Y2Vzc0RvbUNoaWxkcmVuKTtcblx0XHR9IGVsc2Uge1xuXHRcdFx0ZXhjZXNzRG9tQ2hpbGRyZW4ucHVzaCh0bXApO1xuXHRcdH1cblx0XHRvbGREb20gPSBleGNlc3NEb21DaGlsZHJlblswXSB8fCBvbGREb207XG5cdH1cblxuXHRpZiAoKHRtcCA9IG9wdGlvbnMuX2RpZmYpKSB0bXAobmV3Vk5vZGUpO1xuXG5cdG91dGVyOiBpZiAodHlwZW9mIG5ld1R5cGUgPT0gJ2Z1bmN0aW9uJykge1xuXHRcdGxldCBvbGRDb21taXRRdWV1ZUxlbmd0aCA9IGNvbW1pdFF1ZXVlLmxlbmd0aDtcblx0XHR0cnkge1xuXHRcdFx0bGV0IGMsXG5cdFx0XHRcdG9sZFByb3BzLFxuXHRcdFx0XHRvbGRTdGF0ZSxcblx0XHRcdFx0c25hcHNob3QsXG5cdFx0XHRcdG5ld1Byb3BzID0gbmV3Vk5vZGUucHJvcHM7XG5cdFx0XHRjb25zdCBpc0NsYXNzQ29tcG9uZW50ID0gKHRtcCA9IG5ld1R5cGUucHJvdG90eXBlKSAmJiB0bXAucmVuZGVyO1xuXG5cdFx0XHQvLyBOZWNlc3NhcnkgZm9yIGNyZWF0ZUNvbnRleHQgYXBpLiBTZXR0aW5nIHRoaXMgcHJvcGVydHkgd2lsbCBwYXNzXG5cdFx0XHQvLyB0aGUgY29udGV4dCB2YWx1ZSBhcyBgdGhpcy5jb250ZXh0YCBqdXN0IGZvciB0aGlzIGNvbXBvbmVudC5cblx0XHRcdHRtcCA9IG5ld1R5cGUuY29udGV4dFR5cGU7XG5cdFx0XHRjb25zdCBwcm92aWRlciA9IHRtcCAmJiBnbG9iYWxDb250ZXh0W3RtcC5faWRdO1xuXHRcdFx0Y29uc3QgY29tcG9uZW50Q29udGV4dCA9IHRtcFxuXHRcdFx0XHQ/IHByb3ZpZGVyXG5cdFx0XHRcdFx0PyBwcm92aWRlci5wcm9wcy52YWx1ZVxuXHRcdFx0XHRcdDogdG1wLl9kZWZhdWx0VmFsdWVcblx0XHRcdFx0OiBnbG9iYWxDb250ZXh0O1xuXG5cdFx0XHQvLyBHZXQgY29tcG9uZW50IGFuZCBzZXQgaXQgdG8gYGNgXG5cdFx0XHRpZiAoKGMgPSBvbGRWTm9kZS5fY29tcG9uZW50KSkge1xuXHRcdFx0XHRuZXdWTm9kZS5fY29tcG9uZW50ID0gYztcblx0XHRcdFx0aWYgKGMuX2JpdHMgJiBDT01QT05FTlRfUEVORElOR19FUlJPUikge1xuXHRcdFx0XHRcdGMuX2JpdHMgfD0gQ09NUE9ORU5UX1BST0NFU1NJTkdfRVhDRVBUSU9OO1xuXHRcdFx0XHR9XG5cdFx0XHR9IGVsc2Uge1xuXHRcdFx0XHQvLyBJbnN0YW50aWF0ZSB0aGUgbmV3IGNvbXBvbmVudFxuXHRcdFx0XHRpZiAoaXNDbGFzc0NvbXBvbmVudCkge1xuXHRcdFx0XHRcdC8vIEB0cy1leHBlY3QtZXJyb3IgVHJ1c3QgbWUsIENvbXBvbmVudCBpbXBsZW1lbnRzIHRoZSBpbnRlcmZhY2Ugd2Ugd2FudFxuXHRcdFx0XHRcdG5ld1ZOb2RlLl9jb21wb25lbnQgPSBjID0gbmV3IG5ld1R5cGUobmV3UHJvcHMsIGNvbXBvbmVudENvbnRleHQpOyAvLyBlc2xpbnQtZGlzYWJsZS1saW5lIG5ldy1jYXBcblx0XHRcdFx0fSBlbHNlIHtcblx0XHRcdFx0XHQvLyBAdHMtZXhwZWN0LWVycm9yIFRydXN0IG1lLCBDb21wb25lbnQgaW1wbGVtZW50cyB0aGUgaW50ZXJmYWNlIHdlIHdhbnRcblx0XHRcdFx0XHRuZXdWTm9kZS5fY29tcG9uZW50ID0gYyA9IG5ldyBCYXNlQ29tcG9uZW50KFxuXHRcdFx0XHRcdFx0bmV3UHJvcHMsXG5cdFx0XHRcdFx0XHRjb21wb25lbnRDb250ZXh0XG5cdFx0XHRcdFx0KTtcblxuXHRcdFx0XHRcdGMuY29uc3RydWN0b3IgPSBuZXdUeXBlO1xuXHRcdFx0XHRcdGMucmVuZGVyID0gZG9SZW5kZXI7XG5cdFx0XHRcdH1cblx0XHRcdFx0aWYgKHByb3ZpZGVyKSBwcm92aWRlci5zdWIoYyk7XG5cblx0XHRcdFx0aWYgKCFjLnN0YXRlKSBjLnN0YXRlID0ge307XG5cdFx0XHRcdGMuX2dsb2JhbENvbnRleHQgPSBnbG9iYWxDb250ZXh0O1xuXHRcdFx0XHRjLl9iaXRzIHw9IENPTVBPTkVOVF9ESVJUWTtcblx0XHRcdFx0Yy5fcmVuZGVyQ2FsbGJhY2tzID0gW107XG5cdFx0XHRcdGMuX3N0YXRlQ2FsbGJhY2tzID0gW107XG5cdFx0XHR9XG5cblx0XHRcdGlmIChpc0NsYXNzQ29tcG9uZW50KSB7XG5cdFx0XHRcdGlmICghYy5fbmV4dFN0YXRlKSBjLl9uZXh0U3RhdGUgPSBjLnN0YXRlO1xuXG5cdFx0XHRcdC8vIEludm9rZSBnZXREZXJpdmVkU3RhdGVGcm9tUHJvcHNcblx0XHRcdFx0aWYgKG5ld1R5cGUuZ2V0RGVyaXZlZFN0YXRlRnJvbVByb3BzKSB7XG5cdFx0XHRcdFx0aWYgKGMuX25leHRTdGF0ZSA9PSBjLnN0YXRlKSB7XG5cdFx0XHRcdFx0XHRjLl9uZXh0U3RhdGUgPSBhc3NpZ24oe30sIGMuX25leHRTdGF0ZSk7XG5cdFx0XHRcdFx0fVxuXG5cdFx0XHRcdFx0YXNzaWduKFxuXHRcdFx0XHRcdFx0Yy5fbmV4dFN0YXRlLFxuXHRcdFx0XHRcdFx0bmV3VHlwZS5nZXREZXJpdmVkU3RhdGVGcm9tUHJvcHMobmV3UHJvcHMsIGMuX25leHRTdGF0ZSlcblx0XHRcdFx0XHQpO1xuXHRcdFx0XHR9XG5cdFx0XHR9XG5cblx0XHRcdG9sZFByb3BzID0gYy5wcm9wcztcblx0XHRcdG9sZFN0YXRlID0gYy5zdGF0ZTtcblx0XHRcdGMuX3Zub2RlID0gbmV3Vk5vZGU7XG5cblx0XHRcdC8vIEludm9rZSBwcmUtcmVuZGVyIGxpZmVjeWNsZSBtZXRob2RzXG5cdFx0XHRpZiAoIW9sZFZOb2RlLl9jb21wb25lbnQpIHtcblx0XHRcdFx0aWYgKFxuXHRcdFx0XHRcdGlzQ2xhc3NDb21wb25lbnQgJiZcblx0XHRcdFx0XHQhbmV3VHlwZS5nZXREZXJpdmVkU3RhdGVGcm9tUHJvcHMgJiZcblx0XHRcdFx0XHRjLmNvbXBvbmVudFdpbGxNb3VudFxuXHRcdFx0XHQpIHtcblx0XHRcdFx0XHRjLmNvbXBvbmVudFdpbGxNb3VudCgpO1xuXHRcdFx0XHR9XG5cblx0XHRcdFx0aWYgKGlzQ2xhc3NDb21wb25lbnQgJiYgYy5jb21wb25lbnREaWRNb3VudCkge1xuXHRcdFx0XHRcdGMuX3JlbmRlckNhbGxiYWNrcy5wdXNoKGMuY29tcG9uZW50RGlkTW91bnQpO1xuXHRcdFx0XHR9XG5cdFx0XHR9IGVsc2Uge1xuXHRcdFx0XHRpZiAoXG5cdFx0XHRcdFx0bmV3UHJvcHMgIT09IG9sZFByb3BzICYmXG5cdFx0XHRcdFx0aXNDbGFzc0NvbXBvbmVudCAmJlxuXHRcdFx0XHRcdCFuZXdUeXBlLmdldERlcml2ZWRTdGF0ZUZyb21Qcm9wcyAmJlxuXHRcdFx0XHRcdGMuY29tcG9uZW50V2lsbFJlY2VpdmVQcm9wc1xuXHRcdFx0XHQpIHtcblx0XHRcdFx0XHRjLmNvbXBvbmVudFdpbGxSZWNlaXZlUHJvcHMobmV3UHJvcHMsIGNvbXBvbmVudENvbnRleHQpO1xuXHRcdFx0XHR9XG5cblx0XHRcdFx0aWYgKFxuXHRcdFx0XHRcdChuZXdWTm9kZS5fb3JpZ2luYWwgPT0gb2xkVk5vZGUuX29yaWdpbmFsICYmXG5cdFx0XHRcdFx0XHQhKGMuX2JpdHMgJiBDT01QT05FTlRfRElSVFkpKSB8fFxuXHRcdFx0XHRcdCghKGMuX2JpdHMgJiBDT01QT05FTlRfRk9SQ0UpICYmXG5cdFx0XHRcdFx0XHRjLnNob3VsZENvbXBvbmVudFVwZGF0ZSAmJlxuXHRcdFx0XHRcdFx0Yy5zaG91bGRDb21wb25lbnRVcGRhdGUoXG5cdFx0XHRcdFx0XHRcdG5ld1Byb3BzLFxuXHRcdFx0XHRcdFx0XHRjLl9uZXh0U3RhdGUsXG5cdFx0XHRcdFx0XHRcdGNvbXBvbmVudENvbnRleHRcblx0XHRcdFx0XHRcdCkgPT09IGZhbHNlKVxuXHRcdFx0XHQpIHtcblx0XHRcdFx0XHQvLyBNb3JlIGluZm8gYWJvdXQgdGhpcyBoZXJlOiBodHRwczovL2dpc3QuZ2l0aHViLmNvbS9Kb3ZpRGVDcm9vY2svYmVjNWYyY2U5MzU0NGQyZTYwNzBlZjhlMDAzNmU0ZThcblx0XHRcdFx0XHRpZiAobmV3Vk5vZGUuX29yaWdpbmFsICE9IG9sZFZOb2RlLl9vcmlnaW5hbCkge1xuXHRcdFx0XHRcdFx0Ly8gV2hlbiB3ZSBhcmUgZGVhbGluZyB3aXRoIGEgYmFpbCBiZWNhdXNlIG9mIHNDVSB3ZSBoYXZlIHRvIHVwZGF0ZVxuXHRcdFx0XHRcdFx0Ly8gdGhlIHByb3BzLCBzdGF0ZSBhbmQgZGlydHktc3RhdGUuXG5cdFx0XHRcdFx0XHQvLyB3aGVuIHdlIGFyZSBkZWFsaW5nIHdpdGggc3RyaWN0LWVxdWFsaXR5IHdlIGRvbid0IGFzIHRoZSBjaGlsZCBjb3VsZCBzdGlsbFxuXHRcdFx0XHRcdFx0Ly8gYmUgZGlydGllZCBzZWUgIzM4ODNcblx0XHRcdFx0XHRcdGMucHJvcHMgPSBuZXdQcm9wcztcblx0XHRcdFx0XHRcdGMuc3RhdGUgPSBjLl9uZXh0U3RhdGU7XG5cdFx0XHRcdFx0XHRjLl9iaXRzICY9IH5DT01QT05FTlRfRElSVFk7XG5cdFx0XHRcdFx0fVxuXG5cdFx0XHRcdFx0bmV3Vk5vZGUuX2RvbSA9IG9sZFZOb2RlLl9kb207XG5cdFx0XHRcdFx0bmV3Vk5vZGUuX2NoaWxkcmVuID0gb2xkVk5vZGUuX2NoaWxkcmVuO1xuXHRcdFx0XHRcdG5ld1ZOb2RlLl9jaGlsZHJlbi5zb21lKHZub2RlID0+IHtcblx0XHRcdFx0XHRcdGlmICh2bm9kZSkgdm5vZGUuX3BhcmVudCA9IG5ld1ZOb2RlO1xuXHRcdFx0XHRcdH0pO1xuXG5cdFx0XHRcdFx0RU1QVFlfQVJSLnB1c2guYXBwbHkoYy5fcmVuZGVyQ2FsbGJhY2tzLCBjLl9zdGF0ZUNhbGxiYWNrcyk7XG5cdFx0XHRcdFx0Yy5fc3RhdGVDYWxsYmFja3MgPSBbXTtcblxuXHRcdFx0XHRcdGlmIChjLl9yZW5kZXJDYWxsYmFja3MubGVuZ3RoKSB7XG5cdFx0XHRcdFx0XHRjb21taXRRdWV1ZS5wdXNoKGMpO1xuXHRcdFx0XHRcdH1cblxuXHRcdFx0XHRcdC8vIFNraXAgb3ZlciB0aGUgcmV0YWluZWQgc3VidHJlZSB3aXRob3V0IHRyYXZlcnNpbmcgaXQ7IHRoZVxuXHRcdFx0XHRcdC8vIGByZXN1bHRgIGJyYW5jaCBpbiBkaWZmQ2hpbGRyZW4gcGlja3MgdGhpcyB1cCBhcyB0aGUgbmV4dFxuXHRcdFx0XHRcdC8vIG9sZERvbS5cblx0XHRcdFx0XHRvbGREb20gPSBnZXREb21TaWJsaW5nKG9sZFZOb2RlKTtcblxuXHRcdFx0XHRcdGJyZWFrIG91dGVyO1xuXHRcdFx0XHR9XG5cblx0XHRcdFx0aWYgKGMuY29tcG9uZW50V2lsbFVwZGF0ZSkge1xuXHRcdFx0XHRcdGMuY29tcG9uZW50V2lsbFVwZGF0ZShuZXdQcm9wcywgYy5fbmV4dFN0YXRlLCBjb21wb25lbnRDb250ZXh0KTtcblx0XHRcdFx0fVxuXG5cdFx0XHRcdGlmIChpc0NsYXNzQ29tcG9uZW50ICYmIGMuY29tcG9uZW50RGlkVXBkYXRlKSB7XG5cdFx0XHRcdFx0Yy5fcmVuZGVyQ2FsbGJhY2tzLnB1c2goKCkgPT4ge1xuXHRcdFx0XHRcdFx0Yy5jb21wb25lbnREaWRVcGRhdGUob2xkUHJvcHMsIG9sZFN0YXRlLCBzbmFwc2hvdCk7XG5cdFx0XHRcdFx0fSk7XG5cdFx0XHRcdH1cblx0XHRcdH1cblxuXHRcdFx0Yy5jb250ZXh0ID0gY29tcG9uZW50Q29udGV4dDtcblx0XHRcdGMucHJvcHMgPSBuZXdQcm9wcztcblx0XHRcdGMuX3BhcmVudERvbSA9IHBhcmVudERvbTtcblx0XHRcdGMuX2JpdHMgJj0gfkNPTVBPTkVOVF9GT1JDRTtcblxuXHRcdFx0Ly8gRnVuY3Rpb24gY29tcG9uZW50cyByZS1yZW5kZXIgdW50aWwgdGhleSBzdG9wIGNhbGxpbmcgc2V0U3RhdGVcblx0XHRcdC8vIGR1cmluZyByZW5kZXIgKHNlZSAjMjU1MyksIGNsYXNzIGNvbXBvbmVudHMgcmVuZGVyIGV4YWN0bHkgb25jZS5cblx0XHRcdGxldCByZW5kZXJIb29rID0gb3B0aW9ucy5fcmVuZGVyLFxuXHRcdFx0XHRjb3VudCA9IGlzQ2xhc3NDb21wb25lbnQgPyAyNSA6IDA7XG5cdFx0XHRkbyB7XG5cdFx0XHRcdGMuX2JpdHMgJj0gfkNPTVBPTkVOVF9ESVJUWTtcblx0XHRcdFx0aWYgKHJlbmRlckhvb2spIHJlbmRlckhvb2sobmV3Vk5vZGUpO1xuXHRcdFx0XHR0bXAgPSBjLnJlbmRlcihjLnByb3BzLCAoYy5zdGF0ZSA9IGMuX25leHRTdGF0ZSksIGMuY29udGV4dCk7XG5cdFx0XHR9IHdoaWxlIChjLl9iaXRzICYgQ09NUE9ORU5UX0RJUlRZICYmICsrY291bnQgPCAyNSk7XG5cblx0XHRcdGlmIChpc0NsYXNzQ29tcG9uZW50KSB7XG5cdFx0XHRcdEVNUFRZX0FSUi5wdXNoLmFwcGx5KGMuX3JlbmRlckNhbGxiYWNrcywgYy5fc3RhdGVDYWxsYmFja3MpO1xuXHRcdFx0XHRjLl9zdGF0ZUNhbGxiYWNrcyA9IFtdO1xuXHRcdFx0fVxuXG5cdFx0XHQvLyBIYW5kbGUgc2V0U3RhdGUgY2FsbGVkIGluIHJlbmRlciwgc2VlICMyNTUzXG5cdFx0XHRjLnN0YXRlID0gYy5fbmV4dFN0YXRlO1xuXG5cdFx0XHRpZiAoYy5nZXRDaGlsZENvbnRleHQpIHtcblx0XHRcdFx0Z2xvYmFsQ29udGV4dCA9IGFzc2lnbih7fSwgZ2xvYmFsQ29udGV4dCwgYy5nZXRDaGlsZENvbnRleHQoKSk7XG5cdFx0XHR9XG5cblx0XHRcdGlmIChcblx0XHRcdFx0aXNDbGFzc0NvbXBvbmVudCAmJlxuXHRcdFx0XHRvbGRWTm9kZS5fY29tcG9uZW50ICYmXG5cdFx0XHRcdGMuZ2V0U25hcHNob3RCZWZvcmVVcGRhdGVcblx0XHRcdCkge1xuXHRcdFx0XHRzbmFwc2hvdCA9IGMuZ2V0U25hcHNob3RCZWZvcmVVcGRhdGUob2xkUHJvcHMsIG9sZFN0YXRlKTtcblx0XHRcdH1cblxuXHRcdFx0Y29uc3QgcmVuZGVyUmVzdWx0ID1cblx0XHRcdFx0dG1wICYmIHRtcC50eXBlID09PSBGcmFnbWVudCAmJiB0bXAua2V5ID09IE5VTExcblx0XHRcdFx0XHQ/IHRtcC5wcm9wcy5jaGlsZHJlblxuXHRcdFx0XHRcdDogdG1wO1xuXG5cdFx0XHQvLyBBIHZub2RlIGNhcnJ5aW5nIGEgYF9wYXJlbnREb21gIHByb3AsIGNvbnNpZGVyZWQgYSBuZXcgcm9vdCxcblx0XHRcdC8vIGNvbnRpbnVlcyByZW5kZXJpbmcgaW50byB0aGF0IGNvbnRhaW5lci4gVGhlIHN1YnRyZWUgbXVzdCBzdGF5XG5cdFx0XHQvLyBpbnZpc2libGUgdG8gdGhlIGhvc3QgdHJlZSdzIERPTSBib29ra2VlcGluZzogdGhlIHBvcnRhbCB2bm9kZVxuXHRcdFx0Ly8ga2VlcHMgYSBgbnVsbGAgYF9kb21gIGFuZCB0aGUgaG9zdCBpbnNlcnRpb24gY3Vyc29yIChgb2xkRG9tYClcblx0XHRcdC8vIHBhc3NlcyB0aHJvdWdoIHVuY2hhbmdlZC5cblx0XHRcdC8vIGB0bXBgICh0aGUgcmF3IHJlbmRlciByZXN1bHQsIGFscmVhZHkgdW53cmFwcGVkIGludG8gcmVuZGVyUmVzdWx0KVxuXHRcdFx0Ly8gZG91YmxlcyBhcyB0aGUgc2F2ZWQgaG9zdCBpbnNlcnRpb24gY3Vyc29yIHdoaWxlIHdlIHJlbmRlciBpbnRvXG5cdFx0XHQvLyB0aGUgcG9ydGFsJ3MgY29udGFpbmVyLlxuXHRcdFx0aWYgKG5ld1Byb3BzLl9wYXJlbnREb20pIHtcblx0XHRcdFx0dG1wID0gb2xkRG9tO1xuXHRcdFx0XHRwYXJlbnREb20gPSBuZXdQcm9wcy5fcGFyZW50RG9tO1xuXHRcdFx0XHQvLyBJZiB3ZSBwb3J0YWwgaW50byBhIG1hdGggb3Igc3ZnIGVsZW1lbnQgd2UgbmVlZFxuXHRcdFx0XHQvLyB0byBzd2FwIHRoZSBuYW1lc3BhY2UgKGNoYXJ0IGxpYnJhcmllcyBvZnRlbiBkbyB0aGlzKS5cblx0XHRcdFx0Ly8gVGhlIGRvY3VtZW50IGZvbGxvd3MgdGhlIGNvbnRhaW5lciB0b28gKGUuZy4gaWZyYW1lcykgYXNcblx0XHRcdFx0Ly8gZGlmZkVsZW1lbnROb2RlcyBkZXJpdmVzIGl0IGZyb20gaXRzIHBhcmVudERvbS5cblx0XHRcdFx0bmFtZXNwYWNlID0gcGFyZW50RG9tLm5hbWVzcGFjZVVSSTtcblx0XHRcdFx0Ly8gUG9ydGFscyBhcmUgbmV2ZXIgc2VydmVyLXJlbmRlcmVkOiBoeWRyYXRpb24gbXVzdCBub3QgY2xhaW0gdGhlXG5cdFx0XHRcdC8vIGhvc3QgcGFyZW50J3MgZXhjZXNzIG5vZGVzIGZvciB0aGUgY29udGFpbmVyJ3MgY2hpbGRyZW4uXG5cdFx0XHRcdGlzSHlkcmF0aW5nID0gZXhjZXNzRG9tQ2hpbGRyZW4gPSBOVUxMO1xuXG5cdFx0XHRcdC8vIENoYW5naW5nIHRoZSBjb250YWluZXIgcmVtb3VudHMgdGhlIGNoaWxkcmVuIGludG8gdGhlIG5ldyBvbmVcblx0XHRcdFx0aWYgKG9sZFZOb2RlLnByb3BzICYmIG9sZFZOb2RlLnByb3BzLl9wYXJlbnREb20gIT0gcGFyZW50RG9tKSB7XG5cdFx0XHRcdFx0LyoqIEB0eXBlIHtWTm9kZVtdfSAqLyAob2xkVk5vZGUuX2NoaWxkcmVuKS5zb21lKGNoaWxkID0+IHtcblx0XHRcdFx0XHRcdGlmIChjaGlsZCkgdW5tb3VudChjaGlsZCwgY2hpbGQpO1xuXHRcdFx0XHRcdH0pO1xuXHRcdFx0XHRcdG9sZFZOb2RlLl9jaGlsZHJlbiA9IE5VTEw7XG5cdFx0XHRcdH1cblxuXHRcdFx0XHRvbGREb20gPSBvbGRWTm9kZS5fY2hpbGRyZW4gPyBnZXREb21TaWJsaW5nKG9sZFZOb2RlLCAwKSA6IE5VTEw7XG5cdFx0XHR9XG5cblx0XHRcdG9sZERvbSA9IGRpZmZDaGlsZHJlbihcblx0XHRcdFx0cGFyZW50RG9tLFxuXHRcdFx0XHRpc0FycmF5KHJlbmRlclJlc3VsdCkgPyByZW5kZXJSZXN1bHQgOiBbcmVuZGVyUmVzdWx0XSxcblx0XHRcdFx0bmV3Vk5vZGUsXG5cdFx0XHRcdG9sZFZOb2RlLFxuXHRcdFx0XHRnbG9iYWxDb250ZXh0LFxuXHRcdFx0XHRuYW1lc3BhY2UsXG5cdFx0XHRcdGV4Y2Vzc0RvbUNoaWxkcmVuLFxuXHRcdFx0XHRjb21taXRRdWV1ZSxcblx0XHRcdFx0b2xkRG9tLFxuXHRcdFx0XHRpc0h5ZHJhdGluZyxcblx0XHRcdFx0cmVmUXVldWVcblx0XHRcdCk7XG5cblx0XHRcdC8vIFdoZW4gd2UgZXhpdCBhIHBvcnRhbCB3ZVxuXHRcdFx0Ly8gY2hhbmdlIHVwIHRoZSBvbGREb21cblx0XHRcdGlmIChuZXdQcm9wcy5fcGFyZW50RG9tKSB7XG5cdFx0XHRcdG5ld1ZOb2RlLl9kb20gPSBOVUxMO1xuXHRcdFx0XHRvbGREb20gPSB0bXA7XG5cdFx0XHR9XG5cblx0XHRcdC8vIEtlZXAgYF9leGNlc3NgIHNvIHVubW91bnQgY2FuIHJlbW92ZSB0aGUgcmFuZ2UgbWFya2Vycy5cblx0XHRcdG5ld1ZOb2RlLl9mbGFncyAmPSBSRVNFVF9NT0RFO1xuXG5cdFx0XHQvLyBSZW1vdmUgdGhlIGtlcHQgRE9NIHRoaXMgcmVzdW1lZCByZW5kZXIgZGlkbid0IGNsYWltXG5cdFx0XHRpZiAocmVzdW1lZCkgcmVzdW1lZC5zb21lKHJlbW92ZU5vZGUpO1xuXG5cdFx0XHRpZiAoYy5fcmVuZGVyQ2FsbGJhY2tzLmxlbmd0aCkge1xuXHRcdFx0XHRjb21taXRRdWV1ZS5wdXNoKGMpO1xuXHRcdFx0fVxuXG5cdFx0XHQvLyBPbmx5IGNsZWFyIHdoZW4gdGhpcyByZW5kZXIgd2FzIHRoZSByZXRyeTsgUEVORElOR19FUlJPUiBzZXQgYnkgYVxuXHRcdFx0Ly8gZGVzY2VuZGFudCBkdXJpbmcgdGhpcyByZW5kZXIgbXVzdCBzdXJ2aXZlIHVudGlsIHRoZW4uXG5cdFx0XHRpZiAoYy5fYml0cyAmIENPTVBPTkVOVF9QUk9DRVNTSU5HX0VYQ0VQVElPTikge1xuXHRcdFx0XHRjLl9iaXRzICY9IH4oQ09NUE9ORU5UX1BST0NFU1NJTkdfRVhDRVBUSU9OIHwgQ09NUE9ORU5UX1BFTkRJTkdfRVJST1IpO1xuXHRcdFx0fVxuXHRcdH0gY2F0Y2ggKGUpIHtcblx0XHRcdC8vIFdlIHJlbW92ZSBhbnkgY29tcG9uZW50RGlkTW91bnQsIC4uLlxuXHRcdFx0Ly8gdGhhdCBoYXZlIGJlZW4gaW52YWxpZGF0ZWQgYnkgdXNcblx0XHRcdC8vIGludGVyY2VwdGluZyB0aGUgZXJyb3IuXG5cdFx0XHRjb21taXRRdWV1ZS5sZW5ndGggPSBvbGRDb21taXRRdWV1ZUxlbmd0aDtcblx0XHRcdG5ld1ZOb2RlLl9vcmlnaW5hbCA9IE5VTEw7XG5cdFx0XHQvLyBpZiBoeWRyYXRpbmcgb3IgY3JlYXRpbmcgaW5pdGlhbCB0cmVlLCBiYWlsb3V0IHByZXNlcnZlcyBET006XG5cdFx0XHRpZiAoaXNIeWRyYXRpbmcgfHwgZXhjZXNzRG9tQ2hpbGRyZW4pIHtcblx0XHRcdFx0aWYgKGUgJiYgZS50aGVuKSB7XG5cdFx0XHRcdFx0bGV0IHN0YXJ0TWFya2VyLCBlbmQ7XG5cblx0XHRcdFx0XHQvLyBpc0h5ZHJhdGluZyBpcyBNT0RFX0hZRFJBVEUgb3IgZmFsc3lcblx0XHRcdFx0XHRuZXdWTm9kZS5fZmxhZ3MgfD0gTU9ERV9TVVNQRU5ERUQgfCBpc0h5ZHJhdGluZztcblxuXHRcdFx0XHRcdGlmIChleGNlc3NEb21DaGlsZHJlbikge1xuXHRcdFx0XHRcdFx0bGV0IGkgPSBleGNlc3NEb21DaGlsZHJlbi5pbmRleE9mKG9sZERvbSB8fCBVTkRFRklORUQpLFxuXHRcdFx0XHRcdFx0XHRjaGlsZDtcblx0XHRcdFx0XHRcdGlmICghfmkpIGkgPSBleGNlc3NEb21DaGlsZHJlbi5sZW5ndGg7XG5cblx0XHRcdFx0XHRcdC8vIFRoZSBjdXJzb3Igc2tpcHMgY29tbWVudHM6IHN0ZXAgYmFjayB0byB0aGlzIGNvbXBvbmVudCdzIG1hcmtlcnMuXG5cdFx0XHRcdFx0XHR3aGlsZSAoKGNoaWxkID0gZXhjZXNzRG9tQ2hpbGRyZW5baSAtIDFdKSAmJiBjaGlsZC5ub2RlVHlwZSA9PSA4KSB7XG5cdFx0XHRcdFx0XHRcdGktLTtcblx0XHRcdFx0XHRcdH1cblxuXHRcdFx0XHRcdFx0Ly8gS2VlcCB3aGF0IHRoaXMgY29tcG9uZW50IHdvdWxkIGhhdmUgY2xhaW1lZDogaXRzIHdob2xlXG5cdFx0XHRcdFx0XHQvLyBzdHJlYW1lZCByYW5nZSAoYWxsIG9mIGl0IHdoZW4gdW5jbG9zZWQpLCBvciBlbHNlIHRoZSBmaXJzdFxuXHRcdFx0XHRcdFx0Ly8gbm9kZSB0aGF0IGlzbid0IGEgY29tbWVudC5cblx0XHRcdFx0XHRcdGZvciAoOyBpIDwgZXhjZXNzRG9tQ2hpbGRyZW4ubGVuZ3RoOyBpKyspIHtcblx0XHRcdFx0XHRcdFx0aWYgKChjaGlsZCA9IGV4Y2Vzc0RvbUNoaWxkcmVuW2ldKSkge1xuXHRcdFx0XHRcdFx0XHRcdGV4Y2Vzc0RvbUNoaWxkcmVuW2ldID0gTlVMTDtcblx0XHRcdFx0XHRcdFx0XHRpZiAoc3RhcnRNYXJrZXIpIHtcblx0XHRcdFx0XHRcdFx0XHRcdGlmIChjaGlsZCA9PSBlbmQpIGJyZWFrO1xuXHRcdFx0XHRcdFx0XHRcdH0gZWxzZSBpZiAoY2hpbGQubm9kZVR5cGUgIT0gOCkge1xuXHRcdFx0XHRcdFx0XHRcdFx0YnJlYWs7XG5cdFx0XHRcdFx0XHRcdFx0fSBlbHNlIGlmIChjaGlsZC5kYXRhLnN0YXJ0c1dpdGgoJyRzJykpIHtcblx0XHRcdFx0XHRcdFx0XHRcdGVuZCA9IHJhbmdlRW5kKChzdGFydE1hcmtlciA9IGNoaWxkKSk7XG5cdFx0XHRcdFx0XHRcdFx0fVxuXHRcdFx0XHRcdFx0XHR9XG5cdFx0XHRcdFx0XHR9XG5cdFx0XHRcdFx0fVxuXG5cdFx0XHRcdFx0aWYgKCFzdGFydE1hcmtlcikge1xuXHRcdFx0XHRcdFx0d2hpbGUgKG9sZERvbSAmJiBvbGREb20ubm9kZVR5cGUgPT0gOCAmJiBvbGREb20ubmV4dFNpYmxpbmcpIHtcblx0XHRcdFx0XHRcdFx0b2xkRG9tID0gb2xkRG9tLm5leHRTaWJsaW5nO1xuXHRcdFx0XHRcdFx0fVxuXHRcdFx0XHRcdFx0c3RhcnRNYXJrZXIgPSBvbGREb207XG5cdFx0XHRcdFx0fVxuXHRcdFx0XHRcdC8vIFByZXNlcnZlIHRoZSBvcmlnaW5hbCByYW5nZSB3aGVuIHJlLXN1c3BlbmRpbmcuXG5cdFx0XHRcdFx0c3RhcnRNYXJrZXIgPVxuXHRcdFx0XHRcdFx0bmV3Vk5vZGUuX2NvbXBvbmVudC5fZXhjZXNzIHx8XG5cdFx0XHRcdFx0XHQobmV3Vk5vZGUuX2NvbXBvbmVudC5fZXhjZXNzID0gc3RhcnRNYXJrZXIpO1xuXHRcdFx0XHRcdC8vIEluc2VydCBiZWZvcmUgdGhlIHJhbmdlOyBjb250aW51ZSBkaWZmaW5nIGFmdGVyIGl0LlxuXHRcdFx0XHRcdGlmICgodG1wID0gcmFuZ2VFbmQoc3RhcnRNYXJrZXIpKSkge1xuXHRcdFx0XHRcdFx0bmV3Vk5vZGUuX2RvbSA9IHN0YXJ0TWFya2VyO1xuXHRcdFx0XHRcdFx0b2xkRG9tID0gdG1wO1xuXHRcdFx0XHRcdH0gZWxzZSBuZXdWTm9kZS5fZG9tID0gb2xkRG9tO1xuXHRcdFx0XHRcdG9sZERvbSA9IG9sZERvbSAmJiBvbGREb20ubmV4dFNpYmxpbmc7XG5cdFx0XHRcdH0gZWxzZSBpZiAoZXhjZXNzRG9tQ2hpbGRyZW4pIHtcblx0XHRcdFx0XHRleGNlc3NEb21DaGlsZHJlbi5zb21lKHJlbW92ZU5vZGUpO1xuXHRcdFx0XHR9XG5cdFx0XHR9IGVsc2Uge1xuXHRcdFx0XHRuZXdWTm9kZS5fZG9tID0gb2xkVk5vZGUuX2RvbTtcblx0XHRcdH1cblxuXHRcdFx0aWYgKCFuZXdWTm9kZS5fY2hpbGRyZW4pIHtcblx0XHRcdFx0bmV3Vk5vZGUuX2NoaWxkcmVuID0gb2xkVk5vZGUuX2NoaWxkcmVuIHx8IFtdO1xuXHRcdFx0fVxuXG5cdFx0XHRpZiAoIShlICYmIGUudGhlbikpIG1hcmtBc0ZvcmNlKG5ld1ZOb2RlKTtcblx0XHRcdG9wdGlvbnMuX2NhdGNoRXJyb3IoZSwgbmV3Vk5vZGUsIG9sZFZOb2RlKTtcblx0XHR9XG5cdH0gZWxzZSB7XG5cdFx0b2xkRG9tID0gbmV3Vk5vZGUuX2RvbSA9IGRpZmZFbGVtZW50Tm9kZXMoXG5cdFx0XHRvbGRWTm9kZS5fZG9tLFxuXHRcdFx0bmV3Vk5vZGUsXG5cdFx0XHRvbGRWTm9kZSxcblx0XHRcdGdsb2JhbENvbnRleHQsXG5cdFx0XHRuYW1lc3BhY2UsXG5cdFx0XHRleGNlc3NEb21DaGlsZHJlbixcblx0XHRcdGNvbW1pdFF1ZXVlLFxuXHRcdFx0aXNIeWRyYXRpbmcsXG5cdFx0XHRyZWZRdWV1ZSxcblx0XHRcdHBhcmVudERvbVxuXHRcdCk7XG5cdH1cblxuXHRpZiAoKHRtcCA9IG9wdGlvbnMuZGlmZmVkKSkgdG1wKG5ld1ZOb2RlKTtcblxuXHRyZXR1cm4gb2xkRG9tO1xufVxuXG4vKipcbiAqIEZpbmQgdGhlIGNsb3NpbmcgbWFya2VyIG9mIGEgc3RyZWFtZWQgcmFuZ2UuXG4gKiBAcGFyYW0ge1ByZWFjdEVsZW1lbnR9IHN0YXJ0IEEgYCRzYCBtYXJrZXIgb3BlbmluZyBhIHJhbmdlXG4gKiBAcGFyYW0ge1ByZWFjdEVsZW1lbnRbXX0gW25vZGVzXSBDb2xsZWN0cyB0aGUgbm9kZXMgaW5zaWRlIHRoZSByYW5nZVxuICogQHJldHVybnMge1ByZWFjdEVsZW1lbnR9IFRoZSBjbG9zaW5nIG1hcmtlciwgb3IgdW5kZWZpbmVkIHdoZW4gYHN0YXJ0YCBkb2Vzbid0XG4gKiBvcGVuIGEgcmFuZ2Ugb3IgdGhlIHJhbmdlIGlzIHVuY2xvc2VkXG4gKi9cbmZ1bmN0aW9uIHJhbmdlRW5kKHN0YXJ0LCBub2Rlcykge1xuXHRpZiAoc3RhcnQgJiYgc3RhcnQubm9kZVR5cGUgPT0gOCAmJiBzdGFydC5kYXRhLnN0YXJ0c1dpdGgoJyRzJykpIHtcblx0XHRmb3IgKGxldCBkZXB0aCA9IDE7IChzdGFydCA9IHN0YXJ0Lm5leHRTaWJsaW5nKTsgKSB7XG5cdFx0XHRpZiAoc3RhcnQubm9kZVR5cGUgPT0gOCkge1xuXHRcdFx0XHRpZiAoc3RhcnQuZGF0YS5zdGFydHNXaXRoKCckcycpKSBkZXB0aCsrO1xuXHRcdFx0XHRlbHNlIGlmIChzdGFydC5kYXRhLnN0YXJ0c1dpdGgoJy8kcycpICYmICEtLWRlcHRoKSByZXR1cm4gc3RhcnQ7XG5cdFx0XHR9XG5cdFx0XHRpZiAobm9kZXMpIG5vZGVzLnB1c2goc3RhcnQpO1xuXHRcdH1cblx0fVxufVxuXG5mdW5jdGlvbiBtYXJrQXNGb3JjZSh2bm9kZSkge1xuXHRpZiAodm5vZGUpIHtcblx0XHRpZiAodm5vZGUuX2NvbXBvbmVudCkgdm5vZGUuX2NvbXBvbmVudC5fYml0cyB8PSBDT01QT05FTlRfRk9SQ0U7XG5cdFx0aWYgKHZub2RlLl9jaGlsZHJlbikgdm5vZGUuX2NoaWxkcmVuLnNvbWUobWFya0FzRm9yY2UpO1xuXHR9XG59XG5cbi8qKlxuICogQHBhcmFtIHtBcnJheTxDb21wb25lbnQ+fSBjb21taXRRdWV1ZSBMaXN0IG9mIGNvbXBvbmVudHNcbiAqIHdoaWNoIGhhdmUgY2FsbGJhY2tzIHRvIGludm9rZSBpbiBjb21taXRSb290XG4gKiBAcGFyYW0ge1ZOb2RlfSByb290XG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBjb21taXRSb290KGNvbW1pdFF1ZXVlLCByb290LCByZWZRdWV1ZSkge1xuXHRmb3IgKGxldCBpID0gMDsgaSA8IHJlZlF1ZXVlLmxlbmd0aDsgKSB7XG5cdFx0YXBwbHlSZWYocmVmUXVldWVbaSsrXSwgcmVmUXVldWVbaSsrXSwgcmVmUXVldWVbaSsrXSk7XG5cdH1cblxuXHRpZiAob3B0aW9ucy5fY29tbWl0KSBvcHRpb25zLl9jb21taXQocm9vdCwgY29tbWl0UXVldWUpO1xuXG5cdGNvbW1pdFF1ZXVlLnNvbWUoYyA9PiB7XG5cdFx0dHJ5IHtcblx0XHRcdC8vIEB0cy1leHBlY3QtZXJyb3IgUmV1c2UgdGhlIGNvbW1pdFF1ZXVlIHZhcmlhYmxlIGhlcmUgc28gdGhlIHR5cGUgY2hhbmdlc1xuXHRcdFx0Y29tbWl0UXVldWUgPSBjLl9yZW5kZXJDYWxsYmFja3M7XG5cdFx0XHRjLl9yZW5kZXJDYWxsYmFja3MgPSBbXTtcblx0XHRcdGNvbW1pdFF1ZXVlLnNvbWUoY2IgPT4ge1xuXHRcdFx0XHQvLyBAdHMtZXhwZWN0LWVycm9yIFNlZSBhYm92ZSBjb21tZW50IG9uIGNvbW1pdFF1ZXVlXG5cdFx0XHRcdGNiLmNhbGwoYyk7XG5cdFx0XHR9KTtcblx0XHR9IGNhdGNoIChlKSB7XG5cdFx0XHRvcHRpb25zLl9jYXRjaEVycm9yKGUsIGMuX3Zub2RlKTtcblx0XHR9XG5cdH0pO1xufVxuXG4vKipcbiAqIERpZmYgdHdvIHZpcnR1YWwgbm9kZXMgcmVwcmVzZW50aW5nIERPTSBlbGVtZW50XG4gKiBAcGFyYW0ge1ByZWFjdEVsZW1lbnR9IGRvbSBUaGUgRE9NIGVsZW1lbnQgcmVwcmVzZW50aW5nIHRoZSB2aXJ0dWFsIG5vZGVzXG4gKiBiZWluZyBkaWZmZWRcbiAqIEBwYXJhbSB7Vk5vZGV9IG5ld1ZOb2RlIFRoZSBuZXcgdmlydHVhbCBub2RlXG4gKiBAcGFyYW0ge1ZOb2RlfSBvbGRWTm9kZSBUaGUgb2xkIHZpcnR1YWwgbm9kZVxuICogQHBhcmFtIHtvYmplY3R9IGdsb2JhbENvbnRleHQgVGhlIGN1cnJlbnQgY29udGV4dCBvYmplY3RcbiAqIEBwYXJhbSB7c3RyaW5nfSBuYW1lc3BhY2UgQ3VycmVudCBuYW1lc3BhY2Ugb2YgdGhlIERPTSBub2RlIChIVE1MLCBTVkcsIG9yIE1hdGhNTClcbiAqIEBwYXJhbSB7QXJyYXk8UHJlYWN0RWxlbWVudD59IGV4Y2Vzc0RvbUNoaWxkcmVuXG4gKiBAcGFyYW0ge0FycmF5PENvbXBvbmVudD59IGNvbW1pdFF1ZXVlIExpc3Qgb2YgY29tcG9uZW50cyB3aGljaCBoYXZlIGNhbGxiYWNrc1xuICogdG8gaW52b2tlIGluIGNvbW1pdFJvb3RcbiAqIEBwYXJhbSB7Ym9vbGVhbn0gaXNIeWRyYXRpbmcgV2hldGhlciBvciBub3Qgd2UgYXJlIGluIGh5ZHJhdGlvblxuICogQHBhcmFtIHthbnlbXX0gcmVmUXVldWUgYW4gYXJyYXkgb2YgZWxlbWVudHMgbmVlZGVkIHRvIGludm9rZSByZWZzXG4gKiBAcGFyYW0ge1ByZWFjdEVsZW1lbnR9IHBhcmVudERvbSBUaGUgcGFyZW50IHRoaXMgZWxlbWVudCB3aWxsIGJlIGluc2VydGVkXG4gKiBpbnRvOyBuZXcgbm9kZXMgYXJlIGNyZWF0ZWQgZnJvbSBpdHMgb3duZXJEb2N1bWVudCAoZS5nLiBpZnJhbWVzKSwgb3IgZnJvbVxuICogdGhlIGdsb2JhbCBkb2N1bWVudCBmb3IgY29udGFpbmVycyB0aGF0IGRvbid0IGhhdmUgb25lXG4gKiBAcmV0dXJucyB7UHJlYWN0RWxlbWVudH1cbiAqL1xuZnVuY3Rpb24gZGlmZkVsZW1lbnROb2Rlcyhcblx0ZG9tLFxuXHRuZXdWTm9kZSxcblx0b2xkVk5vZGUsXG5cdGdsb2JhbENvbnRleHQsXG5cdG5hbWVzcGFjZSxcblx0ZXhjZXNzRG9tQ2hpbGRyZW4sXG5cdGNvbW1pdFF1ZXVlLFxuXHRpc0h5ZHJhdGluZyxcblx0cmVmUXVldWUsXG5cdHBhcmVudERvbVxuKSB7XG5cdGxldCBvbGRQcm9wcyA9IG9sZFZOb2RlLnByb3BzIHx8IEVNUFRZX09CSjtcblx0Y29uc3QgbmV3UHJvcHMgPSBuZXdWTm9kZS5wcm9wcztcblx0Y29uc3Qgbm9kZVR5cGUgPSAvKiogQHR5cGUge3N0cmluZ30gKi8gKG5ld1ZOb2RlLnR5cGUpO1xuXHQvKiogQHR5cGUge2FueX0gKi9cblx0bGV0IGk7XG5cdC8qKiBAdHlwZSB7eyBfX2h0bWw/OiBzdHJpbmcgfX0gKi9cblx0bGV0IG5ld0h0bWw7XG5cdC8qKiBAdHlwZSB7eyBfX2h0bWw/OiBzdHJpbmcgfX0gKi9cblx0bGV0IG9sZEh0bWw7XG5cdC8qKiBAdHlwZSB7Q29tcG9uZW50Q2hpbGRyZW59ICovXG5cdGxldCBuZXdDaGlsZHJlbjtcblx0bGV0IHZhbHVlO1xuXHRsZXQgaW5wdXRWYWx1ZTtcblx0bGV0IGNoZWNrZWQ7XG5cblx0Ly8gVHJhY2tzIGVudGVyaW5nIGFuZCBleGl0aW5nIG5hbWVzcGFjZXMgd2hlbiBkZXNjZW5kaW5nIHRocm91Z2ggdGhlIHRyZWUuXG5cdGlmIChub2RlVHlwZSA9PSAnc3ZnJykgbmFtZXNwYWNlID0gU1ZHX05BTUVTUEFDRTtcblx0ZWxzZSBpZiAobm9kZVR5cGUgPT0gJ21hdGgnKSBuYW1lc3BhY2UgPSBNQVRIX05BTUVTUEFDRTtcblx0ZWxzZSBpZiAoIW5hbWVzcGFjZSkgbmFtZXNwYWNlID0gWEhUTUxfTkFNRVNQQUNFO1xuXG5cdGlmIChleGNlc3NEb21DaGlsZHJlbikge1xuXHRcdGZvciAoaSA9IDA7IGkgPCBleGNlc3NEb21DaGlsZHJlbi5sZW5ndGg7IGkrKykge1xuXHRcdFx0dmFsdWUgPSBleGNlc3NEb21DaGlsZHJlbltpXTtcblxuXHRcdFx0Ly8gaWYgbmV3Vk5vZGUgbWF0Y2hlcyBhbiBlbGVtZW50IGluIGV4Y2Vzc0RvbUNoaWxkcmVuIG9yIHRoZSBgZG9tYFxuXHRcdFx0Ly8gYXJndW1lbnQgbWF0Y2hlcyBhbiBlbGVtZW50IGluIGV4Y2Vzc0RvbUNoaWxkcmVuLCByZW1vdmUgaXQgZnJvbVxuXHRcdFx0Ly8gZXhjZXNzRG9tQ2hpbGRyZW4gc28gaXQgaXNuJ3QgbGF0ZXIgcmVtb3ZlZCBpbiBkaWZmQ2hpbGRyZW4uXG5cdFx0XHQvLyBgbG9jYWxOYW1lYCBpcyBvbmx5IHByZXNlbnQgb24gZWxlbWVudHMsIHNvIGl0IGRvdWJsZXMgYXMgdGhlXG5cdFx0XHQvLyBlbGVtZW50IGNoZWNrIGZvciB0aGUgbm9uLXRleHQgYnJhbmNoLlxuXHRcdFx0aWYgKFxuXHRcdFx0XHR2YWx1ZSAmJlxuXHRcdFx0XHQobm9kZVR5cGUgPyB2YWx1ZS5sb2NhbE5hbWUgPT0gbm9kZVR5cGUgOiB2YWx1ZS5ub2RlVHlwZSA9PSAzKVxuXHRcdFx0KSB7XG5cdFx0XHRcdGRvbSA9IHZhbHVlO1xuXHRcdFx0XHRleGNlc3NEb21DaGlsZHJlbltpXSA9IE5VTEw7XG5cdFx0XHRcdGJyZWFrO1xuXHRcdFx0fVxuXHRcdH1cblx0fVxuXG5cdGlmICghZG9tKSB7XG5cdFx0Y29uc3QgZG9jID0gcGFyZW50RG9tLm93bmVyRG9jdW1lbnQgfHwgZG9jdW1lbnQ7XG5cdFx0aWYgKCFub2RlVHlwZSkge1xuXHRcdFx0cmV0dXJuIGRvYy5jcmVhdGVUZXh0Tm9kZShuZXdQcm9wcyk7XG5cdFx0fVxuXG5cdFx0Ly8gV2l0aG91dCBgaXNgLCB0aGUgcGFyZW50IGRvdWJsZXMgYXMgdGhlIGNyZWF0aW9uIG9wdGlvbnMgc28gaXRzXG5cdFx0Ly8gYGN1c3RvbUVsZW1lbnRSZWdpc3RyeWAgKHNjb3BlZCByZWdpc3RyaWVzIG9uIHNoYWRvdyByb290cy9lbGVtZW50cykgaXNcblx0XHQvLyBpbmhlcml0ZWQuIFRoZSBzcGVjIHRocm93cyB3aGVuIGBpc2AgYW5kIGEgcmVnaXN0cnkgYXJlIGJvdGggcGFzc2VkLlxuXHRcdGRvbSA9IGRvYy5jcmVhdGVFbGVtZW50TlMoXG5cdFx0XHRuYW1lc3BhY2UsXG5cdFx0XHRub2RlVHlwZSxcblx0XHRcdG5ld1Byb3BzLmlzID8gbmV3UHJvcHMgOiBwYXJlbnREb21cblx0XHQpO1xuXG5cdFx0Ly8gd2UgYXJlIGNyZWF0aW5nIGEgbmV3IG5vZGUsIHNvIHdlIGNhbiBhc3N1bWUgdGhpcyBpcyBhIG5ldyBzdWJ0cmVlIChpblxuXHRcdC8vIGNhc2Ugd2UgYXJlIGh5ZHJhdGluZyksIHRoaXMgZGVvcHRzIHRoZSBoeWRyYXRlXG5cdFx0aWYgKGlzSHlkcmF0aW5nKSB7XG5cdFx0XHRpZiAob3B0aW9ucy5faHlkcmF0aW9uTWlzbWF0Y2gpXG5cdFx0XHRcdG9wdGlvbnMuX2h5ZHJhdGlvbk1pc21hdGNoKG5ld1ZOb2RlLCBleGNlc3NEb21DaGlsZHJlbik7XG5cdFx0XHRpc0h5ZHJhdGluZyA9IGZhbHNlO1xuXHRcdH1cblx0XHQvLyB3ZSBjcmVhdGVkIGEgbmV3IHBhcmVudCwgc28gbm9uZSBvZiB0aGUgcHJldmlvdXNseSBhdHRhY2hlZCBjaGlsZHJlbiBjYW4gYmUgcmV1c2VkOlxuXHRcdGV4Y2Vzc0RvbUNoaWxkcmVuID0gTlVMTDtcblx0fVxuXG5cdGlmICghbm9kZVR5cGUpIHtcblx0XHQvLyBEdXJpbmcgaHlkcmF0aW9uLCB3ZSBzdGlsbCBoYXZlIHRvIHNwbGl0IG1lcmdlZCB0ZXh0IGZyb20gU1NSJ2QgSFRNTC5cblx0XHRpZiAob2xkUHJvcHMgIT09IG5ld1Byb3BzICYmICghaXNIeWRyYXRpbmcgfHwgZG9tLmRhdGEgIT0gbmV3UHJvcHMpKSB7XG5cdFx0XHRkb20uZGF0YSA9IG5ld1Byb3BzO1xuXHRcdH1cblx0fSBlbHNlIHtcblx0XHQvLyBBIDx0ZW1wbGF0ZT4gaG9sZHMgaXRzIGNoaWxkcmVuIGluIGEgc2VwYXJhdGUgZG9jdW1lbnQtZnJhZ21lbnQsIGJvdGhcblx0XHQvLyB3aGVuIHJlYWRpbmcgZXhpc3RpbmcgRE9NIGFuZCB3aGVuIGluc2VydGluZyBuZXcgbm9kZXMuIGBwYXJlbnREb21gIGlzXG5cdFx0Ly8gdW51c2VkIGZyb20gaGVyZSBvbiwgc28gd2UgcmV1c2UgaXQgYXMgdGhlIGNvbnRhaW5lciBmb3Igb3VyIGNoaWxkcmVuLlxuXHRcdC8vIEB0cy1leHBlY3QtZXJyb3Jcblx0XHRwYXJlbnREb20gPSAobm9kZVR5cGUgPT0gJ3RlbXBsYXRlJyAmJiBkb20uY29udGVudCkgfHwgZG9tO1xuXG5cdFx0Ly8gSWYgZXhjZXNzRG9tQ2hpbGRyZW4gd2FzIG5vdCBudWxsLCByZXBvcHVsYXRlIGl0IHdpdGggdGhlIGN1cnJlbnQgZWxlbWVudCdzIGNoaWxkcmVuOlxuXHRcdGV4Y2Vzc0RvbUNoaWxkcmVuID1cblx0XHRcdG5vZGVUeXBlID09ICd0ZXh0YXJlYScgJiYgbmV3UHJvcHMuZGVmYXVsdFZhbHVlICE9IE5VTExcblx0XHRcdFx0PyBOVUxMXG5cdFx0XHRcdDogZXhjZXNzRG9tQ2hpbGRyZW4gJiYgc2xpY2UuY2FsbChwYXJlbnREb20uY2hpbGROb2Rlcyk7XG5cblx0XHQvLyBJZiB3ZSBhcmUgaW4gYSBzaXR1YXRpb24gd2hlcmUgd2UgYXJlIG5vdCBoeWRyYXRpbmcgYnV0IGFyZSB1c2luZ1xuXHRcdC8vIGV4aXN0aW5nIERPTSAoZS5nLiByZXBsYWNlTm9kZSkgd2Ugc2hvdWxkIHJlYWQgdGhlIGV4aXN0aW5nIERPTVxuXHRcdC8vIGF0dHJpYnV0ZXMgdG8gZGlmZiB0aGVtXG5cdFx0aWYgKCFpc0h5ZHJhdGluZyAmJiBleGNlc3NEb21DaGlsZHJlbikge1xuXHRcdFx0Ly8gS2VlcCB0aGlzIGEgcGxhaW4gbG9vcDogYW4gYXJyb3cgZnVuY3Rpb24gaGVyZSB3b3VsZCBjYXB0dXJlXG5cdFx0XHQvLyBgb2xkUHJvcHNgLCBmb3JjaW5nIFY4IHRvIGNvbnRleHQtYWxsb2NhdGUgaXQgYW5kIHNsb3dpbmcgZG93biB0aGVcblx0XHRcdC8vIGhvdCBgZm9yIChpIGluIG9sZFByb3BzKWAgbG9vcCBiZWxvdyBmb3IgZXZlcnkgZWxlbWVudCB3ZSBkaWZmLlxuXHRcdFx0b2xkUHJvcHMgPSB7fTtcblx0XHRcdGZvciAoaSA9IDA7IGkgPCBkb20uYXR0cmlidXRlcy5sZW5ndGg7IGkrKykge1xuXHRcdFx0XHR2YWx1ZSA9IGRvbS5hdHRyaWJ1dGVzW2ldO1xuXHRcdFx0XHRvbGRQcm9wc1t2YWx1ZS5uYW1lXSA9IHZhbHVlLnZhbHVlO1xuXHRcdFx0fVxuXHRcdH1cblxuXHRcdGZvciAoaSBpbiBvbGRQcm9wcykge1xuXHRcdFx0dmFsdWUgPSBvbGRQcm9wc1tpXTtcblx0XHRcdGlmIChpID09ICdkYW5nZXJvdXNseVNldElubmVySFRNTCcpIHtcblx0XHRcdFx0b2xkSHRtbCA9IHZhbHVlO1xuXHRcdFx0fSBlbHNlIGlmIChcblx0XHRcdFx0aSAhPSAnY2hpbGRyZW4nICYmXG5cdFx0XHRcdCEoaSBpbiBuZXdQcm9wcykgJiZcblx0XHRcdFx0IShpID09ICd2YWx1ZScgJiYgJ2RlZmF1bHRWYWx1ZScgaW4gbmV3UHJvcHMpICYmXG5cdFx0XHRcdCEoaSA9PSAnY2hlY2tlZCcgJiYgJ2RlZmF1bHRDaGVja2VkJyBpbiBuZXdQcm9wcylcblx0XHRcdCkge1xuXHRcdFx0XHRzZXRQcm9wZXJ0eShkb20sIGksIE5VTEwsIHZhbHVlLCBuYW1lc3BhY2UpO1xuXHRcdFx0fVxuXHRcdH1cblxuXHRcdC8vIER1cmluZyBoeWRyYXRpb24sIHByb3BzIGFyZSBub3QgZGlmZmVkIGF0IGFsbCAoaW5jbHVkaW5nIGRhbmdlcm91c2x5U2V0SW5uZXJIVE1MKVxuXHRcdC8vIEBUT0RPIHdlIHNob3VsZCB3YXJuIGluIGRlYnVnIG1vZGUgd2hlbiBwcm9wcyBkb24ndCBtYXRjaCBoZXJlLlxuXHRcdGZvciAoaSBpbiBuZXdQcm9wcykge1xuXHRcdFx0dmFsdWUgPSBuZXdQcm9wc1tpXTtcblx0XHRcdGlmIChpID09ICdjaGlsZHJlbicpIHtcblx0XHRcdFx0bmV3Q2hpbGRyZW4gPSB2YWx1ZTtcblx0XHRcdH0gZWxzZSBpZiAoaSA9PSAnZGFuZ2Vyb3VzbHlTZXRJbm5lckhUTUwnKSB7XG5cdFx0XHRcdG5ld0h0bWwgPSB2YWx1ZTtcblx0XHRcdH0gZWxzZSBpZiAoaSA9PSAndmFsdWUnKSB7XG5cdFx0XHRcdGlucHV0VmFsdWUgPSB2YWx1ZTtcblx0XHRcdH0gZWxzZSBpZiAoaSA9PSAnY2hlY2tlZCcpIHtcblx0XHRcdFx0Y2hlY2tlZCA9IHZhbHVlO1xuXHRcdFx0fSBlbHNlIGlmIChcblx0XHRcdFx0KCFpc0h5ZHJhdGluZyB8fCB0eXBlb2YgdmFsdWUgPT0gJ2Z1bmN0aW9uJykgJiZcblx0XHRcdFx0b2xkUHJvcHNbaV0gIT09IHZhbHVlXG5cdFx0XHQpIHtcblx0XHRcdFx0c2V0UHJvcGVydHkoZG9tLCBpLCB2YWx1ZSwgb2xkUHJvcHNbaV0sIG5hbWVzcGFjZSk7XG5cdFx0XHR9XG5cdFx0fVxuXG5cdFx0Ly8gSWYgdGhlIG5ldyB2bm9kZSBkaWRuJ3QgaGF2ZSBkYW5nZXJvdXNseVNldElubmVySFRNTCwgZGlmZiBpdHMgY2hpbGRyZW5cblx0XHRpZiAobmV3SHRtbCkge1xuXHRcdFx0Ly8gQXZvaWQgcmUtYXBwbHlpbmcgdGhlIHNhbWUgJ19faHRtbCcgaWYgaXQgZGlkIG5vdCBjaGFuZ2VkIGJldHdlZW4gcmUtcmVuZGVyXG5cdFx0XHRpZiAoXG5cdFx0XHRcdCFpc0h5ZHJhdGluZyAmJlxuXHRcdFx0XHQoIW9sZEh0bWwgfHxcblx0XHRcdFx0XHQobmV3SHRtbC5fX2h0bWwgIT0gb2xkSHRtbC5fX2h0bWwgJiYgbmV3SHRtbC5fX2h0bWwgIT0gZG9tLmlubmVySFRNTCkpXG5cdFx0XHQpIHtcblx0XHRcdFx0ZG9tLmlubmVySFRNTCA9IG5ld0h0bWwuX19odG1sO1xuXHRcdFx0fVxuXG5cdFx0XHRuZXdWTm9kZS5fY2hpbGRyZW4gPSBbXTtcblx0XHR9IGVsc2Uge1xuXHRcdFx0aWYgKG9sZEh0bWwpIGRvbS50ZXh0Q29udGVudCA9ICcnO1xuXG5cdFx0XHRpZiAoXG5cdFx0XHRcdG5vZGVUeXBlID09ICdmb3JlaWduT2JqZWN0JyB8fFxuXHRcdFx0XHQobmFtZXNwYWNlID09IE1BVEhfTkFNRVNQQUNFICYmIE1BVEhNTF9UT0tFTl9FTEVNRU5UUy50ZXN0KG5vZGVUeXBlKSlcblx0XHRcdCkge1xuXHRcdFx0XHRuYW1lc3BhY2UgPSBYSFRNTF9OQU1FU1BBQ0U7XG5cdFx0XHR9XG5cblx0XHRcdGRpZmZDaGlsZHJlbihcblx0XHRcdFx0cGFyZW50RG9tLFxuXHRcdFx0XHRpc0FycmF5KG5ld0NoaWxkcmVuKSA/IG5ld0NoaWxkcmVuIDogW25ld0NoaWxkcmVuXSxcblx0XHRcdFx0bmV3Vk5vZGUsXG5cdFx0XHRcdG9sZFZOb2RlLFxuXHRcdFx0XHRnbG9iYWxDb250ZXh0LFxuXHRcdFx0XHRuYW1lc3BhY2UsXG5cdFx0XHRcdGV4Y2Vzc0RvbUNoaWxkcmVuLFxuXHRcdFx0XHRjb21taXRRdWV1ZSxcblx0XHRcdFx0ZXhjZXNzRG9tQ2hpbGRyZW5cblx0XHRcdFx0XHQ/IGV4Y2Vzc0RvbUNoaWxkcmVuWzBdXG5cdFx0XHRcdFx0OiBvbGRWTm9kZS5fY2hpbGRyZW4gJiYgZ2V0RG9tU2libGluZyhvbGRWTm9kZSwgMCksXG5cdFx0XHRcdGlzSHlkcmF0aW5nLFxuXHRcdFx0XHRyZWZRdWV1ZVxuXHRcdFx0KTtcblxuXHRcdFx0Ly8gUmVtb3ZlIGNoaWxkcmVuIHRoYXQgYXJlIG5vdCBwYXJ0IG9mIGFueSB2bm9kZS5cblx0XHRcdGlmIChleGNlc3NEb21DaGlsZHJlbikgZXhjZXNzRG9tQ2hpbGRyZW4uc29tZShyZW1vdmVOb2RlKTtcblx0XHR9XG5cblx0XHQvLyBBcyBhYm92ZSwgZG9uJ3QgZGlmZiBwcm9wcyBkdXJpbmcgaHlkcmF0aW9uXG5cdFx0aWYgKCFpc0h5ZHJhdGluZyB8fCBub2RlVHlwZSA9PSAndGV4dGFyZWEnKSB7XG5cdFx0XHRpID0gJ3ZhbHVlJztcblx0XHRcdGlmIChub2RlVHlwZSA9PSAncHJvZ3Jlc3MnICYmIGlucHV0VmFsdWUgPT0gTlVMTCkge1xuXHRcdFx0XHRkb20ucmVtb3ZlQXR0cmlidXRlKGkpO1xuXHRcdFx0fSBlbHNlIGlmIChcblx0XHRcdFx0aW5wdXRWYWx1ZSAhPSBVTkRFRklORUQgJiZcblx0XHRcdFx0Ly8gIzI3NTYgRm9yIHRoZSA8cHJvZ3Jlc3M+LWVsZW1lbnQgdGhlIGluaXRpYWwgdmFsdWUgaXMgMCxcblx0XHRcdFx0Ly8gZGVzcGl0ZSB0aGUgYXR0cmlidXRlIG5vdCBiZWluZyBwcmVzZW50LiBXaGVuIHRoZSBhdHRyaWJ1dGVcblx0XHRcdFx0Ly8gaXMgbWlzc2luZyB0aGUgcHJvZ3Jlc3MgYmFyIGlzIHRyZWF0ZWQgYXMgaW5kZXRlcm1pbmF0ZS5cblx0XHRcdFx0Ly8gVG8gZml4IHRoYXQgd2UnbGwgYWx3YXlzIHVwZGF0ZSBpdCB3aGVuIGl0IGlzIDAgZm9yIHByb2dyZXNzIGVsZW1lbnRzXG5cdFx0XHRcdChpbnB1dFZhbHVlICE9PSBkb21baV0gfHwgKG5vZGVUeXBlID09ICdwcm9ncmVzcycgJiYgIWlucHV0VmFsdWUpKVxuXHRcdFx0KSB7XG5cdFx0XHRcdHNldFByb3BlcnR5KGRvbSwgaSwgaW5wdXRWYWx1ZSwgb2xkUHJvcHNbaV0sIG5hbWVzcGFjZSk7XG5cdFx0XHR9XG5cblx0XHRcdGkgPSAnY2hlY2tlZCc7XG5cdFx0XHRpZiAoY2hlY2tlZCAhPSBVTkRFRklORUQgJiYgY2hlY2tlZCAhPSBkb21baV0pIHtcblx0XHRcdFx0c2V0UHJvcGVydHkoZG9tLCBpLCBjaGVja2VkLCBvbGRQcm9wc1tpXSwgbmFtZXNwYWNlKTtcblx0XHRcdH1cblx0XHR9XG5cdH1cblxuXHRyZXR1cm4gZG9tO1xufVxuXG4vKipcbiAqIEludm9rZSBvciB1cGRhdGUgYSByZWYsIGRlcGVuZGluZyBvbiB3aGV0aGVyIGl0IGlzIGEgZnVuY3Rpb24gb3Igb2JqZWN0IHJlZi5cbiAqIEBwYXJhbSB7UmVmPGFueT59IHJlZlxuICogQHBhcmFtIHthbnl9IHZhbHVlIFRoZSBlbGVtZW50IG9yIGNvbXBvbmVudCB0byBhdHRhY2gsIG9yIGBudWxsYCB0byBkZXRhY2hcbiAqIEBwYXJhbSB7Vk5vZGV9IHZub2RlXG4gKiBAcGFyYW0ge2FueX0gW293bmVyXSBUaGUgdm5vZGUgdGhlIHJlZiBpcyBkZXRhY2hlZCBmcm9tXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBhcHBseVJlZihyZWYsIHZhbHVlLCB2bm9kZSwgb3duZXIpIHtcblx0dHJ5IHtcblx0XHRpZiAodHlwZW9mIHJlZiA9PSAnZnVuY3Rpb24nKSB7XG5cdFx0XHQvLyBTdG9yZSB0aGUgY2xlYW51cCBvbiB0aGUgZWxlbWVudCBvciBjb21wb25lbnQgcmF0aGVyIHRoYW4gb24gdGhlXG5cdFx0XHQvLyByZWYgZnVuY3Rpb24sIHdoaWNoIGNhbiBiZSBzaGFyZWQgYmV0d2VlbiBzZXZlcmFsIG9mIHRoZW0uIFRoZVxuXHRcdFx0Ly8gc2xvdCBpcyBjbGVhcmVkIG9uIGRldGFjaCwgc28gZGV0YWNoaW5nIHR3aWNlIGlzIGEgbm8tb3AuXG5cdFx0XHRpZiAodmFsdWUpIHZhbHVlLl9yZWZDbGVhbnVwID0gcmVmKHZhbHVlKSB8fCAxO1xuXHRcdFx0ZWxzZSBpZiAoXG5cdFx0XHRcdG93bmVyICYmXG5cdFx0XHRcdChvd25lciA9IG93bmVyLl9jb21wb25lbnQgfHwgb3duZXIuX2RvbSkgJiZcblx0XHRcdFx0KHZhbHVlID0gb3duZXIuX3JlZkNsZWFudXApXG5cdFx0XHQpIHtcblx0XHRcdFx0b3duZXIuX3JlZkNsZWFudXAgPSBOVUxMO1xuXHRcdFx0XHRpZiAodHlwZW9mIHZhbHVlID09ICdmdW5jdGlvbicpIHZhbHVlKCk7XG5cdFx0XHRcdGVsc2UgcmVmKE5VTEwpO1xuXHRcdFx0fVxuXHRcdH0gZWxzZSByZWYuY3VycmVudCA9IHZhbHVlO1xuXHR9IGNhdGNoIChlKSB7XG5cdFx0b3B0aW9ucy5fY2F0Y2hFcnJvcihlLCB2bm9kZSk7XG5cdH1cbn1cblxuLyoqXG4gKiBVbm1vdW50IGEgdmlydHVhbCBub2RlIGZyb20gdGhlIHRyZWUgYW5kIGFwcGx5IERPTSBjaGFuZ2VzXG4gKiBAcGFyYW0ge1ZOb2RlfSB2bm9kZSBUaGUgdmlydHVhbCBub2RlIHRvIHVubW91bnRcbiAqIEBwYXJhbSB7Vk5vZGV9IHBhcmVudFZOb2RlIFRoZSBwYXJlbnQgb2YgdGhlIFZOb2RlIHRoYXQgaW5pdGlhdGVkIHRoZSB1bm1vdW50XG4gKiBAcGFyYW0ge2Jvb2xlYW59IFtza2lwUmVtb3ZlXSBGbGFnIHRoYXQgaW5kaWNhdGVzIHRoYXQgYSBwYXJlbnQgbm9kZSBvZiB0aGVcbiAqIGN1cnJlbnQgZWxlbWVudCBpcyBhbHJlYWR5IGRldGFjaGVkIGZyb20gdGhlIERPTS5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHVubW91bnQodm5vZGUsIHBhcmVudFZOb2RlLCBza2lwUmVtb3ZlKSB7XG5cdGxldCByLCBlbmQsIG5vZGVzO1xuXHRpZiAob3B0aW9ucy51bm1vdW50KSBvcHRpb25zLnVubW91bnQodm5vZGUpO1xuXG5cdGlmICgociA9IHZub2RlLnJlZikgJiYgKCFyLmN1cnJlbnQgfHwgci5jdXJyZW50ID09IHZub2RlLl9kb20pKSB7XG5cdFx0YXBwbHlSZWYociwgTlVMTCwgcGFyZW50Vk5vZGUsIHZub2RlKTtcblx0fVxuXG5cdGlmICgociA9IHZub2RlLl9jb21wb25lbnQpKSB7XG5cdFx0aWYgKHIuY29tcG9uZW50V2lsbFVubW91bnQpIHtcblx0XHRcdHRyeSB7XG5cdFx0XHRcdHIuY29tcG9uZW50V2lsbFVubW91bnQoKTtcblx0XHRcdH0gY2F0Y2ggKGUpIHtcblx0XHRcdFx0b3B0aW9ucy5fY2F0Y2hFcnJvcihlLCBwYXJlbnRWTm9kZSk7XG5cdFx0XHR9XG5cdFx0fVxuXG5cdFx0ci5fcGFyZW50RG9tID0gci5fZ2xvYmFsQ29udGV4dCA9IE5VTEw7XG5cdH1cblxuXHRpZiAoKHIgPSB2bm9kZS5fY2hpbGRyZW4pKSB7XG5cdFx0Zm9yIChsZXQgaSA9IDA7IGkgPCByLmxlbmd0aDsgaSsrKSB7XG5cdFx0XHRpZiAocltpXSkge1xuXHRcdFx0XHR1bm1vdW50KFxuXHRcdFx0XHRcdHJbaV0sXG5cdFx0XHRcdFx0cGFyZW50Vk5vZGUsXG5cdFx0XHRcdFx0Ly8gQSBwb3J0YWwncyBjaGlsZHJlbiBsaXZlIGluIGFub3RoZXIgY29udGFpbmVyLCBzbyBhIHJlbW92ZWRcblx0XHRcdFx0XHQvLyBob3N0IGFuY2VzdG9yIGRvZXNuJ3QgZGV0YWNoIHRoZW07IGFsd2F5cyByZW1vdmUgdGhlbS5cblx0XHRcdFx0XHR0eXBlb2Ygdm5vZGUudHlwZSA9PSAnZnVuY3Rpb24nXG5cdFx0XHRcdFx0XHQ/IHNraXBSZW1vdmUgJiYgIXZub2RlLnByb3BzLl9wYXJlbnREb21cblx0XHRcdFx0XHRcdDogdHJ1ZVxuXHRcdFx0XHQpO1xuXHRcdFx0fVxuXHRcdH1cblx0fVxuXG5cdC8vIEEgY29tcG9uZW50IHRoYXQgc3VzcGVuZGVkIHdoaWxlIGh5ZHJhdGluZyBvd25zIGl0cyByYW5nZSdzIG1hcmtlcnMsXG5cdC8vIGFuZCBpdHMgY29udGVudCB0b28gd2hpbGUgc3RpbGwgcGVuZGluZy5cblx0aWYgKFxuXHRcdCFza2lwUmVtb3ZlICYmXG5cdFx0KHIgPSB2bm9kZS5fY29tcG9uZW50KSAmJlxuXHRcdChyID0gci5fZXhjZXNzKSAmJlxuXHRcdChlbmQgPSByYW5nZUVuZChyLCAobm9kZXMgPSBbXSkpKVxuXHQpIHtcblx0XHRpZiAociA9PSB2bm9kZS5fZG9tKSBub2Rlcy5zb21lKHJlbW92ZU5vZGUpO1xuXHRcdHJlbW92ZU5vZGUoZW5kKTtcblx0XHRyZW1vdmVOb2RlKHIpO1xuXHR9XG5cblx0aWYgKCFza2lwUmVtb3ZlKSByZW1vdmVOb2RlKHZub2RlLl9kb20pO1xuXG5cdHZub2RlLl9kb20gPSB2bm9kZS5fY29tcG9uZW50ID0gdm5vZGUuX3BhcmVudCA9IE5VTEw7XG59XG5cbi8qKiBUaGUgYC5yZW5kZXIoKWAgbWV0aG9kIGZvciBhIFBGQyBiYWNraW5nIGluc3RhbmNlLiAqL1xuZnVuY3Rpb24gZG9SZW5kZXIocHJvcHMsIHN0YXRlLCBjb250ZXh0KSB7XG5cdHJldHVybiB0aGlzLmNvbnN0cnVjdG9yKHByb3BzLCBjb250ZXh0KTtcbn1cbiIsICJpbXBvcnQgeyBFTVBUWV9PQkosIE1PREVfSFlEUkFURSwgTlVMTCB9IGZyb20gJy4vY29uc3RhbnRzJztcbmltcG9ydCB7IGNvbW1pdFJvb3QsIGRpZmYgfSBmcm9tICcuL2RpZmYvaW5kZXgnO1xuaW1wb3J0IHsgY3JlYXRlVk5vZGUsIEZyYWdtZW50IH0gZnJvbSAnLi9jcmVhdGUtZWxlbWVudCc7XG5pbXBvcnQgb3B0aW9ucyBmcm9tICcuL29wdGlvbnMnO1xuaW1wb3J0IHsgc2xpY2UgfSBmcm9tICcuL3V0aWwnO1xuXG4vKipcbiAqIFJlbmRlciBhIFByZWFjdCB2aXJ0dWFsIG5vZGUgaW50byBhIERPTSBlbGVtZW50XG4gKiBAcGFyYW0ge2ltcG9ydCgnLi9pbnRlcm5hbCcpLkNvbXBvbmVudENoaWxkfSB2bm9kZSBUaGUgdmlydHVhbCBub2RlIHRvIHJlbmRlclxuICogQHBhcmFtIHtpbXBvcnQoJy4vaW50ZXJuYWwnKS5QcmVhY3RFbGVtZW50fSBwYXJlbnREb20gVGhlIERPTSBlbGVtZW50IHRvIHJlbmRlciBpbnRvXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiByZW5kZXIodm5vZGUsIHBhcmVudERvbSkge1xuXHRpZiAob3B0aW9ucy5fcm9vdCkgb3B0aW9ucy5fcm9vdCh2bm9kZSwgcGFyZW50RG9tKTtcblxuXHQvLyBodHRwczovL2dpdGh1Yi5jb20vcHJlYWN0anMvcHJlYWN0L2lzc3Vlcy8zNzk0XG5cdC8vIGh0dHBzOi8vZ2l0aHViLmNvbS9wcmVhY3Rqcy9wcmVhY3QvaXNzdWVzLzUxMThcblx0aWYgKHBhcmVudERvbS5ub2RlVHlwZSA9PSA5KSB7XG5cdFx0cGFyZW50RG9tID0gcGFyZW50RG9tLmRvY3VtZW50RWxlbWVudDtcblx0fVxuXG5cdC8vIEB0cy1leHBlY3QtZXJyb3Jcblx0bGV0IGlzSHlkcmF0aW5nID0gdm5vZGUgJiYgdm5vZGUuX2ZsYWdzICYgTU9ERV9IWURSQVRFO1xuXG5cdC8vIFRvIGJlIGFibGUgdG8gc3VwcG9ydCBjYWxsaW5nIGByZW5kZXIoKWAgbXVsdGlwbGUgdGltZXMgb24gdGhlIHNhbWVcblx0Ly8gRE9NIG5vZGUsIHdlIG5lZWQgdG8gb2J0YWluIGEgcmVmZXJlbmNlIHRvIHRoZSBwcmV2aW91cyB0cmVlLiBXZSBkb1xuXHQvLyB0aGlzIGJ5IGFzc2lnbmluZyBhIG5ldyBgX2NoaWxkcmVuYCBwcm9wZXJ0eSB0byBET00gbm9kZXMgd2hpY2ggcG9pbnRzXG5cdC8vIHRvIHRoZSBsYXN0IHJlbmRlcmVkIHRyZWUuIEJ5IGRlZmF1bHQgdGhpcyBwcm9wZXJ0eSBpcyBub3QgcHJlc2VudCwgd2hpY2hcblx0Ly8gbWVhbnMgdGhhdCB3ZSBhcmUgbW91bnRpbmcgYSBuZXcgdHJlZSBmb3IgdGhlIGZpcnN0IHRpbWUuXG5cdGxldCBvbGRWTm9kZSA9IGlzSHlkcmF0aW5nID8gTlVMTCA6IHBhcmVudERvbS5fY2hpbGRyZW47XG5cblx0cGFyZW50RG9tLl9jaGlsZHJlbiA9IGNyZWF0ZVZOb2RlKEZyYWdtZW50LCB7IGNoaWxkcmVuOiBbdm5vZGVdIH0pO1xuXG5cdC8vIExpc3Qgb2YgZWZmZWN0cyB0aGF0IG5lZWQgdG8gYmUgY2FsbGVkIGFmdGVyIGRpZmZpbmcuXG5cdGxldCBjb21taXRRdWV1ZSA9IFtdLFxuXHRcdHJlZlF1ZXVlID0gW107XG5cblx0ZGlmZihcblx0XHRwYXJlbnREb20sXG5cdFx0Ly8gRGV0ZXJtaW5lIHRoZSBuZXcgdm5vZGUgdHJlZSBhbmQgc3RvcmUgaXQgb24gdGhlIERPTSBlbGVtZW50IG9uXG5cdFx0Ly8gb3VyIGN1c3RvbSBgX2NoaWxkcmVuYCBwcm9wZXJ0eS5cblx0XHRwYXJlbnREb20uX2NoaWxkcmVuLFxuXHRcdG9sZFZOb2RlIHx8IEVNUFRZX09CSixcblx0XHRFTVBUWV9PQkosXG5cdFx0cGFyZW50RG9tLm5hbWVzcGFjZVVSSSxcblx0XHRvbGRWTm9kZVxuXHRcdFx0PyBOVUxMXG5cdFx0XHQ6IHBhcmVudERvbS5maXJzdENoaWxkXG5cdFx0XHRcdD8gc2xpY2UuY2FsbChwYXJlbnREb20uY2hpbGROb2Rlcylcblx0XHRcdFx0OiBOVUxMLFxuXHRcdGNvbW1pdFF1ZXVlLFxuXHRcdG9sZFZOb2RlID8gb2xkVk5vZGUuX2RvbSA6IHBhcmVudERvbS5maXJzdENoaWxkLFxuXHRcdC8vIEB0cy1leHBlY3QtZXJyb3Igd2UgYXJlIGRvaW5nIGEgYml0LXdpc2Ugb3BlcmF0aW9uIHNvIGl0J3MgZWl0aGVyIDAgb3IgdHJ1ZVxuXHRcdGlzSHlkcmF0aW5nLFxuXHRcdHJlZlF1ZXVlXG5cdCk7XG5cblx0Ly8gRmx1c2ggYWxsIHF1ZXVlZCBlZmZlY3RzXG5cdGNvbW1pdFJvb3QoY29tbWl0UXVldWUsIHBhcmVudERvbS5fY2hpbGRyZW4sIHJlZlF1ZXVlKTtcblxuXHQvLyBUaGUgbGl2ZSBjaGlsZHJlbiBhcmUgdHJhY2tlZCBvbiBfY2hpbGRyZW4gYWZ0ZXIgZGlmZmluZy5cblx0cGFyZW50RG9tLl9jaGlsZHJlbi5wcm9wcy5jaGlsZHJlbiA9IE5VTEw7XG59XG5cbi8qKlxuICogVXBkYXRlIGFuIGV4aXN0aW5nIERPTSBlbGVtZW50IHdpdGggZGF0YSBmcm9tIGEgUHJlYWN0IHZpcnR1YWwgbm9kZVxuICogQHBhcmFtIHtpbXBvcnQoJy4vaW50ZXJuYWwnKS5Db21wb25lbnRDaGlsZH0gdm5vZGUgVGhlIHZpcnR1YWwgbm9kZSB0byByZW5kZXJcbiAqIEBwYXJhbSB7aW1wb3J0KCcuL2ludGVybmFsJykuUHJlYWN0RWxlbWVudH0gcGFyZW50RG9tIFRoZSBET00gZWxlbWVudCB0byB1cGRhdGVcbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGh5ZHJhdGUodm5vZGUsIHBhcmVudERvbSkge1xuXHQvLyBPbmx5IG9iamVjdHMgY2FuIGNhcnJ5IHRoZSBmbGFnLiBQcmltaXRpdmVzIChudWxsLCBzdHJpbmdzLCBudW1iZXJzLFxuXHQvLyBib29sZWFucykgcmVuZGVyIGludG8gdGhlIGV4aXN0aW5nIERPTSB0aGUgc2FtZSB3YXkgaHlkcmF0aW5nIHdvdWxkLlxuXHRpZiAodm5vZGUgJiYgdHlwZW9mIHZub2RlID09ICdvYmplY3QnKSB7XG5cdFx0Ly8gQHRzLWV4cGVjdC1lcnJvclxuXHRcdHZub2RlLl9mbGFncyB8PSBNT0RFX0hZRFJBVEU7XG5cdH1cblx0cmVuZGVyKHZub2RlLCBwYXJlbnREb20pO1xufVxuIiwgImltcG9ydCB7IGNyZWF0ZVZOb2RlIH0gZnJvbSAnLi9jcmVhdGUtZWxlbWVudCc7XG5cbi8qKlxuICogUG9ydGFsIGNvbXBvbmVudC4gQSB1bmlxdWUgdHlwZSBpcyB1c2VkIGluc3RlYWQgb2YgRnJhZ21lbnQgc28gdGhhdCBhXG4gKiBwb3J0YWwgcmV0dXJuZWQgZGlyZWN0bHkgZnJvbSBhIGNvbXBvbmVudCBpc24ndCBjb2xsYXBzZWQgaW50byB0aGVcbiAqIGNvbXBvbmVudCdzIGNoaWxkcmVuIGFycmF5IGJ5IHRoZSBGcmFnbWVudCB1bndyYXBwaW5nIGluIGBkaWZmKClgLlxuICogQHBhcmFtIHtvYmplY3R9IHByb3BzXG4gKi9cbmZ1bmN0aW9uIFBvcnRhbChwcm9wcykge1xuXHRyZXR1cm4gcHJvcHMuY2hpbGRyZW47XG59XG5cbi8qKlxuICogQ3JlYXRlIGEgYFBvcnRhbGAgdG8gY29udGludWUgcmVuZGVyaW5nIHRoZSB2bm9kZSB0cmVlIGF0IGEgZGlmZmVyZW50IERPTSBub2RlXG4gKiBAcGFyYW0ge2ltcG9ydCgnLi9pbnRlcm5hbCcpLkNvbXBvbmVudENoaWxkcmVufSB2bm9kZSBUaGUgdm5vZGUgdG8gcmVuZGVyXG4gKiBAcGFyYW0ge2ltcG9ydCgnLi9pbnRlcm5hbCcpLlByZWFjdEVsZW1lbnR9IGNvbnRhaW5lciBUaGUgRE9NIG5vZGUgdG8gY29udGludWUgcmVuZGVyaW5nIGluIHRvXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBjcmVhdGVQb3J0YWwodm5vZGUsIGNvbnRhaW5lcikge1xuXHRyZXR1cm4gY3JlYXRlVk5vZGUoUG9ydGFsLCB7IF9wYXJlbnREb206IGNvbnRhaW5lciwgY2hpbGRyZW46IHZub2RlIH0pO1xufVxuIiwgImltcG9ydCB7IHJlc2V0UmVuZGVyQ291bnQgfSBmcm9tICcuLi9jb21wb25lbnQnO1xuaW1wb3J0IHtcblx0Q09NUE9ORU5UX0RJUlRZLFxuXHRDT01QT05FTlRfUEVORElOR19FUlJPUixcblx0Q09NUE9ORU5UX1BST0NFU1NJTkdfRVhDRVBUSU9OLFxuXHRDT01QT05FTlRfRk9SQ0Vcbn0gZnJvbSAnLi4vY29uc3RhbnRzJztcblxuLyoqXG4gKiBGaW5kIHRoZSBjbG9zZXN0IGVycm9yIGJvdW5kYXJ5IHRvIGEgdGhyb3duIGVycm9yIGFuZCBjYWxsIGl0XG4gKiBAcGFyYW0ge29iamVjdH0gZXJyb3IgVGhlIHRocm93biB2YWx1ZVxuICogQHBhcmFtIHtpbXBvcnQoJy4uL2ludGVybmFsJykuVk5vZGV9IHZub2RlIFRoZSB2bm9kZSB0aGF0IHRocmV3IHRoZSBlcnJvciB0aGF0IHdhcyBjYXVnaHQgKGV4Y2VwdFxuICogZm9yIHVubW91bnRpbmcgd2hlbiB0aGlzIHBhcmFtZXRlciBpcyB0aGUgaGlnaGVzdCBwYXJlbnQgdGhhdCB3YXMgYmVpbmdcbiAqIHVubW91bnRlZClcbiAqIEBwYXJhbSB7aW1wb3J0KCcuLi9pbnRlcm5hbCcpLlZOb2RlfSBbb2xkVk5vZGVdXG4gKiBAcGFyYW0ge2ltcG9ydCgnLi4vaW50ZXJuYWwnKS5FcnJvckluZm99IFtlcnJvckluZm9dXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBfY2F0Y2hFcnJvcihlcnJvciwgdm5vZGUsIG9sZFZOb2RlLCBlcnJvckluZm8pIHtcblx0LyoqIEB0eXBlIHtpbXBvcnQoJy4uL2ludGVybmFsJykuQ29tcG9uZW50fSAqL1xuXHRsZXQgY29tcG9uZW50LFxuXHRcdC8qKiBAdHlwZSB7aW1wb3J0KCcuLi9pbnRlcm5hbCcpLkNvbXBvbmVudFR5cGV9ICovXG5cdFx0Y3Rvcixcblx0XHQvKiogQHR5cGUge251bWJlcn0gKi9cblx0XHRoYW5kbGVkO1xuXG5cdGZvciAoOyAodm5vZGUgPSB2bm9kZS5fcGFyZW50KTsgKSB7XG5cdFx0aWYgKFxuXHRcdFx0KGNvbXBvbmVudCA9IHZub2RlLl9jb21wb25lbnQpICYmXG5cdFx0XHQhKGNvbXBvbmVudC5fYml0cyAmIENPTVBPTkVOVF9QUk9DRVNTSU5HX0VYQ0VQVElPTilcblx0XHQpIHtcblx0XHRcdGNvbXBvbmVudC5fYml0cyB8PSBDT01QT05FTlRfRk9SQ0U7XG5cdFx0XHR0cnkge1xuXHRcdFx0XHRjdG9yID0gY29tcG9uZW50LmNvbnN0cnVjdG9yO1xuXG5cdFx0XHRcdC8vIGBoYW5kbGVkYCBpcyByZWFzc2lnbmVkIGJlZm9yZSBhbnkgcmVhZCBvbiBldmVyeSBib3VuZGFyeVxuXHRcdFx0XHQvLyBjYW5kaWRhdGUsIHNvIG5vdGhpbmcgY2FycmllcyBvdmVyIHRvIHRoZSBuZXh0IGFuY2VzdG9yLlxuXHRcdFx0XHRpZiAoKGhhbmRsZWQgPSBjdG9yICYmIGN0b3IuZ2V0RGVyaXZlZFN0YXRlRnJvbUVycm9yKSkge1xuXHRcdFx0XHRcdGNvbXBvbmVudC5zZXRTdGF0ZShjdG9yLmdldERlcml2ZWRTdGF0ZUZyb21FcnJvcihlcnJvcikpO1xuXHRcdFx0XHR9XG5cblx0XHRcdFx0aWYgKGNvbXBvbmVudC5jb21wb25lbnREaWRDYXRjaCkge1xuXHRcdFx0XHRcdGNvbXBvbmVudC5jb21wb25lbnREaWRDYXRjaChlcnJvciwgZXJyb3JJbmZvIHx8IHt9KTtcblx0XHRcdFx0XHRoYW5kbGVkID0gMTtcblx0XHRcdFx0fVxuXG5cdFx0XHRcdC8vIFRoaXMgaXMgYW4gZXJyb3IgYm91bmRhcnkuIE1hcmsgaXQgYXMgaGF2aW5nIGJhaWxlZCBvdXQsIGFuZCB3aGV0aGVyIGl0IHdhcyBtaWQtaHlkcmF0aW9uLlxuXHRcdFx0XHRpZiAoaGFuZGxlZCAmJiBjb21wb25lbnQuX2JpdHMgJiBDT01QT05FTlRfRElSVFkpIHtcblx0XHRcdFx0XHRjb21wb25lbnQuX2JpdHMgfD0gQ09NUE9ORU5UX1BFTkRJTkdfRVJST1I7XG5cdFx0XHRcdFx0cmV0dXJuO1xuXHRcdFx0XHR9XG5cdFx0XHR9IGNhdGNoIChlKSB7XG5cdFx0XHRcdGVycm9yID0gZTtcblx0XHRcdH1cblx0XHR9XG5cdH1cblxuXHQvLyBSZXNldCByZXJlbmRlciBjb3VudCB0byAwLCBzbyB0aGF0IHRoZSBuZXh0IHJlbmRlciB3aWxsIG5vdCBiZSBza2lwcGVkXG5cdC8vIHdoZW4gd2UgbGV2ZXJhZ2UgcHJlZnJlc2hcblx0cmVzZXRSZW5kZXJDb3VudCgpO1xuXHR0aHJvdyBlcnJvcjtcbn1cbiIsICJpbXBvcnQgeyBvcHRpb25zIGFzIF9vcHRpb25zIH0gZnJvbSAncHJlYWN0JztcblxuY29uc3QgT2JqZWN0SXMgPSBPYmplY3QuaXM7XG5cbi8qKiBAdHlwZSB7bnVtYmVyfSAqL1xubGV0IGN1cnJlbnRJbmRleDtcblxuLyoqIEB0eXBlIHtpbXBvcnQoJy4vaW50ZXJuYWwnKS5Db21wb25lbnR9ICovXG5sZXQgY3VycmVudENvbXBvbmVudDtcblxuLyoqIEB0eXBlIHtpbXBvcnQoJy4vaW50ZXJuYWwnKS5Db21wb25lbnR9ICovXG5sZXQgcHJldmlvdXNDb21wb25lbnQ7XG5cbi8qKiBAdHlwZSB7bnVtYmVyfSAqL1xubGV0IGN1cnJlbnRIb29rID0gMDtcblxuLyoqIEB0eXBlIHtBcnJheTxpbXBvcnQoJy4vaW50ZXJuYWwnKS5Db21wb25lbnQ+fSAqL1xubGV0IGFmdGVyUGFpbnRFZmZlY3RzID0gW107XG5cbi8qKlxuICogUGFzc2l2ZSAodXNlRWZmZWN0KSBob29rIHN0YXRlcyBvZiB1bm1vdW50ZWQgY29tcG9uZW50cyB3aG9zZSBjbGVhbnVwIGlzXG4gKiBzdGlsbCBwZW5kaW5nLiBEZWZlcnJlZCB0byB0aGUgYWZ0ZXItcGFpbnQgZmx1c2ggdG8gbWF0Y2ggUmVhY3QsIHdoaWNoIHJ1bnNcbiAqIHBhc3NpdmUgZGVzdHJveXMgYWZ0ZXIgdGhlIGNvbW1pdCBoYXMgcGFpbnRlZC4gRWFjaCBzdGF0ZSdzIGBfcGFzc2l2ZWAgaG9sZHNcbiAqIHRoZSBzdXJ2aXZpbmcgY29tcG9uZW50IGl0cyBlcnJvcnMgc2hvdWxkIGJlIHJvdXRlZCB0by5cbiAqIEB0eXBlIHtBcnJheTxpbXBvcnQoJy4vaW50ZXJuYWwnKS5FZmZlY3RIb29rU3RhdGU+fVxuICovXG5sZXQgdW5tb3VudENsZWFudXBzID0gW107XG5cbi8vIENhc3QgdG8gdXNlIGludGVybmFsIE9wdGlvbnMgdHlwZVxuY29uc3Qgb3B0aW9ucyA9IC8qKiBAdHlwZSB7aW1wb3J0KCcuL2ludGVybmFsJykuT3B0aW9uc30gKi8gKF9vcHRpb25zKTtcblxubGV0IG9sZEJlZm9yZURpZmYgPSBvcHRpb25zLl9kaWZmO1xubGV0IG9sZEJlZm9yZVJlbmRlciA9IG9wdGlvbnMuX3JlbmRlcjtcbmxldCBvbGRBZnRlckRpZmYgPSBvcHRpb25zLmRpZmZlZDtcbmxldCBvbGRDb21taXQgPSBvcHRpb25zLl9jb21taXQ7XG5sZXQgb2xkQmVmb3JlVW5tb3VudCA9IG9wdGlvbnMudW5tb3VudDtcbmxldCBvbGRSb290ID0gb3B0aW9ucy5fcm9vdDtcblxuLy8gV2UgdGFrZSB0aGUgbWluaW11bSB0aW1lb3V0IGZvciByZXF1ZXN0QW5pbWF0aW9uRnJhbWUgdG8gZW5zdXJlIHRoYXRcbi8vIHRoZSBjYWxsYmFjayBpcyBpbnZva2VkIGFmdGVyIHRoZSBuZXh0IGZyYW1lLiAzNW1zIGlzIGJhc2VkIG9uIGEgMzBoelxuLy8gcmVmcmVzaCByYXRlLCB3aGljaCBpcyB0aGUgbWluaW11bSByYXRlIGZvciBhIHNtb290aCB1c2VyIGV4cGVyaWVuY2UuXG5jb25zdCBSQUZfVElNRU9VVCA9IDM1O1xubGV0IHByZXZSYWY7XG5cbi8qKiBAdHlwZSB7KHZub2RlOiBpbXBvcnQoJy4vaW50ZXJuYWwnKS5WTm9kZSkgPT4gdm9pZH0gKi9cbm9wdGlvbnMuX2RpZmYgPSB2bm9kZSA9PiB7XG5cdGN1cnJlbnRDb21wb25lbnQgPSBudWxsO1xuXHRpZiAob2xkQmVmb3JlRGlmZikgb2xkQmVmb3JlRGlmZih2bm9kZSk7XG59O1xuXG5vcHRpb25zLl9yb290ID0gKHZub2RlLCBwYXJlbnREb20pID0+IHtcblx0aWYgKHZub2RlICYmIHBhcmVudERvbS5fY2hpbGRyZW4gJiYgcGFyZW50RG9tLl9jaGlsZHJlbi5fbWFzaykge1xuXHRcdHZub2RlLl9tYXNrID0gcGFyZW50RG9tLl9jaGlsZHJlbi5fbWFzaztcblx0fVxuXG5cdGlmIChvbGRSb290KSBvbGRSb290KHZub2RlLCBwYXJlbnREb20pO1xufTtcblxuLyoqIEB0eXBlIHsodm5vZGU6IGltcG9ydCgnLi9pbnRlcm5hbCcpLlZOb2RlKSA9PiB2b2lkfSAqL1xub3B0aW9ucy5fcmVuZGVyID0gdm5vZGUgPT4ge1xuXHRpZiAob2xkQmVmb3JlUmVuZGVyKSBvbGRCZWZvcmVSZW5kZXIodm5vZGUpO1xuXG5cdGN1cnJlbnRDb21wb25lbnQgPSB2bm9kZS5fY29tcG9uZW50O1xuXHRjdXJyZW50SW5kZXggPSAwO1xuXG5cdGNvbnN0IGhvb2tzID0gY3VycmVudENvbXBvbmVudC5fX2hvb2tzO1xuXHRpZiAoaG9va3MpIHtcblx0XHRpZiAocHJldmlvdXNDb21wb25lbnQgPT0gY3VycmVudENvbXBvbmVudCkge1xuXHRcdFx0Y3VycmVudENvbXBvbmVudC5fcmVuZGVyQ2FsbGJhY2tzID0gW107XG5cdFx0fSBlbHNlIHtcblx0XHRcdGhvb2tzLl9wZW5kaW5nRWZmZWN0cy5zb21lKGludm9rZUNsZWFudXApO1xuXHRcdFx0aG9va3MuX3BlbmRpbmdFZmZlY3RzLnNvbWUoaW52b2tlRWZmZWN0KTtcblx0XHRcdGN1cnJlbnRJbmRleCA9IDA7XG5cdFx0fVxuXHRcdGhvb2tzLl9wZW5kaW5nRWZmZWN0cyA9IFtdO1xuXG5cdFx0Ly8gUnVucyBiZWZvcmUgZXZlcnkgcmVuZGVyLCBmb3JjZWQgb3Igbm90LCBzbyBgc2hvdWxkQ29tcG9uZW50VXBkYXRlYFxuXHRcdC8vIG5ldmVyIGhhcyB0byBhcHBseSB0aGVzZSBpdHNlbGYuXG5cdFx0aG9va3MuX2xpc3Quc29tZShob29rSXRlbSA9PiB7XG5cdFx0XHRpZiAoaG9va0l0ZW0uX25leHRWYWx1ZSkge1xuXHRcdFx0XHRob29rSXRlbS5fdmFsdWUgPSBob29rSXRlbS5fbmV4dFZhbHVlO1xuXHRcdFx0fVxuXHRcdFx0aG9va0l0ZW0uX3BlbmRpbmdBcmdzID0gaG9va0l0ZW0uX25leHRWYWx1ZSA9IHVuZGVmaW5lZDtcblx0XHR9KTtcblx0fVxuXHRwcmV2aW91c0NvbXBvbmVudCA9IGN1cnJlbnRDb21wb25lbnQ7XG59O1xuXG4vKiogQHR5cGUgeyh2bm9kZTogaW1wb3J0KCcuL2ludGVybmFsJykuVk5vZGUpID0+IHZvaWR9ICovXG5vcHRpb25zLmRpZmZlZCA9IHZub2RlID0+IHtcblx0aWYgKG9sZEFmdGVyRGlmZikgb2xkQWZ0ZXJEaWZmKHZub2RlKTtcblxuXHRjb25zdCBjID0gdm5vZGUuX2NvbXBvbmVudDtcblx0aWYgKGMgJiYgYy5fX2hvb2tzKSB7XG5cdFx0aWYgKGMuX19ob29rcy5fcGVuZGluZ0VmZmVjdHMubGVuZ3RoKSBhZnRlclBhaW50KGFmdGVyUGFpbnRFZmZlY3RzLnB1c2goYykpO1xuXHRcdC8vIGBfcGVuZGluZ0FyZ3NgIGlzIGNsZWFyZWQgYWdhaW4gYnkgYG9wdGlvbnMuX3JlbmRlcmAgYmVmb3JlIGFueXRoaW5nXG5cdFx0Ly8gY2FuIHJlYWQgaXQsIHNvIGNvbW1pdHRpbmcgaXQgaGVyZSBpcyBlbm91Z2guXG5cdFx0Yy5fX2hvb2tzLl9saXN0LnNvbWUoaG9va0l0ZW0gPT4ge1xuXHRcdFx0aWYgKGhvb2tJdGVtLl9wZW5kaW5nQXJncykgaG9va0l0ZW0uX2FyZ3MgPSBob29rSXRlbS5fcGVuZGluZ0FyZ3M7XG5cdFx0fSk7XG5cdH1cblx0cHJldmlvdXNDb21wb25lbnQgPSBjdXJyZW50Q29tcG9uZW50ID0gbnVsbDtcbn07XG5cbi8vIFRPRE86IEltcHJvdmUgdHlwaW5nIG9mIGNvbW1pdFF1ZXVlIHBhcmFtZXRlclxuLyoqIEB0eXBlIHsodm5vZGU6IGltcG9ydCgnLi9pbnRlcm5hbCcpLlZOb2RlLCBjb21taXRRdWV1ZTogYW55KSA9PiB2b2lkfSAqL1xub3B0aW9ucy5fY29tbWl0ID0gKHZub2RlLCBjb21taXRRdWV1ZSkgPT4ge1xuXHRjb21taXRRdWV1ZS5zb21lKGNvbXBvbmVudCA9PiB7XG5cdFx0dHJ5IHtcblx0XHRcdGNvbXBvbmVudC5fcmVuZGVyQ2FsbGJhY2tzLnNvbWUoaW52b2tlQ2xlYW51cCk7XG5cdFx0XHRjb21wb25lbnQuX3JlbmRlckNhbGxiYWNrcyA9IGNvbXBvbmVudC5fcmVuZGVyQ2FsbGJhY2tzLmZpbHRlcihjYiA9PlxuXHRcdFx0XHRjYi5fdmFsdWUgPyBpbnZva2VFZmZlY3QoY2IpIDogdHJ1ZVxuXHRcdFx0KTtcblx0XHR9IGNhdGNoIChlKSB7XG5cdFx0XHQvLyBPbmx5IHRoaXMgY29tcG9uZW50IHNraXBzIGl0cyByZW1haW5pbmcgZWZmZWN0cywgY29tbWl0Um9vdCByZXRocm93c1xuXHRcdFx0Ly8gdGhlIGVycm9yIHRvIGl0cyBib3VuZGFyeSBhZnRlciB0aGUgb3RoZXJzIHJhbi5cblx0XHRcdGNvbXBvbmVudC5fcmVuZGVyQ2FsbGJhY2tzID0gW1xuXHRcdFx0XHQoKSA9PiB7XG5cdFx0XHRcdFx0dGhyb3cgZTtcblx0XHRcdFx0fVxuXHRcdFx0XTtcblx0XHR9XG5cdH0pO1xuXG5cdGlmIChvbGRDb21taXQpIG9sZENvbW1pdCh2bm9kZSwgY29tbWl0UXVldWUpO1xufTtcblxuLyoqIEB0eXBlIHsodm5vZGU6IGltcG9ydCgnLi9pbnRlcm5hbCcpLlZOb2RlKSA9PiB2b2lkfSAqL1xub3B0aW9ucy51bm1vdW50ID0gdm5vZGUgPT4ge1xuXHRpZiAob2xkQmVmb3JlVW5tb3VudCkgb2xkQmVmb3JlVW5tb3VudCh2bm9kZSk7XG5cblx0Y29uc3QgYyA9IHZub2RlLl9jb21wb25lbnQ7XG5cdGlmIChjICYmIGMuX19ob29rcykge1xuXHRcdGxldCBoYXNFcnJvcmVkLCBlcnJvclBhcmVudDtcblx0XHRjLl9faG9va3MuX2xpc3Quc29tZShzID0+IHtcblx0XHRcdHRyeSB7XG5cdFx0XHRcdC8vIExheW91dCBjbGVhbnVwcyBoYXZlIHRvIHJ1biBiZWZvcmUgdGhlIG5ldyBET00gaXMgaW4gcGxhY2UsIHNvXG5cdFx0XHRcdC8vIHRoZXkgc3RheSBpbiB0aGUgY29tbWl0IHBoYXNlIChzZWUgIzE4ODYpLiBQYXNzaXZlIGNsZWFudXBzIHJ1blxuXHRcdFx0XHQvLyBhZnRlciBwYWludCwgYmVmb3JlIGFueSBuZXcgcGFzc2l2ZSBlZmZlY3QgKHNlZSAjNDI5OSksIHdpdGhcblx0XHRcdFx0Ly8gYF9wYXNzaXZlYCByZXB1cnBvc2VkIHRvIGhvbGQgdGhlIGVycm9yLXJvdXRpbmcgY29tcG9uZW50LlxuXHRcdFx0XHRpZiAocy5fcGFzc2l2ZSAmJiBzLl9jbGVhbnVwKSB7XG5cdFx0XHRcdFx0aWYgKGVycm9yUGFyZW50ID09PSB1bmRlZmluZWQpIHtcblx0XHRcdFx0XHRcdGVycm9yUGFyZW50ID0gdm5vZGUuX3BhcmVudDtcblx0XHRcdFx0XHRcdHdoaWxlIChcblx0XHRcdFx0XHRcdFx0ZXJyb3JQYXJlbnQgJiZcblx0XHRcdFx0XHRcdFx0IShlcnJvclBhcmVudC5fY29tcG9uZW50ICYmIGVycm9yUGFyZW50Ll9jb21wb25lbnQuX3BhcmVudERvbSlcblx0XHRcdFx0XHRcdCkge1xuXHRcdFx0XHRcdFx0XHRlcnJvclBhcmVudCA9IGVycm9yUGFyZW50Ll9wYXJlbnQ7XG5cdFx0XHRcdFx0XHR9XG5cdFx0XHRcdFx0XHRlcnJvclBhcmVudCA9IGVycm9yUGFyZW50ICYmIGVycm9yUGFyZW50Ll9jb21wb25lbnQ7XG5cdFx0XHRcdFx0fVxuXHRcdFx0XHRcdHMuX3Bhc3NpdmUgPSBlcnJvclBhcmVudDtcblx0XHRcdFx0XHRhZnRlclBhaW50KHVubW91bnRDbGVhbnVwcy5wdXNoKHMpKTtcblx0XHRcdFx0fSBlbHNlIHtcblx0XHRcdFx0XHRpbnZva2VDbGVhbnVwKHMpO1xuXHRcdFx0XHR9XG5cdFx0XHR9IGNhdGNoIChlKSB7XG5cdFx0XHRcdGhhc0Vycm9yZWQgPSBlO1xuXHRcdFx0fVxuXHRcdH0pO1xuXHRcdGMuX19ob29rcyA9IHVuZGVmaW5lZDtcblx0XHRpZiAoaGFzRXJyb3JlZCkgb3B0aW9ucy5fY2F0Y2hFcnJvcihoYXNFcnJvcmVkLCBjLl92bm9kZSk7XG5cdH1cbn07XG5cbi8qKlxuICogR2V0IGEgaG9vaydzIHN0YXRlIGZyb20gdGhlIGN1cnJlbnRDb21wb25lbnRcbiAqIEBwYXJhbSB7bnVtYmVyfSBpbmRleCBUaGUgaW5kZXggb2YgdGhlIGhvb2sgdG8gZ2V0XG4gKiBAcGFyYW0ge251bWJlcn0gdHlwZSBUaGUgdHlwZSBvZiB0aGUgaG9vayB0byBnZXRcbiAqIEByZXR1cm5zIHthbnl9XG4gKi9cbmZ1bmN0aW9uIGdldEhvb2tTdGF0ZShpbmRleCwgdHlwZSkge1xuXHRpZiAob3B0aW9ucy5faG9vaykge1xuXHRcdG9wdGlvbnMuX2hvb2soY3VycmVudENvbXBvbmVudCwgaW5kZXgsIGN1cnJlbnRIb29rIHx8IHR5cGUpO1xuXHR9XG5cdGN1cnJlbnRIb29rID0gMDtcblxuXHQvLyBMYXJnZWx5IGluc3BpcmVkIGJ5OlxuXHQvLyAqIGh0dHBzOi8vZ2l0aHViLmNvbS9taWNoYWVsLWtsZWluL2Z1bmN5LmpzL2Jsb2IvZjZiZTczNDY4ZTZlYzQ2YjBmZjVhYTNjYzRjOWJhZjcyYTI5MDI1YS9zcmMvaG9va3MvY29yZV9ob29rcy5tanNcblx0Ly8gKiBodHRwczovL2dpdGh1Yi5jb20vbWljaGFlbC1rbGVpbi9mdW5jeS5qcy9ibG9iLzY1MGJlYWE1OGM0M2MzM2E3NDgyMGEzYzk4YjNjNzA3OWNmMmUzMzMvc3JjL3JlbmRlcmVyLm1qc1xuXHQvLyBPdGhlciBpbXBsZW1lbnRhdGlvbnMgdG8gbG9vayBhdDpcblx0Ly8gKiBodHRwczovL2NvZGVzYW5kYm94LmlvL3MvbW5veDA1cXA4XG5cdGNvbnN0IGhvb2tzID1cblx0XHRjdXJyZW50Q29tcG9uZW50Ll9faG9va3MgfHxcblx0XHQoY3VycmVudENvbXBvbmVudC5fX2hvb2tzID0ge1xuXHRcdFx0X2xpc3Q6IFtdLFxuXHRcdFx0X3BlbmRpbmdFZmZlY3RzOiBbXVxuXHRcdH0pO1xuXG5cdGlmIChpbmRleCA+PSBob29rcy5fbGlzdC5sZW5ndGgpIHtcblx0XHRob29rcy5fbGlzdC5wdXNoKHt9KTtcblx0fVxuXG5cdHJldHVybiBob29rcy5fbGlzdFtpbmRleF07XG59XG5cbi8qKlxuICogQHRlbXBsYXRlIHt1bmtub3dufSBTXG4gKiBAcGFyYW0ge2ltcG9ydCgnLi9pbmRleCcpLkRpc3BhdGNoPGltcG9ydCgnLi9pbmRleCcpLlN0YXRlVXBkYXRlcjxTPj59IFtpbml0aWFsU3RhdGVdXG4gKiBAcmV0dXJucyB7W1MsIChzdGF0ZTogUykgPT4gdm9pZF19XG4gKi9cbmV4cG9ydCBmdW5jdGlvbiB1c2VTdGF0ZShpbml0aWFsU3RhdGUpIHtcblx0Y3VycmVudEhvb2sgPSAxO1xuXHRyZXR1cm4gdXNlUmVkdWNlcihpbnZva2VPclJldHVybiwgaW5pdGlhbFN0YXRlKTtcbn1cblxuLyoqXG4gKiBAdGVtcGxhdGUge3Vua25vd259IFNcbiAqIEB0ZW1wbGF0ZSB7dW5rbm93bn0gQVxuICogQHBhcmFtIHtpbXBvcnQoJy4vaW5kZXgnKS5SZWR1Y2VyPFMsIEE+fSByZWR1Y2VyXG4gKiBAcGFyYW0ge2ltcG9ydCgnLi9pbmRleCcpLkRpc3BhdGNoPGltcG9ydCgnLi9pbmRleCcpLlN0YXRlVXBkYXRlcjxTPj59IGluaXRpYWxTdGF0ZVxuICogQHBhcmFtIHsoaW5pdGlhbFN0YXRlOiBhbnkpID0+IHZvaWR9IFtpbml0XVxuICogQHJldHVybnMge1sgUywgKHN0YXRlOiBTKSA9PiB2b2lkIF19XG4gKi9cbmV4cG9ydCBmdW5jdGlvbiB1c2VSZWR1Y2VyKHJlZHVjZXIsIGluaXRpYWxTdGF0ZSwgaW5pdCkge1xuXHQvKiogQHR5cGUge2ltcG9ydCgnLi9pbnRlcm5hbCcpLlJlZHVjZXJIb29rU3RhdGV9ICovXG5cdGNvbnN0IGhvb2tTdGF0ZSA9IGdldEhvb2tTdGF0ZShjdXJyZW50SW5kZXgrKywgMik7XG5cdGhvb2tTdGF0ZS5fcmVkdWNlciA9IHJlZHVjZXI7XG5cdGlmICghaG9va1N0YXRlLl9jb21wb25lbnQpIHtcblx0XHRob29rU3RhdGUuX3ZhbHVlID0gW1xuXHRcdFx0IWluaXQgPyBpbnZva2VPclJldHVybih1bmRlZmluZWQsIGluaXRpYWxTdGF0ZSkgOiBpbml0KGluaXRpYWxTdGF0ZSksXG5cblx0XHRcdGFjdGlvbiA9PiB7XG5cdFx0XHRcdGNvbnN0IGN1cnJlbnRWYWx1ZSA9IChob29rU3RhdGUuX25leHRWYWx1ZSB8fCBob29rU3RhdGUuX3ZhbHVlKVswXTtcblx0XHRcdFx0Y29uc3QgbmV4dFZhbHVlID0gaG9va1N0YXRlLl9yZWR1Y2VyKGN1cnJlbnRWYWx1ZSwgYWN0aW9uKTtcblxuXHRcdFx0XHRpZiAoIU9iamVjdElzKGN1cnJlbnRWYWx1ZSwgbmV4dFZhbHVlKSkge1xuXHRcdFx0XHRcdGhvb2tTdGF0ZS5fbmV4dFZhbHVlID0gW25leHRWYWx1ZSwgaG9va1N0YXRlLl92YWx1ZVsxXV07XG5cdFx0XHRcdFx0aG9va1N0YXRlLl9jb21wb25lbnQuc2V0U3RhdGUoe30pO1xuXHRcdFx0XHR9XG5cdFx0XHR9XG5cdFx0XTtcblxuXHRcdGhvb2tTdGF0ZS5fY29tcG9uZW50ID0gY3VycmVudENvbXBvbmVudDtcblxuXHRcdGlmICghY3VycmVudENvbXBvbmVudC5faGFzU2N1RnJvbUhvb2tzKSB7XG5cdFx0XHRjdXJyZW50Q29tcG9uZW50Ll9oYXNTY3VGcm9tSG9va3MgPSB0cnVlO1xuXHRcdFx0Y29uc3QgcHJldlNjdSA9IGN1cnJlbnRDb21wb25lbnQuc2hvdWxkQ29tcG9uZW50VXBkYXRlO1xuXG5cdFx0XHQvLyBUaGlzIFNDVSBoYXMgdGhlIHB1cnBvc2Ugb2YgYmFpbGluZyBvdXQgYWZ0ZXIgcmVwZWF0ZWQgdXBkYXRlc1xuXHRcdFx0Ly8gdG8gc3RhdGVmdWwgaG9va3MuIFdlIHN0b3JlIHRoZSBuZXh0IHZhbHVlIGluIGBfbmV4dFZhbHVlWzBdYCBhbmRcblx0XHRcdC8vIGtlZXAgZG9pbmcgdGhhdCBmb3IgYWxsIHN0YXRlIHNldHRlcnM7IGlmIHdlIGhhdmUgbmV4dCBzdGF0ZXMgYW5kXG5cdFx0XHQvLyBhbGwgbmV4dCBzdGF0ZXMgd2l0aGluIGEgY29tcG9uZW50IGVuZCB1cCBiZWluZyBlcXVhbCB0byB0aGVpclxuXHRcdFx0Ly8gb3JpZ2luYWwgc3RhdGUgd2UgYXJlIHNhZmUgdG8gYmFpbCBvdXQgZm9yIHRoaXMgc3BlY2lmaWMgY29tcG9uZW50LlxuXHRcdFx0Y3VycmVudENvbXBvbmVudC5zaG91bGRDb21wb25lbnRVcGRhdGUgPSBmdW5jdGlvbiAocCwgcywgYykge1xuXHRcdFx0XHRjb25zdCBob29rcyA9IHRoaXMuX19ob29rcztcblx0XHRcdFx0aWYgKCFob29rcykgcmV0dXJuIHRydWU7XG5cblx0XHRcdFx0Ly8gV2UgY2hlY2sgd2hldGhlciB3ZSBoYXZlIGNvbXBvbmVudHMgd2l0aCBhIG5leHRWYWx1ZSBzZXQgdGhhdFxuXHRcdFx0XHQvLyBoYXZlIHZhbHVlcyB0aGF0IGFyZW4ndCBlcXVhbCB0byBvbmUgYW5vdGhlciB0aGlzIHB1c2hlc1xuXHRcdFx0XHQvLyB1cyB0byB1cGRhdGUgZnVydGhlciBkb3duIHRoZSB0cmVlXG5cdFx0XHRcdGxldCB1cGRhdGVkSG9vayA9IGZhbHNlO1xuXHRcdFx0XHRsZXQgc2hvdWxkVXBkYXRlID0gdGhpcy5wcm9wcyAhPSBwO1xuXHRcdFx0XHRob29rcy5fbGlzdC5zb21lKGhvb2tJdGVtID0+IHtcblx0XHRcdFx0XHRpZiAoaG9va0l0ZW0uX25leHRWYWx1ZSkge1xuXHRcdFx0XHRcdFx0dXBkYXRlZEhvb2sgPSB0cnVlO1xuXHRcdFx0XHRcdFx0aWYgKCFPYmplY3RJcyhob29rSXRlbS5fdmFsdWVbMF0sIGhvb2tJdGVtLl9uZXh0VmFsdWVbMF0pKSB7XG5cdFx0XHRcdFx0XHRcdHNob3VsZFVwZGF0ZSA9IHRydWU7XG5cdFx0XHRcdFx0XHR9XG5cdFx0XHRcdFx0fVxuXHRcdFx0XHR9KTtcblxuXHRcdFx0XHRpZiAocHJldlNjdSkge1xuXHRcdFx0XHRcdGNvbnN0IHJlc3VsdCA9IHByZXZTY3UuY2FsbCh0aGlzLCBwLCBzLCBjKTtcblx0XHRcdFx0XHRyZXR1cm4gdXBkYXRlZEhvb2sgPyByZXN1bHQgfHwgc2hvdWxkVXBkYXRlIDogcmVzdWx0O1xuXHRcdFx0XHR9XG5cblx0XHRcdFx0cmV0dXJuICF1cGRhdGVkSG9vayB8fCBzaG91bGRVcGRhdGU7XG5cdFx0XHR9O1xuXHRcdH1cblx0fVxuXG5cdHJldHVybiBob29rU3RhdGUuX3ZhbHVlO1xufVxuXG4vKipcbiAqIEBwYXJhbSB7aW1wb3J0KCcuL2ludGVybmFsJykuRWZmZWN0fSBjYWxsYmFja1xuICogQHBhcmFtIHt1bmtub3duW119IGFyZ3NcbiAqIEByZXR1cm5zIHt2b2lkfVxuICovXG5leHBvcnQgZnVuY3Rpb24gdXNlRWZmZWN0KGNhbGxiYWNrLCBhcmdzKSB7XG5cdC8qKiBAdHlwZSB7aW1wb3J0KCcuL2ludGVybmFsJykuRWZmZWN0SG9va1N0YXRlfSAqL1xuXHRjb25zdCBzdGF0ZSA9IGdldEhvb2tTdGF0ZShjdXJyZW50SW5kZXgrKywgMyk7XG5cdGlmICghb3B0aW9ucy5fc2tpcEVmZmVjdHMgJiYgYXJnc0NoYW5nZWQoc3RhdGUuX2FyZ3MsIGFyZ3MpKSB7XG5cdFx0c3RhdGUuX3Bhc3NpdmUgPSB0cnVlO1xuXHRcdHN0YXRlLl92YWx1ZSA9IGNhbGxiYWNrO1xuXHRcdHN0YXRlLl9wZW5kaW5nQXJncyA9IGFyZ3M7XG5cblx0XHRjdXJyZW50Q29tcG9uZW50Ll9faG9va3MuX3BlbmRpbmdFZmZlY3RzLnB1c2goc3RhdGUpO1xuXHR9XG59XG5cbi8qKlxuICogQHBhcmFtIHtpbXBvcnQoJy4vaW50ZXJuYWwnKS5FZmZlY3R9IGNhbGxiYWNrXG4gKiBAcGFyYW0ge3Vua25vd25bXX0gYXJnc1xuICogQHJldHVybnMge3ZvaWR9XG4gKi9cbmV4cG9ydCBmdW5jdGlvbiB1c2VMYXlvdXRFZmZlY3QoY2FsbGJhY2ssIGFyZ3MpIHtcblx0LyoqIEB0eXBlIHtpbXBvcnQoJy4vaW50ZXJuYWwnKS5FZmZlY3RIb29rU3RhdGV9ICovXG5cdGNvbnN0IHN0YXRlID0gZ2V0SG9va1N0YXRlKGN1cnJlbnRJbmRleCsrLCA0KTtcblx0aWYgKCFvcHRpb25zLl9za2lwRWZmZWN0cyAmJiBhcmdzQ2hhbmdlZChzdGF0ZS5fYXJncywgYXJncykpIHtcblx0XHRzdGF0ZS5fcGFzc2l2ZSA9IGZhbHNlO1xuXHRcdHN0YXRlLl92YWx1ZSA9IGNhbGxiYWNrO1xuXHRcdHN0YXRlLl9wZW5kaW5nQXJncyA9IGFyZ3M7XG5cblx0XHRjdXJyZW50Q29tcG9uZW50Ll9yZW5kZXJDYWxsYmFja3MucHVzaChzdGF0ZSk7XG5cdH1cbn1cblxuLyoqIEB0eXBlIHsoaW5pdGlhbFZhbHVlOiB1bmtub3duKSA9PiB1bmtub3dufSAqL1xuZXhwb3J0IGZ1bmN0aW9uIHVzZVJlZihpbml0aWFsVmFsdWUpIHtcblx0Y3VycmVudEhvb2sgPSA1O1xuXHRyZXR1cm4gdXNlTWVtbygoKSA9PiAoeyBjdXJyZW50OiBpbml0aWFsVmFsdWUgfSksIFtdKTtcbn1cblxuLyoqXG4gKiBAcGFyYW0ge29iamVjdH0gcmVmXG4gKiBAcGFyYW0geygpID0+IG9iamVjdH0gY3JlYXRlSGFuZGxlXG4gKiBAcGFyYW0ge3Vua25vd25bXX0gYXJnc1xuICogQHJldHVybnMge3ZvaWR9XG4gKi9cbmV4cG9ydCBmdW5jdGlvbiB1c2VJbXBlcmF0aXZlSGFuZGxlKHJlZiwgY3JlYXRlSGFuZGxlLCBhcmdzKSB7XG5cdGN1cnJlbnRIb29rID0gNjtcblx0dXNlTGF5b3V0RWZmZWN0KFxuXHRcdCgpID0+IHtcblx0XHRcdGlmICh0eXBlb2YgcmVmID09ICdmdW5jdGlvbicpIHtcblx0XHRcdFx0Y29uc3QgcmVzdWx0ID0gcmVmKGNyZWF0ZUhhbmRsZSgpKTtcblx0XHRcdFx0cmV0dXJuICgpID0+IHtcblx0XHRcdFx0XHRyZWYobnVsbCk7XG5cdFx0XHRcdFx0aWYgKHR5cGVvZiByZXN1bHQgPT0gJ2Z1bmN0aW9uJykgcmVzdWx0KCk7XG5cdFx0XHRcdH07XG5cdFx0XHR9IGVsc2UgaWYgKHJlZikge1xuXHRcdFx0XHRyZWYuY3VycmVudCA9IGNyZWF0ZUhhbmRsZSgpO1xuXHRcdFx0XHRyZXR1cm4gKCkgPT4gKHJlZi5jdXJyZW50ID0gbnVsbCk7XG5cdFx0XHR9XG5cdFx0fSxcblx0XHRhcmdzID09IG51bGwgPyBhcmdzIDogYXJncy5jb25jYXQocmVmKVxuXHQpO1xufVxuXG4vKipcbiAqIEB0ZW1wbGF0ZSB7dW5rbm93bn0gVFxuICogQHBhcmFtIHsoKSA9PiBUfSBmYWN0b3J5XG4gKiBAcGFyYW0ge3Vua25vd25bXX0gYXJnc1xuICogQHJldHVybnMge1R9XG4gKi9cbmV4cG9ydCBmdW5jdGlvbiB1c2VNZW1vKGZhY3RvcnksIGFyZ3MpIHtcblx0LyoqIEB0eXBlIHtpbXBvcnQoJy4vaW50ZXJuYWwnKS5NZW1vSG9va1N0YXRlPFQ+fSAqL1xuXHRjb25zdCBzdGF0ZSA9IGdldEhvb2tTdGF0ZShjdXJyZW50SW5kZXgrKywgNyk7XG5cdGlmIChhcmdzQ2hhbmdlZChzdGF0ZS5fYXJncywgYXJncykpIHtcblx0XHRzdGF0ZS5fdmFsdWUgPSBmYWN0b3J5KCk7XG5cdFx0c3RhdGUuX2FyZ3MgPSBhcmdzO1xuXHR9XG5cblx0cmV0dXJuIHN0YXRlLl92YWx1ZTtcbn1cblxuLyoqXG4gKiBAcGFyYW0geygpID0+IHZvaWR9IGNhbGxiYWNrXG4gKiBAcGFyYW0ge3Vua25vd25bXX0gYXJnc1xuICogQHJldHVybnMgeygpID0+IHZvaWR9XG4gKi9cbmV4cG9ydCBmdW5jdGlvbiB1c2VDYWxsYmFjayhjYWxsYmFjaywgYXJncykge1xuXHRjdXJyZW50SG9vayA9IDg7XG5cdHJldHVybiB1c2VNZW1vKCgpID0+IGNhbGxiYWNrLCBhcmdzKTtcbn1cblxuLyoqXG4gKiBAcGFyYW0ge2ltcG9ydCgnLi9pbnRlcm5hbCcpLlByZWFjdENvbnRleHR9IGNvbnRleHRcbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHVzZUNvbnRleHQoY29udGV4dCkge1xuXHRjb25zdCBwcm92aWRlciA9IGN1cnJlbnRDb21wb25lbnQuY29udGV4dFtjb250ZXh0Ll9pZF07XG5cdC8vIFdlIGNvdWxkIHNraXAgdGhpcyBjYWxsIGhlcmUsIGJ1dCB0aGFuIHdlJ2Qgbm90IGNhbGxcblx0Ly8gYG9wdGlvbnMuX2hvb2tgLiBXZSBuZWVkIHRvIGRvIHRoYXQgaW4gb3JkZXIgdG8gbWFrZVxuXHQvLyB0aGUgZGV2dG9vbHMgYXdhcmUgb2YgdGhpcyBob29rLlxuXHQvKiogQHR5cGUge2ltcG9ydCgnLi9pbnRlcm5hbCcpLkNvbnRleHRIb29rU3RhdGV9ICovXG5cdGNvbnN0IHN0YXRlID0gZ2V0SG9va1N0YXRlKGN1cnJlbnRJbmRleCsrLCA5KTtcblx0Ly8gVGhlIGRldnRvb2xzIG5lZWRzIGFjY2VzcyB0byB0aGUgY29udGV4dCBvYmplY3QgdG9cblx0Ly8gYmUgYWJsZSB0byBwdWxsIG9mIHRoZSBkZWZhdWx0IHZhbHVlIHdoZW4gbm8gcHJvdmlkZXJcblx0Ly8gaXMgcHJlc2VudCBpbiB0aGUgdHJlZS5cblx0c3RhdGUuX2NvbnRleHQgPSBjb250ZXh0O1xuXHRpZiAoIXByb3ZpZGVyKSByZXR1cm4gY29udGV4dC5fZGVmYXVsdFZhbHVlO1xuXHQvLyBUaGlzIGlzIHByb2JhYmx5IG5vdCBzYWZlIHRvIGNvbnZlcnQgdG8gXCIhXCJcblx0aWYgKHN0YXRlLl92YWx1ZSA9PSBudWxsKSB7XG5cdFx0c3RhdGUuX3ZhbHVlID0gdHJ1ZTtcblx0XHRwcm92aWRlci5zdWIoY3VycmVudENvbXBvbmVudCk7XG5cdH1cblx0cmV0dXJuIHByb3ZpZGVyLnByb3BzLnZhbHVlO1xufVxuXG4vKipcbiAqIERpc3BsYXkgYSBjdXN0b20gbGFiZWwgZm9yIGEgY3VzdG9tIGhvb2sgZm9yIHRoZSBkZXZ0b29scyBwYW5lbFxuICogQHR5cGUgezxUPih2YWx1ZTogVCwgY2I/OiAodmFsdWU6IFQpID0+IHN0cmluZyB8IG51bWJlcikgPT4gdm9pZH1cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHVzZURlYnVnVmFsdWUodmFsdWUsIGZvcm1hdHRlcikge1xuXHRpZiAob3B0aW9ucy51c2VEZWJ1Z1ZhbHVlKSB7XG5cdFx0b3B0aW9ucy51c2VEZWJ1Z1ZhbHVlKFxuXHRcdFx0Zm9ybWF0dGVyID8gZm9ybWF0dGVyKHZhbHVlKSA6IC8qKiBAdHlwZSB7YW55fSovICh2YWx1ZSlcblx0XHQpO1xuXHR9XG59XG5cbi8qKlxuICogQHBhcmFtIHsoZXJyb3I6IHVua25vd24sIGVycm9ySW5mbzogaW1wb3J0KCdwcmVhY3QnKS5FcnJvckluZm8pID0+IHZvaWR9IGNiXG4gKiBAcmV0dXJucyB7W3Vua25vd24sICgpID0+IHZvaWRdfVxuICovXG5leHBvcnQgZnVuY3Rpb24gdXNlRXJyb3JCb3VuZGFyeShjYikge1xuXHQvKiogQHR5cGUge2ltcG9ydCgnLi9pbnRlcm5hbCcpLkVycm9yQm91bmRhcnlIb29rU3RhdGV9ICovXG5cdGNvbnN0IHN0YXRlID0gZ2V0SG9va1N0YXRlKGN1cnJlbnRJbmRleCsrLCAxMCk7XG5cdGNvbnN0IGVyclN0YXRlID0gdXNlU3RhdGUoKTtcblx0c3RhdGUuX3ZhbHVlID0gY2I7XG5cdGlmICghY3VycmVudENvbXBvbmVudC5jb21wb25lbnREaWRDYXRjaCkge1xuXHRcdGN1cnJlbnRDb21wb25lbnQuY29tcG9uZW50RGlkQ2F0Y2ggPSAoZXJyLCBlcnJvckluZm8pID0+IHtcblx0XHRcdGlmIChzdGF0ZS5fdmFsdWUpIHN0YXRlLl92YWx1ZShlcnIsIGVycm9ySW5mbyk7XG5cdFx0XHRlcnJTdGF0ZVsxXShlcnIpO1xuXHRcdH07XG5cdH1cblx0cmV0dXJuIFtlcnJTdGF0ZVswXSwgKCkgPT4gZXJyU3RhdGVbMV0oKV07XG59XG5cbi8qKiBAdHlwZSB7KCkgPT4gc3RyaW5nfSAqL1xuZXhwb3J0IGZ1bmN0aW9uIHVzZUlkKCkge1xuXHQvKiogQHR5cGUge2ltcG9ydCgnLi9pbnRlcm5hbCcpLklkSG9va1N0YXRlfSAqL1xuXHRjb25zdCBzdGF0ZSA9IGdldEhvb2tTdGF0ZShjdXJyZW50SW5kZXgrKywgMTEpO1xuXHRpZiAoIXN0YXRlLl92YWx1ZSkge1xuXHRcdC8vIEdyYWIgZWl0aGVyIHRoZSByb290IG5vZGUgb3IgdGhlIG5lYXJlc3QgYXN5bmMgYm91bmRhcnkgbm9kZS5cblx0XHQvKiogQHR5cGUge2ltcG9ydCgnLi9pbnRlcm5hbCcpLlZOb2RlfSAqL1xuXHRcdGxldCByb290ID0gY3VycmVudENvbXBvbmVudC5fdm5vZGU7XG5cdFx0d2hpbGUgKCFyb290Ll9tYXNrICYmIHJvb3QuX3BhcmVudCkge1xuXHRcdFx0cm9vdCA9IHJvb3QuX3BhcmVudDtcblx0XHR9XG5cblx0XHRsZXQgbWFzayA9IHJvb3QuX21hc2sgfHwgKHJvb3QuX21hc2sgPSBbMCwgMF0pO1xuXHRcdHN0YXRlLl92YWx1ZSA9ICdQJyArIG1hc2tbMF0gKyAnLScgKyBtYXNrWzFdKys7XG5cdH1cblxuXHRyZXR1cm4gc3RhdGUuX3ZhbHVlO1xufVxuXG4vKipcbiAqIEFmdGVyIHBhaW50IGVmZmVjdHMgY29uc3VtZXIuXG4gKi9cbmZ1bmN0aW9uIGZsdXNoQWZ0ZXJQYWludEVmZmVjdHMoKSB7XG5cdGxldCBjb21wb25lbnQ7XG5cdC8vIFRoZSBsb29wIHBpY2tzIHVwIGNvbXBvbmVudHMgdW5tb3VudGVkIGJ5IGFuIGVmZmVjdCB3ZSBqdXN0IGludm9rZWQsIHdoaWNoXG5cdC8vIGRvbid0IG5lY2Vzc2FyaWx5IHNjaGVkdWxlIGEgZmx1c2ggb2YgdGhlaXIgb3duLlxuXHRkbyB7XG5cdFx0Ly8gVW5tb3VudGVkIGNvbXBvbmVudHMnIHBhc3NpdmUgY2xlYW51cHMgcnVuIGJlZm9yZSBhbnkgbmV3IHBhc3NpdmVcblx0XHQvLyBlZmZlY3QsIG1pcnJvcmluZyBSZWFjdCBydW5uaW5nIGFsbCBkZXN0cm95cyBiZWZvcmUgYW55IGNyZWF0ZS5cblx0XHR3aGlsZSAoKGNvbXBvbmVudCA9IHVubW91bnRDbGVhbnVwcy5zaGlmdCgpKSkge1xuXHRcdFx0dHJ5IHtcblx0XHRcdFx0aW52b2tlQ2xlYW51cChjb21wb25lbnQpO1xuXHRcdFx0fSBjYXRjaCAoZSkge1xuXHRcdFx0XHRjb21wb25lbnQgPSAvKiogQHR5cGUge2FueX0gKi8gKGNvbXBvbmVudC5fcGFzc2l2ZSk7XG5cdFx0XHRcdG9wdGlvbnMuX2NhdGNoRXJyb3IoZSwgeyBfcGFyZW50OiBjb21wb25lbnQgJiYgY29tcG9uZW50Ll92bm9kZSB9KTtcblx0XHRcdH1cblx0XHR9XG5cblx0XHR3aGlsZSAoKGNvbXBvbmVudCA9IGFmdGVyUGFpbnRFZmZlY3RzLnNoaWZ0KCkpKSB7XG5cdFx0XHRjb25zdCBob29rcyA9IGNvbXBvbmVudC5fX2hvb2tzO1xuXHRcdFx0aWYgKCFjb21wb25lbnQuX3BhcmVudERvbSB8fCAhaG9va3MpIGNvbnRpbnVlO1xuXHRcdFx0dHJ5IHtcblx0XHRcdFx0aG9va3MuX3BlbmRpbmdFZmZlY3RzLnNvbWUoaW52b2tlQ2xlYW51cCk7XG5cdFx0XHRcdGhvb2tzLl9wZW5kaW5nRWZmZWN0cy5zb21lKGludm9rZUVmZmVjdCk7XG5cdFx0XHRcdGhvb2tzLl9wZW5kaW5nRWZmZWN0cyA9IFtdO1xuXHRcdFx0fSBjYXRjaCAoZSkge1xuXHRcdFx0XHRob29rcy5fcGVuZGluZ0VmZmVjdHMgPSBbXTtcblx0XHRcdFx0b3B0aW9ucy5fY2F0Y2hFcnJvcihlLCBjb21wb25lbnQuX3Zub2RlKTtcblx0XHRcdH1cblx0XHR9XG5cdH0gd2hpbGUgKHVubW91bnRDbGVhbnVwcy5sZW5ndGgpO1xufVxuXG5sZXQgSEFTX1JBRiA9IHR5cGVvZiByZXF1ZXN0QW5pbWF0aW9uRnJhbWUgPT0gJ2Z1bmN0aW9uJztcblxuLyoqXG4gKiBTY2hlZHVsZSBhIGNhbGxiYWNrIHRvIGJlIGludm9rZWQgYWZ0ZXIgdGhlIGJyb3dzZXIgaGFzIGEgY2hhbmNlIHRvIHBhaW50IGEgbmV3IGZyYW1lLlxuICogRG8gdGhpcyBieSBjb21iaW5pbmcgcmVxdWVzdEFuaW1hdGlvbkZyYW1lIChyQUYpICsgc2V0VGltZW91dCB0byBpbnZva2UgYSBjYWxsYmFjayBhZnRlclxuICogdGhlIG5leHQgYnJvd3NlciBmcmFtZS5cbiAqXG4gKiBBbHNvLCBzY2hlZHVsZSBhIHRpbWVvdXQgaW4gcGFyYWxsZWwgdG8gdGhlIHRoZSByQUYgdG8gZW5zdXJlIHRoZSBjYWxsYmFjayBpcyBpbnZva2VkXG4gKiBldmVuIGlmIFJBRiBkb2Vzbid0IGZpcmUgKGZvciBleGFtcGxlIGlmIHRoZSBicm93c2VyIHRhYiBpcyBub3QgdmlzaWJsZSlcbiAqXG4gKiBAcGFyYW0geygpID0+IHZvaWR9IGNhbGxiYWNrXG4gKi9cbmZ1bmN0aW9uIGFmdGVyTmV4dEZyYW1lKGNhbGxiYWNrKSB7XG5cdGNvbnN0IGRvbmUgPSAoKSA9PiB7XG5cdFx0Y2xlYXJUaW1lb3V0KHRpbWVvdXQpO1xuXHRcdGlmIChIQVNfUkFGKSBjYW5jZWxBbmltYXRpb25GcmFtZShyYWYpO1xuXHRcdHNldFRpbWVvdXQoY2FsbGJhY2spO1xuXHR9O1xuXHRjb25zdCB0aW1lb3V0ID0gc2V0VGltZW91dChkb25lLCBSQUZfVElNRU9VVCk7XG5cblx0bGV0IHJhZjtcblx0aWYgKEhBU19SQUYpIHtcblx0XHRyYWYgPSByZXF1ZXN0QW5pbWF0aW9uRnJhbWUoZG9uZSk7XG5cdH1cbn1cblxuLy8gTm90ZTogaWYgc29tZW9uZSB1c2VkIG9wdGlvbnMuZGVib3VuY2VSZW5kZXJpbmcgPSByZXF1ZXN0QW5pbWF0aW9uRnJhbWUsXG4vLyB0aGVuIGVmZmVjdHMgd2lsbCBBTFdBWVMgcnVuIG9uIHRoZSBORVhUIGZyYW1lIGluc3RlYWQgb2YgdGhlIGN1cnJlbnQgb25lLCBpbmN1cnJpbmcgYSB+MTZtcyBkZWxheS5cbi8vIFBlcmhhcHMgdGhpcyBpcyBub3Qgc3VjaCBhIGJpZyBkZWFsLlxuLyoqXG4gKiBTY2hlZHVsZSBhZnRlclBhaW50RWZmZWN0cyBmbHVzaCBhZnRlciB0aGUgYnJvd3NlciBwYWludHNcbiAqIEBwYXJhbSB7bnVtYmVyfSBuZXdRdWV1ZUxlbmd0aFxuICogQHJldHVybnMge3ZvaWR9XG4gKi9cbmZ1bmN0aW9uIGFmdGVyUGFpbnQobmV3UXVldWVMZW5ndGgpIHtcblx0aWYgKG5ld1F1ZXVlTGVuZ3RoID09IDEgfHwgcHJldlJhZiAhPSBvcHRpb25zLnJlcXVlc3RBbmltYXRpb25GcmFtZSkge1xuXHRcdHByZXZSYWYgPSBvcHRpb25zLnJlcXVlc3RBbmltYXRpb25GcmFtZTtcblx0XHQocHJldlJhZiB8fCBhZnRlck5leHRGcmFtZSkoZmx1c2hBZnRlclBhaW50RWZmZWN0cyk7XG5cdH1cbn1cblxuLyoqXG4gKiBAcGFyYW0ge2ltcG9ydCgnLi9pbnRlcm5hbCcpLkhvb2tTdGF0ZX0gaG9va1xuICogQHJldHVybnMge3ZvaWR9XG4gKi9cbmZ1bmN0aW9uIGludm9rZUNsZWFudXAoaG9vaykge1xuXHQvLyBBIGhvb2sgY2xlYW51cCBjYW4gaW50cm9kdWNlIGEgY2FsbCB0byByZW5kZXIgd2hpY2ggY3JlYXRlcyBhIG5ldyByb290LCB0aGlzIHdpbGwgY2FsbCBvcHRpb25zLnZub2RlXG5cdC8vIGFuZCBtb3ZlIHRoZSBjdXJyZW50Q29tcG9uZW50IGF3YXkuXG5cdGNvbnN0IGNvbXAgPSBjdXJyZW50Q29tcG9uZW50O1xuXHRsZXQgY2xlYW51cCA9IGhvb2suX2NsZWFudXA7XG5cdGlmICh0eXBlb2YgY2xlYW51cCA9PSAnZnVuY3Rpb24nKSB7XG5cdFx0aG9vay5fY2xlYW51cCA9IHVuZGVmaW5lZDtcblx0XHRjbGVhbnVwKCk7XG5cdH1cblxuXHRjdXJyZW50Q29tcG9uZW50ID0gY29tcDtcbn1cblxuLyoqXG4gKiBJbnZva2UgYSBIb29rJ3MgZWZmZWN0XG4gKiBAcGFyYW0ge2ltcG9ydCgnLi9pbnRlcm5hbCcpLkVmZmVjdEhvb2tTdGF0ZX0gaG9va1xuICogQHJldHVybnMge3ZvaWR9XG4gKi9cbmZ1bmN0aW9uIGludm9rZUVmZmVjdChob29rKSB7XG5cdC8vIEEgaG9vayBjYWxsIGNhbiBpbnRyb2R1Y2UgYSBjYWxsIHRvIHJlbmRlciB3aGljaCBjcmVhdGVzIGEgbmV3IHJvb3QsIHRoaXMgd2lsbCBjYWxsIG9wdGlvbnMudm5vZGVcblx0Ly8gYW5kIG1vdmUgdGhlIGN1cnJlbnRDb21wb25lbnQgYXdheS5cblx0Y29uc3QgY29tcCA9IGN1cnJlbnRDb21wb25lbnQ7XG5cdGhvb2suX2NsZWFudXAgPSBob29rLl92YWx1ZSgpO1xuXHRjdXJyZW50Q29tcG9uZW50ID0gY29tcDtcbn1cblxuLyoqXG4gKiBAcGFyYW0ge3Vua25vd25bXX0gb2xkQXJnc1xuICogQHBhcmFtIHt1bmtub3duW119IG5ld0FyZ3NcbiAqIEByZXR1cm5zIHtib29sZWFufVxuICovXG5mdW5jdGlvbiBhcmdzQ2hhbmdlZChvbGRBcmdzLCBuZXdBcmdzKSB7XG5cdHJldHVybiAoXG5cdFx0IW9sZEFyZ3MgfHxcblx0XHRvbGRBcmdzLmxlbmd0aCAhPSBuZXdBcmdzLmxlbmd0aCB8fFxuXHRcdG5ld0FyZ3Muc29tZSgoYXJnLCBpbmRleCkgPT4gIU9iamVjdElzKGFyZywgb2xkQXJnc1tpbmRleF0pKVxuXHQpO1xufVxuXG4vKipcbiAqIEB0ZW1wbGF0ZSBBcmdcbiAqIEBwYXJhbSB7QXJnfSBhcmdcbiAqIEBwYXJhbSB7KGFyZzogQXJnKSA9PiBhbnl9IGZcbiAqIEByZXR1cm5zIHthbnl9XG4gKi9cbmZ1bmN0aW9uIGludm9rZU9yUmV0dXJuKGFyZywgZikge1xuXHRyZXR1cm4gdHlwZW9mIGYgPT0gJ2Z1bmN0aW9uJyA/IGYoYXJnKSA6IGY7XG59XG4iLCAiLy8gUGxhaW4gcmVxdWVzdHMgdG8gdGhlIHNlcnZlci4gQWxsIGFkZHJlc3NlcyBhcmUgcmVsYXRpdmUsIHNvIHRoYXQgdGhlIHBhZ2Ugd29ya3MgdW5kZXIgYW55IHBhdGguXG5cbmltcG9ydCB0eXBlIHtcbiAgRXJyb3JSZXBseSxcbiAgTG9iYnksXG4gIE5ld1RhYmxlLFxuICBTdGVwU2hvd24sXG4gIFRhYmxlQ3JlYXRlZCxcbiAgVGFibGVTdW1tYXJ5LFxufSBmcm9tIFwiLi9wcm90b2NvbFwiO1xuXG4vKiogQSByZXF1ZXN0IHRoYXQgZmFpbGVkLiBgc3RhdHVzYCBpcyAwIGlmIHRoZSBzZXJ2ZXIgY2Fubm90IGJlIHJlYWNoZWQuICovXG5leHBvcnQgY2xhc3MgUmVxdWVzdEVycm9yIGV4dGVuZHMgRXJyb3Ige1xuICBjb25zdHJ1Y3RvcihcbiAgICByZWFkb25seSBzdGF0dXM6IG51bWJlcixcbiAgICBtZXNzYWdlOiBzdHJpbmcsXG4gICkge1xuICAgIHN1cGVyKG1lc3NhZ2UpO1xuICB9XG59XG5cbmNvbnN0IFBBVElFTkNFX01TID0gMTVfMDAwO1xuXG5hc3luYyBmdW5jdGlvbiByZXF1ZXN0KHBhdGg6IHN0cmluZywgaW5pdDogUmVxdWVzdEluaXQgPSB7fSk6IFByb21pc2U8UmVzcG9uc2U+IHtcbiAgbGV0IHJlc3BvbnNlOiBSZXNwb25zZTtcbiAgdHJ5IHtcbiAgICByZXNwb25zZSA9IGF3YWl0IGZldGNoKHBhdGgsIHsgLi4uaW5pdCwgc2lnbmFsOiBBYm9ydFNpZ25hbC50aW1lb3V0KFBBVElFTkNFX01TKSB9KTtcbiAgfSBjYXRjaCB7XG4gICAgdGhyb3cgbmV3IFJlcXVlc3RFcnJvcigwLCBcIlwiKTtcbiAgfVxuICBpZiAoIXJlc3BvbnNlLm9rKSB7XG4gICAgY29uc3QgcmVwbHkgPSAoYXdhaXQgcmVzcG9uc2UuanNvbigpLmNhdGNoKCgpID0+ICh7fSkpKSBhcyBQYXJ0aWFsPEVycm9yUmVwbHk+O1xuICAgIHRocm93IG5ldyBSZXF1ZXN0RXJyb3IocmVzcG9uc2Uuc3RhdHVzLCByZXBseS5lcnJvciA/PyByZXNwb25zZS5zdGF0dXNUZXh0KTtcbiAgfVxuICByZXR1cm4gcmVzcG9uc2U7XG59XG5cbmFzeW5jIGZ1bmN0aW9uIGpzb248VD4ocGF0aDogc3RyaW5nLCBpbml0PzogUmVxdWVzdEluaXQpOiBQcm9taXNlPFQ+IHtcbiAgcmV0dXJuIChhd2FpdCAoYXdhaXQgcmVxdWVzdChwYXRoLCBpbml0KSkuanNvbigpKSBhcyBUO1xufVxuXG5leHBvcnQgY29uc3QgbG9iYnkgPSAobGFuZ3VhZ2U6IHN0cmluZykgPT4ganNvbjxMb2JieT4oYGFwaS9sb2JieT9sYW5ndWFnZT0ke2xhbmd1YWdlfWApO1xuXG5leHBvcnQgY29uc3QgY3JlYXRlID0gKHRhYmxlOiBOZXdUYWJsZSwgbGFuZ3VhZ2U6IHN0cmluZykgPT5cbiAganNvbjxUYWJsZUNyZWF0ZWQ+KGBhcGkvdGFibGVzP2xhbmd1YWdlPSR7bGFuZ3VhZ2V9YCwge1xuICAgIG1ldGhvZDogXCJQT1NUXCIsXG4gICAgYm9keTogSlNPTi5zdHJpbmdpZnkodGFibGUpLFxuICB9KTtcblxuZXhwb3J0IGNvbnN0IHN1bW1hcnkgPSAodGFibGU6IHN0cmluZywgbGFuZ3VhZ2U6IHN0cmluZykgPT5cbiAganNvbjxUYWJsZVN1bW1hcnk+KGBhcGkvdGFibGVzLyR7dGFibGV9P2xhbmd1YWdlPSR7bGFuZ3VhZ2V9YCk7XG5cbi8qKiBBIHN0ZXAgb2YgYSBnYW1lIHRoYXQgaXMgb3ZlciwgYXMgYSBzZWF0IG9yIGFuIG9ubG9va2VyIHNhdyBpdC4gKi9cbmV4cG9ydCBjb25zdCBzdGVwID0gKHRhYmxlOiBzdHJpbmcsIG51bWJlcjogbnVtYmVyLCBzZWF0OiBudW1iZXIgfCB1bmRlZmluZWQsIGxhbmd1YWdlOiBzdHJpbmcpID0+XG4gIGpzb248U3RlcFNob3duPihcbiAgICBgYXBpL3RhYmxlcy8ke3RhYmxlfS9zdGVwcy8ke251bWJlcn0/bGFuZ3VhZ2U9JHtsYW5ndWFnZX0ke3NlYXQgPyBgJnNlYXQ9JHtzZWF0fWAgOiBcIlwifWAsXG4gICk7XG5cbi8qKiBUaGUgcnVsZXMgb2YgYSBnYW1lIGFzIEhUTUwgd2l0aG91dCBzY3JpcHRzLiAqL1xuZXhwb3J0IGNvbnN0IHJ1bGVzID0gYXN5bmMgKGdhbWU6IHN0cmluZywgbGFuZ3VhZ2U6IHN0cmluZykgPT5cbiAgKGF3YWl0IHJlcXVlc3QoYGFwaS9ydWxlcy8ke2VuY29kZVVSSUNvbXBvbmVudChnYW1lKX0/bGFuZ3VhZ2U9JHtsYW5ndWFnZX1gKSkudGV4dCgpO1xuXG5leHBvcnQgY29uc3QgcmVjb3JkQWRkcmVzcyA9ICh0YWJsZTogc3RyaW5nKSA9PiBgYXBpL3RhYmxlcy8ke3RhYmxlfS9yZWNvcmRgO1xuXG5leHBvcnQgY29uc3Qgc29ja2V0QWRkcmVzcyA9ICh0YWJsZTogc3RyaW5nKSA9PiB7XG4gIGNvbnN0IGFkZHJlc3MgPSBuZXcgVVJMKGBhcGkvdGFibGVzLyR7dGFibGV9L3NvY2tldGAsIGRvY3VtZW50LmJhc2VVUkkpO1xuICBhZGRyZXNzLnByb3RvY29sID0gYWRkcmVzcy5wcm90b2NvbC5yZXBsYWNlKFwiaHR0cFwiLCBcIndzXCIpO1xuICBhZGRyZXNzLmhhc2ggPSBcIlwiO1xuICByZXR1cm4gYWRkcmVzcy5ocmVmO1xufTtcblxuLyoqIFdoZXRoZXIgdGhlIHNlcnZlciBhbnN3ZXJzIGF0IGFsbC4gKi9cbmV4cG9ydCBhc3luYyBmdW5jdGlvbiBpc1JlYWNoYWJsZSgpOiBQcm9taXNlPGJvb2xlYW4+IHtcbiAgdHJ5IHtcbiAgICBjb25zdCBhbnN3ZXIgPSBhd2FpdCBmZXRjaChcImhlYWx0aFwiLCB7IHNpZ25hbDogQWJvcnRTaWduYWwudGltZW91dCg0MDAwKSwgY2FjaGU6IFwibm8tc3RvcmVcIiB9KTtcbiAgICByZXR1cm4gYW5zd2VyLm9rO1xuICB9IGNhdGNoIHtcbiAgICByZXR1cm4gZmFsc2U7XG4gIH1cbn1cbiIsICIvLyBXaGF0IHRoaXMgYnJvd3NlciBrZWVwczogY2hvaWNlcywgYW5kIHRoZSBzZWNyZXRzIG9mIHNlYXRzIGFuZCBob3N0cy5cblxuLyoqIFdoYXQgaXMga25vd24gYWJvdXQgYSB0YWJsZS4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgS2VwdFRhYmxlIHtcbiAgLyoqIFdoZW4gdGhpcyBicm93c2VyIHdhcyB0aGVyZSBsYXN0LCBpbiBtaWxsaXNlY29uZHMuICovXG4gIHNlZW46IG51bWJlcjtcbiAgdGl0bGU/OiBzdHJpbmc7XG4gIC8qKiBUaGUgc2VjcmV0IG9mIHRoZSBvd24gc2VhdC4gKi9cbiAgc2VjcmV0Pzogc3RyaW5nO1xuICAvKiogVGhlIHNlY3JldCBvZiB0aGUgaG9zdC4gKi9cbiAgaG9zdD86IHN0cmluZztcbn1cblxuY29uc3QgVEFCTEVTX01BWCA9IDYwO1xuLy8gU2V2ZXJhbCBzZXJ2ZXJzIG1heSBzaGFyZSBhbiBvcmlnaW4gdW5kZXIgZGlmZmVyZW50IHBhdGhzLlxuY29uc3QgUFJFRklYID0gYHJudyR7bG9jYXRpb24ucGF0aG5hbWUucmVwbGFjZSgvW14vXSokLywgXCJcIil9YDtcblxuLyoqIFdpdGhvdXQgc3RvcmFnZSBldmVyeXRoaW5nIHdvcmtzIHVudGlsIHRoZSBwYWdlIGlzIGNsb3NlZC4gKi9cbmNvbnN0IG1lbW9yeSA9IG5ldyBNYXA8c3RyaW5nLCBzdHJpbmc+KCk7XG5cbmZ1bmN0aW9uIHJlYWQobmFtZTogc3RyaW5nKTogc3RyaW5nIHwgbnVsbCB7XG4gIHRyeSB7XG4gICAgcmV0dXJuIGxvY2FsU3RvcmFnZS5nZXRJdGVtKFBSRUZJWCArIG5hbWUpID8/IG1lbW9yeS5nZXQobmFtZSkgPz8gbnVsbDtcbiAgfSBjYXRjaCB7XG4gICAgcmV0dXJuIG1lbW9yeS5nZXQobmFtZSkgPz8gbnVsbDtcbiAgfVxufVxuXG5mdW5jdGlvbiB3cml0ZShuYW1lOiBzdHJpbmcsIHZhbHVlOiBzdHJpbmcpIHtcbiAgbWVtb3J5LnNldChuYW1lLCB2YWx1ZSk7XG4gIHRyeSB7XG4gICAgbG9jYWxTdG9yYWdlLnNldEl0ZW0oUFJFRklYICsgbmFtZSwgdmFsdWUpO1xuICB9IGNhdGNoIHtcbiAgICAvLyBGdWxsIG9yIGZvcmJpZGRlbi4gVGhlIHZhbHVlIHN0YXlzIGluIG1lbW9yeS5cbiAgfVxufVxuXG5mdW5jdGlvbiBwYXJzZWQ8VD4odGV4dDogc3RyaW5nIHwgbnVsbCwgb3RoZXJ3aXNlOiBUKTogVCB7XG4gIHRyeSB7XG4gICAgcmV0dXJuIHRleHQgPT09IG51bGwgPyBvdGhlcndpc2UgOiAoSlNPTi5wYXJzZSh0ZXh0KSBhcyBUKTtcbiAgfSBjYXRjaCB7XG4gICAgcmV0dXJuIG90aGVyd2lzZTtcbiAgfVxufVxuXG5leHBvcnQgY29uc3QgZ2V0ID0gPFQ+KG5hbWU6IHN0cmluZywgb3RoZXJ3aXNlOiBUKTogVCA9PiBwYXJzZWQocmVhZChuYW1lKSwgb3RoZXJ3aXNlKTtcblxuZXhwb3J0IGNvbnN0IHNldCA9IChuYW1lOiBzdHJpbmcsIHZhbHVlOiB1bmtub3duKSA9PiB3cml0ZShuYW1lLCBKU09OLnN0cmluZ2lmeSh2YWx1ZSkpO1xuXG4vKiogQWxsIHRhYmxlcyBvZiB0aGlzIGJyb3dzZXIgYnkgbmFtZSwgdGhlIGxhdGVzdCBmaXJzdC4gKi9cbmV4cG9ydCBmdW5jdGlvbiB0YWJsZXMoKTogW3N0cmluZywgS2VwdFRhYmxlXVtdIHtcbiAgY29uc3QgYWxsID0gT2JqZWN0LmVudHJpZXMoZ2V0PFJlY29yZDxzdHJpbmcsIEtlcHRUYWJsZT4+KFwidGFibGVzXCIsIHt9KSk7XG4gIHJldHVybiBhbGwuc29ydCgob25lLCBvdGhlcikgPT4gb3RoZXJbMV0uc2VlbiAtIG9uZVsxXS5zZWVuKTtcbn1cblxuZXhwb3J0IGNvbnN0IHRhYmxlID0gKG5hbWU6IHN0cmluZyk6IEtlcHRUYWJsZSB8IHVuZGVmaW5lZCA9PlxuICBnZXQ8UmVjb3JkPHN0cmluZywgS2VwdFRhYmxlPj4oXCJ0YWJsZXNcIiwge30pW25hbWVdO1xuXG4vKiogQ2hhbmdlcyB3aGF0IGlzIGtub3duIGFib3V0IGEgdGFibGUuIEEgZmllbGQgdGhhdCBpcyBgdW5kZWZpbmVkYCBpcyBmb3Jnb3R0ZW4uICovXG5leHBvcnQgZnVuY3Rpb24ga2VlcFRhYmxlKFxuICBuYW1lOiBzdHJpbmcsXG4gIGNoYW5nZTogeyBbSyBpbiBrZXlvZiBLZXB0VGFibGVdPzogS2VwdFRhYmxlW0tdIHwgdW5kZWZpbmVkIH0sXG4pIHtcbiAgY29uc3Qga2VwdCA9IHsgLi4udGFibGUobmFtZSksIHNlZW46IERhdGUubm93KCksIC4uLmNoYW5nZSB9IGFzIEtlcHRUYWJsZTtcbiAgY29uc3Qgb3RoZXJzID0gdGFibGVzKCkuZmlsdGVyKChbb3RoZXJdKSA9PiBvdGhlciAhPT0gbmFtZSk7XG4gIHNldChcInRhYmxlc1wiLCBPYmplY3QuZnJvbUVudHJpZXMoW1tuYW1lLCBrZXB0XSwgLi4ub3RoZXJzLnNsaWNlKDAsIFRBQkxFU19NQVggLSAxKV0pKTtcbn1cblxuZXhwb3J0IGZ1bmN0aW9uIGZvcmdldFRhYmxlKG5hbWU6IHN0cmluZykge1xuICBzZXQoXCJ0YWJsZXNcIiwgT2JqZWN0LmZyb21FbnRyaWVzKHRhYmxlcygpLmZpbHRlcigoW290aGVyXSkgPT4gb3RoZXIgIT09IG5hbWUpKSk7XG59XG4iLCAiLy8gVGhlIHBhcnQgb2YgdGhlIGFkZHJlc3MgYmVoaW5kIGAjYC4gSXQgaXMgc2VudCB0byBubyBzZXJ2ZXIuXG5cbmV4cG9ydCB0eXBlIFJvdXRlID1cbiAgfCB7IHBhZ2U6IFwic3RhcnRcIiB9XG4gIHwgeyBwYWdlOiBcInRhYmxlXCI7IHRhYmxlOiBzdHJpbmc7IGhvc3Q/OiBzdHJpbmcgfVxuICB8IHsgcGFnZTogXCJyZXBsYXlcIjsgdGFibGU6IHN0cmluZzsgc3RlcDogbnVtYmVyOyBzZWF0PzogbnVtYmVyIH1cbiAgfCB7IHBhZ2U6IFwicnVsZXNcIjsgZ2FtZTogc3RyaW5nIH07XG5cbmNvbnN0IFRBQkxFID0gL14oW2EtejAtOV17MTZ9KSg/OlxcLihbMC05YS1mXXszMn0pKT8kLztcbmNvbnN0IFJFUExBWSA9IC9eKFthLXowLTldezE2fSlcXC8oXFxkezEsNn0pKD86XFwvKFxcZCkpPyQvO1xuY29uc3QgUlVMRVMgPSAvXnJ1bGVzXFwvKFthLXowLTktXSspJC87XG5cbmV4cG9ydCBmdW5jdGlvbiBwYXJzZVJvdXRlKGhhc2g6IHN0cmluZyk6IFJvdXRlIHtcbiAgY29uc3QgdGV4dCA9IGhhc2gucmVwbGFjZSgvXiMvLCBcIlwiKTtcbiAgY29uc3QgdGFibGUgPSBUQUJMRS5leGVjKHRleHQpO1xuICBpZiAodGFibGU/LlsxXSkge1xuICAgIHJldHVybiB7IHBhZ2U6IFwidGFibGVcIiwgdGFibGU6IHRhYmxlWzFdLCAuLi4odGFibGVbMl0gPyB7IGhvc3Q6IHRhYmxlWzJdIH0gOiB7fSkgfTtcbiAgfVxuICBjb25zdCByZXBsYXkgPSBSRVBMQVkuZXhlYyh0ZXh0KTtcbiAgaWYgKHJlcGxheT8uWzFdKSB7XG4gICAgY29uc3Qgc2VhdCA9IHJlcGxheVszXSA/IHsgc2VhdDogTnVtYmVyKHJlcGxheVszXSkgfSA6IHt9O1xuICAgIHJldHVybiB7IHBhZ2U6IFwicmVwbGF5XCIsIHRhYmxlOiByZXBsYXlbMV0sIHN0ZXA6IE51bWJlcihyZXBsYXlbMl0pLCAuLi5zZWF0IH07XG4gIH1cbiAgY29uc3QgcnVsZXMgPSBSVUxFUy5leGVjKHRleHQpO1xuICByZXR1cm4gcnVsZXM/LlsxXSA/IHsgcGFnZTogXCJydWxlc1wiLCBnYW1lOiBydWxlc1sxXSB9IDogeyBwYWdlOiBcInN0YXJ0XCIgfTtcbn1cblxuZXhwb3J0IGNvbnN0IFNUQVJUX0xJTksgPSBcIiNcIjtcbmV4cG9ydCBjb25zdCB0YWJsZUxpbmsgPSAodGFibGU6IHN0cmluZykgPT4gYCMke3RhYmxlfWA7XG5leHBvcnQgY29uc3QgcnVsZXNMaW5rID0gKGdhbWU6IHN0cmluZykgPT4gYCNydWxlcy8ke2dhbWV9YDtcbmV4cG9ydCBjb25zdCByZXBsYXlMaW5rID0gKHRhYmxlOiBzdHJpbmcsIHN0ZXA6IG51bWJlciwgc2VhdD86IG51bWJlcikgPT5cbiAgYCMke3RhYmxlfS8ke3N0ZXB9JHtzZWF0ID8gYC8ke3NlYXR9YCA6IFwiXCJ9YDtcblxuLyoqIFRoZSB3aG9sZSBhZGRyZXNzIG9mIGEgcGFydCwgdG8gZ2l2ZSB0byBvdGhlcnMuICovXG5leHBvcnQgZnVuY3Rpb24gd2hvbGVBZGRyZXNzKGhhc2g6IHN0cmluZyk6IHN0cmluZyB7XG4gIGNvbnN0IGFkZHJlc3MgPSBuZXcgVVJMKGxvY2F0aW9uLmhyZWYpO1xuICBhZGRyZXNzLmhhc2ggPSBoYXNoO1xuICByZXR1cm4gYWRkcmVzcy5ocmVmO1xufVxuXG4vKiogVGhlIG5hbWUgb2YgYSB0YWJsZSBpbiBhIHRleHQgdGhhdCBzb21lYm9keSBwYXN0ZWQ6IGEgbGluayBvciB0aGUgYmFyZSBuYW1lLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHRhYmxlSW4odGV4dDogc3RyaW5nKTogc3RyaW5nIHwgdW5kZWZpbmVkIHtcbiAgY29uc3QgZm91bmQgPSAvKD86XnwjKShbYS16MC05XXsxNn0oPzpcXC5bMC05YS1mXXszMn0pPykkLy5leGVjKHRleHQudHJpbSgpKTtcbiAgcmV0dXJuIGZvdW5kPy5bMV07XG59XG4iLCAiY29uc3QgdD1bLjIsMy84LDUvOSwyLzNdLG89KG8sZSk9PnI9Pntjb25zdCBuPTQqbytyLTQscz1cIiotMDQtMzk/MiQlJSQlJSckJScnJScnJyUnKSglJykpJSgrKycoKysnKCsuJystLicsLzMnLDMzKS0vNSktNDMpLjM2KTA1OCoxODwrMzc8KzQ6PCw0OkUsNTxBLTc+Qy84QEYvOkVILzxFSzA9Rk0xP0lQMkBLUzNCTlY0RFBZNUZTXFxcXDZIVl82SVhiN0tbZThOXmk5UGFtO1JkcDxUZ3RcIi5jaGFyQ29kZUF0KG4pLTM1LGY9bj44P3M6MSxjPWUvZnwwLGk9ZSVmLGw9Zi1pLGE9bj44P2MqdFtyXSsobz41KSYtMjpzLF89Yy1hO3JldHVybnt0OmwqXytpKl8raSxvOltbbCxfXSxbaSxfKzFdXSxpOmF9fSxlPXttaW46MCxMOjAsTToxLFE6MixIOjMsbWF4OjN9LHI9dD0+bmV3IFVpbnQ4QXJyYXkodCksbj10PT57Y29uc3Qgbz1uZXcgRXJyb3IoYGxlYW4tcXIgZXJyb3IgJHt0fWApO3Rocm93IG8uY29kZT10LG99LHM9dD0+XCIwMTIzNDU2Nzg5QUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVogJCUqKy0uLzpcIi5pbmRleE9mKHQpLGY9dD0+dC5jaGFyQ29kZUF0KDApLGM9KC4uLnQpPT4obyxlKT0+dC5mb3JFYWNoKHQ9PnQobyxlKSksaT10PT5vPT57by5lY2khPT10JiYoby5wdXNoKDcsNCksdDwxMjg/by5wdXNoKHQsOCk6dDwxNjM4ND9vLnB1c2goMzI3Njh8dCwxNik6by5wdXNoKDEyNTgyOTEyfHQsMjQpLG8uZWNpPXQpfSxsPXQ9PihvLGUpPT57by5wdXNoKDQsNCksby5wdXNoKHQubGVuZ3RoLDgrOCooZT45KSksdC5mb3JFYWNoKHQ9Pm8ucHVzaCh0LDgpKX0sYT0odCxvLGUscixuPSh0LG8pPT5lKHQubGVuZ3RoLG8pLHM9KHI/bz0+YyhpKHIpLHQobykpOnQpKT0+KHMudGVzdD1vLHMubD1lLHMuZXN0PW4scy5lY2k9ciYmW3JdLHMpLF89YSh0PT4obyxlKT0+e28ucHVzaCgxLDQpLG8ucHVzaCh0Lmxlbmd0aCwxMCsyKihlPjI2KSsyKihlPjkpKTtsZXQgcj0wO2Zvcig7cjx0Lmxlbmd0aC0yO3IrPTMpby5wdXNoKCt0LnNsaWNlKHIsciszKSwxMCk7cjx0Lmxlbmd0aC0xP28ucHVzaCgrdC5zbGljZShyKSw3KTpyPHQubGVuZ3RoJiZvLnB1c2goK3Rbcl0sNCl9LHQ9Pi9bMC05XS8udGVzdCh0KSwodCxvKT0+MTQrMioobz4yNikrMioobz45KSsxMCp0LzMpLHU9YSh0PT4obyxlKT0+e28ucHVzaCgyLDQpLG8ucHVzaCh0Lmxlbmd0aCw5KzIqKGU+MjYpKzIqKGU+OSkpO2xldCByPTA7Zm9yKDtyPHQubGVuZ3RoLTE7cis9MilvLnB1c2goNDUqcyh0W3JdKStzKHRbcisxXSksMTEpO3I8dC5sZW5ndGgmJm8ucHVzaChzKHRbcl0pLDYpfSx0PT5zKHQpPj0wLCh0LG8pPT4xMysyKihvPjI2KSsyKihvPjkpKzUuNSp0KSxkPWEodD0+bChbLi4udF0ubWFwKGYpKSx0PT5mKHQpPDEyOCwodCxvKT0+MTIrOCoobz45KSs4KnQpO2QuXz0hMCxkLnU9ITA7Y29uc3QgcD1hKGQsdD0+Zih0KTwyNTYsZC5sLDMpO3AuXz0hMDtjb25zdCBtPW5ldyBUZXh0RW5jb2RlcixoPWEodD0+bChtLmVuY29kZSh0KSksKCk9PjEsMCwyNiwodCxvKT0+MTIrOCoobz45KSs4Km0uZW5jb2RlKHQpLmxlbmd0aCk7aC5fPSEwO2xldCB3PSgpPT57Y29uc3QgdD1uZXcgTWFwLG89bmV3IFRleHREZWNvZGVyKFwic2ppc1wiKSxlPXIoMik7Zm9yKGxldCByPTA7cjw3OTczOysrcillWzBdPXIvMTkyKzEyOSs2NCoocj41OTUxKSxlWzFdPXIlMTkyKzY0LHQuc2V0KG8uZGVjb2RlKGUpLHIpO3JldHVybiB0LmRlbGV0ZShcIlxcdWZmZmRcIiksdz0oKT0+dCx0fTtjb25zdCB5PWEodD0+KG8sZSk9PntvLnB1c2goOCw0KSxvLnB1c2godC5sZW5ndGgsOCsyKihlPjI2KSsyKihlPjkpKTtmb3IoY29uc3QgZSBvZiB0KW8ucHVzaCh3KCkuZ2V0KGUpLDEzKX0sdD0+dygpLmhhcyh0KSwodCxvKT0+MTIrMioobz4yNikrMioobz45KSsxMyp0KTt5Ll89ITA7Y29uc3QgZz1bXyx1LGQscCx5LGhdLGI9e2F1dG86KHQse21vZGVzOm89Z309e30pPT4oZSxyKT0+e2NvbnN0IHM9by5tYXAoKG8sZSk9Pntjb25zdCBuPW5ldyBNYXAscz0odCxvKT0+KG4uaGFzKHQpfHxuLnNldCh0LG8odCxyKSksbi5nZXQodCkpO3JldHVybnttOm8saDoxPDxlLEM6by5lc3QoXCJcIixyKSxTOm8ubD8odCxlKT0+cyhlLXQsby5sKTooZSxyKT0+cyh0LnNsaWNlKGUsciksby5lc3QpfX0pO2xldCBmPVt7djowfV0sYz0wLGk9MCxsPS0xO2Zvcihjb25zdCBvIG9mWy4uLnQsXCJcIl0pe2xldCB0PTA7aWYobylmb3IoY29uc3QgZSBvZiBzKWUubS50ZXN0KG8pJiYodHw9ZS5oKTtpZighb3x8dCE9PWwpe2lmKC0xIT09bCl7Y29uc3QgdD1uZXcgU2V0KGYubWFwKHQ9PnQuRCkpLG89W107Zm9yKGNvbnN0e206ZSxDOnIsUzpuLGg6YX1vZiBzKWlmKGwmYSl7Y29uc3Qgcz1uKGMsaSk7Zm9yKGNvbnN0IGwgb2YgZS5lY2k/P3QpaWYoIWUudXx8IWwpe2xldCB0O2Zvcihjb25zdCBvIG9mIGYpaWYoby5EPT09bHx8ZS5lY2kpe2NvbnN0IGY9by5tPT09ZSYmby5EPT09bCxhPWY/by5WOm8sXz1lLl8mJmY/by52K3MtcjphLnYrMTIqKGEuRCE9PWwpKyhmP24oZj9vLiQ6YyxpKTpzKTsoIXR8fF88dC52KSYmKHQ9eyQ6Zj9vLiQ6YyxWOmEsbTplLEQ6bCxBOmksdjpffSl9dCYmby5wdXNoKHQpfX1mPW99bD10LGM9aX1pKz1vLmxlbmd0aH1mLmxlbmd0aHx8big1KTtjb25zdCBhPVtdO2ZvcihsZXQgbz1mLnJlZHVjZSgodCxvKT0+by52PHQudj9vOnQpO28ubTtvPW8uVilhLnB1c2goby5tKHQuc2xpY2Uoby4kLG8uQSkpKTthLnJldmVyc2UoKS5mb3JFYWNoKHQ9PnQoZSxyKSl9LG11bHRpOmMsZWNpOmksYnl0ZXM6bCxudW1lcmljOl8sYWxwaGFOdW1lcmljOnUsYXNjaWk6ZCxpc284ODU5XzE6cCxzaGlmdF9qaXM6eSx1dGY4Omh9LEM9KCk9Pih7RjpyKDI5NTYpLEk6MCxwdXNoKHQsbyl7Zm9yKGxldCBlPW8scj04LSg3JnRoaXMuSSk7ZT4wO2UtPXIscj04KXRoaXMuRlt0aGlzLkk+PjNdfD10PDxyPj5lLHRoaXMuSSs9ZTxyP2U6cn19KSx4PSh0LG89dCp0LGU9cihvKSk9Pih7c2l6ZTp0LEs6ZSxnZXQ6KG8scik9Pm8+PTAmJm88dCYmISEoMSZlW3IqdCtvXSksdG9TdHJpbmcoe29uOm89XCIjI1wiLG9mZjplPVwiICBcIixsZjpyPVwiXFxuXCIscGFkOm49NCxwYWRYOnM9bixwYWRZOmY9bn09e30pe2xldCBjPVwiXCI7Zm9yKGxldCBuPS1mO248dCtmOysrbil7Zm9yKGxldCByPS1zO3I8dCtzOysrciljKz10aGlzLmdldChyLG4pP286ZTtjKz1yfXJldHVybiBjfSx0b0ltYWdlRGF0YShvLHtvbjplPVswLDAsMF0sb2ZmOnI9WzAsMCwwLDBdLHBhZDpuPTQscGFkWDpzPW4scGFkWTpmPW59PXt9KXtjb25zdCBjPXQrMipzLGk9dCsyKmYsbD1vLmNyZWF0ZUltYWdlRGF0YShjLGkpLGE9bmV3IFVpbnQzMkFycmF5KGwuZGF0YS5idWZmZXIpO2wuZGF0YS5zZXQoWy4uLmUsMjU1XSk7Y29uc3QgXz1hWzBdO2wuZGF0YS5zZXQoWy4uLnIsMjU1XSk7Y29uc3QgdT1hWzBdO2ZvcihsZXQgdD0wO3Q8aTsrK3QpZm9yKGxldCBvPTA7bzxjOysrbylhW3QqYytvXT10aGlzLmdldChvLXMsdC1mKT9fOnU7cmV0dXJuIGx9LHRvQ2FudmFzKHQsbyl7Y29uc3QgZT10LmdldENvbnRleHQoXCIyZFwiKSxyPXRoaXMudG9JbWFnZURhdGEoZSxvKTt0LndpZHRoPXIud2lkdGgsdC5oZWlnaHQ9ci5oZWlnaHQsZS5wdXRJbWFnZURhdGEociwwLDApfSx0b0RhdGFVUkwoe3R5cGU6dD1cImltYWdlL3BuZ1wiLHNjYWxlOm89MSwuLi5lfT17fSl7Y29uc3Qgcj1kb2N1bWVudC5jcmVhdGVFbGVtZW50KFwiY2FudmFzXCIpLG49ci5nZXRDb250ZXh0KFwiMmRcIikscz10aGlzLnRvSW1hZ2VEYXRhKG4sZSk7cmV0dXJuIHIud2lkdGg9cy53aWR0aCpvLHIuaGVpZ2h0PXMuaGVpZ2h0Km8sbi5wdXRJbWFnZURhdGEocywwLDApLG4uaW1hZ2VTbW9vdGhpbmdFbmFibGVkPSExLG4uZ2xvYmFsQ29tcG9zaXRlT3BlcmF0aW9uPVwiY29weVwiLG4uZHJhd0ltYWdlKHIsMCwwLHMud2lkdGgscy5oZWlnaHQsMCwwLHIud2lkdGgsci5oZWlnaHQpLHIudG9EYXRhVVJMKHQsMSl9fSksej1bKHQsbyk9PjEmKHRebyksKHQsbyk9PjEmbyx0PT50JTMsKHQsbyk9Pih0K28pJTMsKHQsbyk9PjEmKHQvM15vPj4xKSwodCxvKT0+KHQmbyYxKSt0Km8lMywodCxvKT0+KHQmbykrdCpvJTMmMSwodCxvKT0+KHRebykrdCpvJTMmMV0sRT1yKDUxMSk7Zm9yKGxldCB0PTAsbz0xO3Q8MjU1O289MipvXjI4NSoobz4xMjcpKUVbRVtvKzI1NV09dCsrXT1vO2NvbnN0IE09dD0+RVt0JTI1NV0sUz10PT5FW3QrMjU1XSx2PSh0LG8pPT57Y29uc3QgZT1yKHQubGVuZ3RoK28ubGVuZ3RoLTEpO2ZvcihsZXQgcj0wO3I8dC5sZW5ndGg7KytyKWZvcihsZXQgbj0wO248by5sZW5ndGg7KytuKWVbcituXV49TSh0W3JdK29bbl0pO3JldHVybiBlLm1hcChTKX0sRD0odCxvKT0+e2NvbnN0IGU9cih0Lmxlbmd0aCtvLmxlbmd0aC0xKTtlLnNldCh0LDApO2ZvcihsZXQgcj0wO3I8dC5sZW5ndGg7KytyKWlmKGVbcl0pe2NvbnN0IHQ9UyhlW3JdKTtmb3IobGV0IG49MDtuPG8ubGVuZ3RoOysrbillW3Irbl1ePU0ob1tuXSt0KX1yZXR1cm4gZS5zbGljZSh0Lmxlbmd0aCl9LEw9W1swXSxbMCwwXV07Zm9yKGxldCB0PTE7dDwzMDsrK3QpTC5wdXNoKHYoTFt0XSxbMCx0XSkpO2NvbnN0IFY9KHQsbyk9Pntjb25zdCBlPVtbXSxbXV07bGV0IG49MCxzPTA7Zm9yKGNvbnN0W3IsZl1vZiBvLm8pZm9yKGxldCBjPTA7YzxyOysrYyxuKz1mKXtjb25zdCByPXQuc2xpY2UobixuK2YpO2VbMF0ucHVzaChyKSxlWzFdLnB1c2goRChyLExbby5pXSkpLHMrPWYrby5pfWNvbnN0IGY9cihzKTtzPTA7Zm9yKGNvbnN0IHQgb2YgZSlmb3IobGV0IG89MCxlPS0xO2U8czsrK28pe2U9cztmb3IoY29uc3QgZSBvZiB0KW88ZS5sZW5ndGgmJihmW3MrK109ZVtvXSl9cmV0dXJuIGZ9LCQ9KHQsbyxlKT0+e2xldCByPXQ8PD1lO2ZvcihsZXQgdD0xMzQyMTc3Mjg7dD4+PTE7KXImdCYmKHJePW8qKHQ+PmUpKTtyZXR1cm4gcnx0fSxBPSh7c2l6ZTp0LEs6b30sZSk9Pntjb25zdCByPShlLHIsbixzKT0+e2Zvcig7bi0tID4wO2UrPXQpby5maWxsKHMsZSxlK3IpfSxuPShvLGUsbik9Pntmb3IobGV0IHM9MDtzKys8MztuLT0yKXIoZSp0K28tKG4+PjEpKih0KzEpLG4sbiwyfHMpfSxzPTIqKCh0LTEzKS8oMSsoZS83fDApKS8yKy43NXwwKTtpZihlPjEpZm9yKGxldCBvPXQtNztvPjg7by09cyl7Zm9yKGxldCB0PW87dD44O3QtPXMpbihvLHQsNSk7bzx0LTcmJm4obyw2LDUpfWlmKGU+Nilmb3IobGV0IHI9JChlLDc5NzMsMTIpLG49MTtuPDc7KytuKWZvcihsZXQgZT0xMjtlLS0gPjk7cj4+PTEpb1tuKnQtZV09MnwxJnI7cig3LDIsOSwyKSxyKHQtOCw4LDksMik7Zm9yKGxldCBlPTA7ZTx0OysrZSlvWzYqdCtlXT0zXjEmZTtuKDMsMyw3KSxuKHQtNCwzLDcpO2ZvcihsZXQgZT0wO2U8dDsrK2UpZm9yKGxldCByPWU7cjx0OysrcilvW3IqdCtlXT1vW2UqdCtyXTtvWyh0LTgpKnQrOF09M30sRj0oe3NpemU6dCxLOm99KT0+e2NvbnN0IGU9W107Zm9yKGxldCByPXQtMixuPXQscz0tMTtyPj0wO3ItPTIpe2Zvcig1PT09ciYmKHI9NCk7bis9cywtMSE9PW4mJm4hPT10Oyl7Y29uc3Qgcz1uKnQrcjtvW3MrMV18fGUucHVzaChzKzEpLG9bc118fGUucHVzaChzKX1zKj0tMX1yZXR1cm4gZX0sSD0oe0s6dH0sbyxlKT0+by5mb3JFYWNoKChvLHIpPT50W29dPWVbcj4+M10+Pig3Jn5yKSYxKSxJPSh7c2l6ZTp0LEs6b30sZSxyLG4pPT57Zm9yKGxldCByPTA7cjx0Oysrcilmb3IobGV0IG49MDtuPHQ7KytuKXtjb25zdCBzPXIqdCtuO29bc11ePSEoZShuLHIpfHwyJm9bc10pfWxldCBzPTIxNTIyXiQoKDFebik8PDN8ciwxMzM1LDEwKTtmb3IobGV0IGU9MDtlKys8ODtzPj49MSlvWyhlLShlPDcpKSp0KzhdPTEmcyxvWzkqdC1lXT0xJnM7Zm9yKGxldCBlPTg7LS1lLHM7cz4+PTEpb1s4KnQrZS0oZTw3KV09MSZzLG9bKHQtZSkqdCs4XT0xJnN9LEs9KHtzaXplOnQsSzpvfSxlPTAscj0wKT0+e2ZvcihsZXQgbj0wO248dDsrK24pe2ZvcihsZXQgcz0wO3M8MjsrK3MpZm9yKGxldCBmLGM9MCxpPTAsbD0yO2M8dDsrK2Mpe2NvbnN0IGE9MSZvW3M/bip0K2M6Yyp0K25dO3IrPWEsaT0oaT4+MXwyMDk4MTc2KSYoMzA0NzUxN15hLTEpLDIwNDkmaSYmKGUrPTQwKSxhXmwmJihmPTApLGw9YSxlKz01PT09KytmPzM6Zj41fWlmKG4pZm9yKGxldCByPXQrbixzPTUqb1tuLTFdXm9bbl07cjx0KnQ7cis9dCl7Y29uc3QgdD01Km9bci0xXV5vW3JdO2UrPTMqISgxJihzfHQpfDQmKHNedCkpLHM9dH19cmV0dXJuIGUrMTAqKDEwKk1hdGguYWJzKHIvKHQqdCktMSl8MCl9LE49W10sUD0odD1uKDEpLHttaW5Db3JyZWN0aW9uTGV2ZWw6ZT0wLG1heENvcnJlY3Rpb25MZXZlbDpyPTMsbWluVmVyc2lvbjpzPTEsbWF4VmVyc2lvbjpmPTQwLG1hc2s6Yyx0cmFpbGVyOmk9NjA0MzMsLi4ubH09e30pPT57cjxlJiZuKDMpLGY8cyYmbigyKSxcInN0cmluZ1wiPT10eXBlb2YgdCYmKHQ9Yi5hdXRvKHQsbCkpO2ZvcihsZXQgbj1zLGw9MDtuPD1mOysrbil7bGV0IHM9TltuXTtzfHwoTltuXT1zPXgoNCpuKzE3KSxBKHMsbikscy5wPUYocykpO2NvbnN0IGY9byhuLHMucC5sZW5ndGg+PjMpO2lmKDgqZihlKS50PGwpY29udGludWU7Y29uc3QgYT1DKCk7dChhLG4pLGw9YS5JO2ZvcihsZXQgdD1yO3Q+PWU7LS10KXtjb25zdCBvPWYodCk7aWYoOCpvLnQ8bCljb250aW51ZTtmb3IoYS5JPWwrMTEmLTg7YS5JPDgqby50OylhLnB1c2goaSwxNik7Y29uc3QgZT14KHMuc2l6ZSxzLkspO3JldHVybiBIKGUscy5wLFYoYS5GLG8pKSwoeltjXT9beltjXV06eikubWFwKChvLHIpPT57Y29uc3Qgbj14KGUuc2l6ZSxlLkspO3JldHVybiBJKG4sbyxjPz9yLHQpLG4ucz16W2NdPzA6SyhuKSxufSkucmVkdWNlKCh0LG8pPT5vLnM8dC5zP286dCl9fW4oNCl9O1Aud2l0aD0oLi4udCk9PihvLGUpPT5QKG8se21vZGVzOlsuLi5nLC4uLnRdLC4uLmV9KTtleHBvcnR7ZSBhcyBjb3JyZWN0aW9uLFAgYXMgZ2VuZXJhdGUsYiBhcyBtb2RlfTtcbiIsICIvLyBUaGUgc2VudGVuY2VzIG9mIHRoZSBwYWdlLCBpbiB0aGUgbGFuZ3VhZ2Ugb2YgdGhlIHBlcnNvbi4gVGhlIHNlcnZlciBzZW5kcyB0aGVtIHdpdGggdGhlIGxvYmJ5LlxuXG5pbXBvcnQgeyBjcmVhdGVDb250ZXh0IH0gZnJvbSBcInByZWFjdFwiO1xuaW1wb3J0IHsgdXNlQ29udGV4dCB9IGZyb20gXCJwcmVhY3QvaG9va3NcIjtcbmltcG9ydCB0eXBlIHsgTG9iYnkgfSBmcm9tIFwiLi9wcm90b2NvbFwiO1xuXG5leHBvcnQgaW50ZXJmYWNlIFNoYXJlZCB7XG4gIGxvYmJ5OiBMb2JieTtcbiAgbGFuZ3VhZ2U6IHN0cmluZztcbiAgc2V0TGFuZ3VhZ2UobGFuZ3VhZ2U6IHN0cmluZyk6IHZvaWQ7XG59XG5cbmV4cG9ydCBjb25zdCBTaGFyZWRDb250ZXh0ID0gY3JlYXRlQ29udGV4dDxTaGFyZWQgfCBudWxsPihudWxsKTtcblxuZXhwb3J0IGZ1bmN0aW9uIHVzZVNoYXJlZCgpOiBTaGFyZWQge1xuICBjb25zdCBzaGFyZWQgPSB1c2VDb250ZXh0KFNoYXJlZENvbnRleHQpO1xuICBpZiAoc2hhcmVkID09PSBudWxsKSB7XG4gICAgdGhyb3cgbmV3IEVycm9yKFwicmVuZGVyZWQgb3V0c2lkZSBvZiB0aGUgcGFnZVwiKTtcbiAgfVxuICByZXR1cm4gc2hhcmVkO1xufVxuXG4vKiogQSBzZW50ZW5jZSBieSBpdHMga2V5LiAqL1xuZXhwb3J0IHR5cGUgV29yZHMgPSAoa2V5OiBzdHJpbmcpID0+IHN0cmluZztcblxuZXhwb3J0IGZ1bmN0aW9uIHVzZVdvcmRzKCk6IFdvcmRzIHtcbiAgY29uc3QgeyBsb2JieSB9ID0gdXNlU2hhcmVkKCk7XG4gIHJldHVybiAoa2V5KSA9PiBsb2JieS53b3Jkc1trZXldID8/IGtleTtcbn1cbiIsICJjb25zdCBFTkNPREVEX0VOVElUSUVTID0gL1tcIiY8XS87XG5cbi8qKiBAcGFyYW0ge3N0cmluZ30gc3RyICovXG5leHBvcnQgZnVuY3Rpb24gZW5jb2RlRW50aXRpZXMoc3RyKSB7XG5cdC8vIFNraXAgYWxsIHdvcmsgZm9yIHN0cmluZ3Mgd2l0aCBubyBlbnRpdGllcyBuZWVkaW5nIGVuY29kaW5nOlxuXHRpZiAoIXN0ci5sZW5ndGggfHwgIUVOQ09ERURfRU5USVRJRVMudGVzdChzdHIpKSByZXR1cm4gc3RyO1xuXG5cdGxldCBsYXN0ID0gMCxcblx0XHRpID0gMCxcblx0XHRvdXQgPSAnJyxcblx0XHRjaCA9ICcnO1xuXG5cdC8vIFNlZWsgZm9yd2FyZCBpbiBzdHIgdW50aWwgdGhlIG5leHQgZW50aXR5IGNoYXI6XG5cdGZvciAoOyBpIDwgc3RyLmxlbmd0aDsgaSsrKSB7XG5cdFx0c3dpdGNoIChzdHIuY2hhckNvZGVBdChpKSkge1xuXHRcdFx0Y2FzZSAzNDpcblx0XHRcdFx0Y2ggPSAnJnF1b3Q7Jztcblx0XHRcdFx0YnJlYWs7XG5cdFx0XHRjYXNlIDM4OlxuXHRcdFx0XHRjaCA9ICcmYW1wOyc7XG5cdFx0XHRcdGJyZWFrO1xuXHRcdFx0Y2FzZSA2MDpcblx0XHRcdFx0Y2ggPSAnJmx0Oyc7XG5cdFx0XHRcdGJyZWFrO1xuXHRcdFx0ZGVmYXVsdDpcblx0XHRcdFx0Y29udGludWU7XG5cdFx0fVxuXHRcdC8vIEFwcGVuZCBza2lwcGVkL2J1ZmZlcmVkIGNoYXJhY3RlcnMgYW5kIHRoZSBlbmNvZGVkIGVudGl0eTpcblx0XHRpZiAoaSAhPSBsYXN0KSBvdXQgKz0gc3RyLnNsaWNlKGxhc3QsIGkpO1xuXHRcdG91dCArPSBjaDtcblx0XHQvLyBTdGFydCB0aGUgbmV4dCBzZWVrL2J1ZmZlciBhZnRlciB0aGUgZW50aXR5J3Mgb2Zmc2V0OlxuXHRcdGxhc3QgPSBpICsgMTtcblx0fVxuXHRpZiAoaSAhPSBsYXN0KSBvdXQgKz0gc3RyLnNsaWNlKGxhc3QsIGkpO1xuXHRyZXR1cm4gb3V0O1xufVxuIiwgIi8vIFZub2RlLl9mbGFnc1xuLyoqIE5vcm1hbCBoeWRyYXRpb24gdGhhdCBhdHRhY2hlcyB0byBhIERPTSB0cmVlIGJ1dCBkb2VzIG5vdCBkaWZmIGl0LiAqL1xuZXhwb3J0IGNvbnN0IE1PREVfSFlEUkFURSA9IDEgPDwgNTtcbi8qKiBTaWduaWZpZXMgdGhpcyBWTm9kZSBzdXNwZW5kZWQgb24gdGhlIHByZXZpb3VzIHJlbmRlciAqL1xuZXhwb3J0IGNvbnN0IE1PREVfU1VTUEVOREVEID0gMSA8PCA3O1xuLyoqIEluZGljYXRlcyB0aGF0IHRoaXMgbm9kZSBuZWVkcyB0byBiZSBpbnNlcnRlZCB3aGlsZSBwYXRjaGluZyBjaGlsZHJlbiAqL1xuZXhwb3J0IGNvbnN0IElOU0VSVF9WTk9ERSA9IDEgPDwgMjtcbi8qKiBJbmRpY2F0ZXMgYSBWTm9kZSBoYXMgYmVlbiBtYXRjaGVkIHdpdGggYW5vdGhlciBWTm9kZSBpbiB0aGUgZGlmZiAqL1xuZXhwb3J0IGNvbnN0IE1BVENIRUQgPSAxIDw8IDE7XG4vKiogVGhlIHZub2RlJ3MgcmVmIHdhcyBkZXRhY2hlZCB3aGlsZSBpdHMgc3VidHJlZSB3YXMgcGFya2VkIGJ5IFN1c3BlbnNlICovXG5leHBvcnQgY29uc3QgUkVGX0RFVEFDSEVEID0gMSA8PCAzO1xuXG4vLyBjb21wb25lbnQuX2JpdHNcbi8qKiBDb21wb25lbnQgaXMgcHJvY2Vzc2luZyBhbiBleGNlcHRpb24gKi9cbmV4cG9ydCBjb25zdCBDT01QT05FTlRfUFJPQ0VTU0lOR19FWENFUFRJT04gPSAxIDw8IDA7XG4vKiogQ29tcG9uZW50IGhhcyBhIHBlbmRpbmcgZXJyb3IgKi9cbmV4cG9ydCBjb25zdCBDT01QT05FTlRfUEVORElOR19FUlJPUiA9IDEgPDwgMTtcbi8qKiBDb21wb25lbnQgc2hvdWxkIGZvcmNlIHVwZGF0ZSAoc2tpcCBzaG91bGRDb21wb25lbnRVcGRhdGUpICovXG5leHBvcnQgY29uc3QgQ09NUE9ORU5UX0ZPUkNFID0gMSA8PCAyO1xuLyoqIENvbXBvbmVudCBpcyBxdWV1ZWQgZm9yIHVwZGF0ZSAqL1xuZXhwb3J0IGNvbnN0IENPTVBPTkVOVF9ESVJUWSA9IDEgPDwgMztcblxuLyoqIFJlc2V0IGFsbCBtb2RlIGZsYWdzICovXG5leHBvcnQgY29uc3QgUkVTRVRfTU9ERSA9IH4oTU9ERV9IWURSQVRFIHwgTU9ERV9TVVNQRU5ERUQpO1xuXG5leHBvcnQgY29uc3QgU1ZHX05BTUVTUEFDRSA9ICdodHRwOi8vd3d3LnczLm9yZy8yMDAwL3N2Zyc7XG5leHBvcnQgY29uc3QgWEhUTUxfTkFNRVNQQUNFID0gJ2h0dHA6Ly93d3cudzMub3JnLzE5OTkveGh0bWwnO1xuZXhwb3J0IGNvbnN0IE1BVEhfTkFNRVNQQUNFID0gJ2h0dHA6Ly93d3cudzMub3JnLzE5OTgvTWF0aC9NYXRoTUwnO1xuXG5leHBvcnQgY29uc3QgTlVMTCA9IG51bGw7XG5leHBvcnQgY29uc3QgVU5ERUZJTkVEID0gdW5kZWZpbmVkO1xuZXhwb3J0IGNvbnN0IFZOT0RFX01BUktFUiA9IFN5bWJvbC5mb3IoJ3B2Jyk7XG5leHBvcnQgY29uc3QgRU1QVFlfT0JKID0gLyoqIEB0eXBlIHthbnl9ICovICh7fSk7XG5leHBvcnQgY29uc3QgRU1QVFlfQVJSID0gW107XG5cbmV4cG9ydCBjb25zdCBNQVRITUxfVE9LRU5fRUxFTUVOVFMgPSAvXm0oaXxufG98c3x0ZXh0fHNwYWNlKSQvO1xuXG4vKiogTWF0Y2hlZCBuZXcgdm5vZGUgZWxpZ2libGUgZm9yIHRoZSBsb25nZXN0IGluY3JlYXNpbmcgc3Vic2VxdWVuY2UuICovXG5leHBvcnQgY29uc3QgTElTX0NBTkRJREFURSA9IDEgPDwgNDtcbiIsICJpbXBvcnQgeyBvcHRpb25zLCBGcmFnbWVudCB9IGZyb20gJ3ByZWFjdCc7XG5pbXBvcnQgeyBlbmNvZGVFbnRpdGllcyB9IGZyb20gJy4vdXRpbHMnO1xuaW1wb3J0IHsgVk5PREVfTUFSS0VSIH0gZnJvbSAnLi4vLi4vc3JjL2NvbnN0YW50cyc7XG5cbmxldCB2bm9kZUlkID0gMDtcblxuY29uc3QgaXNBcnJheSA9IEFycmF5LmlzQXJyYXk7XG5cbi8qKlxuICogQGZpbGVvdmVydmlld1xuICogVGhpcyBmaWxlIGV4cG9ydHMgdmFyaW91cyBtZXRob2RzIHRoYXQgaW1wbGVtZW50IEJhYmVsJ3MgXCJhdXRvbWF0aWNcIiBKU1ggcnVudGltZSBBUEk6XG4gKiAtIGpzeCh0eXBlLCBwcm9wcywga2V5KVxuICogLSBqc3hzKHR5cGUsIHByb3BzLCBrZXkpXG4gKiAtIGpzeERFVih0eXBlLCBwcm9wcywga2V5LCBfX3NvdXJjZSwgX19zZWxmKVxuICpcbiAqIFRoZSBpbXBsZW1lbnRhdGlvbiBvZiBjcmVhdGVWTm9kZSBoZXJlIGlzIG9wdGltaXplZCBmb3IgcGVyZm9ybWFuY2UuXG4gKiBCZW5jaG1hcmtzOiBodHRwczovL2VzYmVuY2guY29tL2JlbmNoLzVmNmI1NGEwYjQ2MzIxMDBhN2RjZDJiM1xuICovXG5cbi8qKlxuICogSlNYLkVsZW1lbnQgZmFjdG9yeSB1c2VkIGJ5IEJhYmVsJ3Mge3J1bnRpbWU6XCJhdXRvbWF0aWNcIn0gSlNYIHRyYW5zZm9ybVxuICogQHBhcmFtIHtpbXBvcnQoJy4uLy4uL3NyYy9pbnRlcm5hbCcpLlZOb2RlWyd0eXBlJ119IHR5cGVcbiAqIEBwYXJhbSB7aW1wb3J0KCdwcmVhY3QnKS5WTm9kZVsncHJvcHMnXX0gcHJvcHNcbiAqIEBwYXJhbSB7aW1wb3J0KCdwcmVhY3QnKS5WTm9kZVsna2V5J119IFtrZXldXG4gKiBAcGFyYW0ge3Vua25vd259IFtpc1N0YXRpY0NoaWxkcmVuXVxuICogQHBhcmFtIHt1bmtub3dufSBbX19zb3VyY2VdXG4gKiBAcGFyYW0ge3Vua25vd259IFtfX3NlbGZdXG4gKi9cbmZ1bmN0aW9uIGNyZWF0ZVZOb2RlKHR5cGUsIHByb3BzLCBrZXksIGlzU3RhdGljQ2hpbGRyZW4sIF9fc291cmNlLCBfX3NlbGYpIHtcblx0aWYgKCFwcm9wcykgcHJvcHMgPSB7fTtcblx0Ly8gV2UnbGwgd2FudCB0byBwcmVzZXJ2ZSBgcmVmYCBpbiBwcm9wcyB0byBnZXQgcmlkIG9mIHRoZSBuZWVkIGZvclxuXHQvLyBmb3J3YXJkUmVmIGNvbXBvbmVudHMgaW4gdGhlIGZ1dHVyZSwgYnV0IHRoYXQgc2hvdWxkIGhhcHBlbiB2aWFcblx0Ly8gYSBzZXBhcmF0ZSBQUi5cblx0bGV0IG5vcm1hbGl6ZWRQcm9wcyA9IHByb3BzLFxuXHRcdHJlZixcblx0XHRpO1xuXG5cdGlmICgncmVmJyBpbiBub3JtYWxpemVkUHJvcHMgJiYgdHlwZW9mIHR5cGUgIT0gJ2Z1bmN0aW9uJykge1xuXHRcdG5vcm1hbGl6ZWRQcm9wcyA9IHt9O1xuXHRcdGZvciAoaSBpbiBwcm9wcykge1xuXHRcdFx0aWYgKGkgPT0gJ3JlZicpIHtcblx0XHRcdFx0cmVmID0gcHJvcHNbaV07XG5cdFx0XHR9IGVsc2Uge1xuXHRcdFx0XHRub3JtYWxpemVkUHJvcHNbaV0gPSBwcm9wc1tpXTtcblx0XHRcdH1cblx0XHR9XG5cdH1cblxuXHQvKiogQHR5cGUge2ltcG9ydCgnLi4vLi4vc3JjL2ludGVybmFsJykuVk5vZGUgJiB7IF9fc291cmNlPzogYW55OyBfX3NlbGY/OiBhbnkgfX0gKi9cblx0Y29uc3Qgdm5vZGUgPSB7XG5cdFx0dHlwZSxcblx0XHRwcm9wczogbm9ybWFsaXplZFByb3BzLFxuXHRcdGtleSxcblx0XHRyZWYsXG5cdFx0X2NoaWxkcmVuOiBudWxsLFxuXHRcdF9wYXJlbnQ6IG51bGwsXG5cdFx0X2RlcHRoOiAwLFxuXHRcdF9kb206IG51bGwsXG5cdFx0X2NvbXBvbmVudDogbnVsbCxcblx0XHRjb25zdHJ1Y3RvcjogVk5PREVfTUFSS0VSLFxuXHRcdF9vcmlnaW5hbDogLS12bm9kZUlkLFxuXHRcdF9pbmRleDogLTEsXG5cdFx0X2ZsYWdzOiAwXG5cdH07XG5cblx0aWYgKF9fc291cmNlIHx8IF9fc2VsZikge1xuXHRcdHZub2RlLl9fc291cmNlID0gX19zb3VyY2U7XG5cdFx0dm5vZGUuX19zZWxmID0gX19zZWxmO1xuXHR9XG5cblx0aWYgKG9wdGlvbnMudm5vZGUpIG9wdGlvbnMudm5vZGUodm5vZGUpO1xuXHRyZXR1cm4gdm5vZGU7XG59XG5cbi8qKlxuICogQ3JlYXRlIGEgdGVtcGxhdGUgdm5vZGUuIFRoaXMgZnVuY3Rpb24gaXMgbm90IGV4cGVjdGVkIHRvIGJlXG4gKiB1c2VkIGRpcmVjdGx5LCBidXQgcmF0aGVyIHRocm91Z2ggYSBwcmVjb21waWxlIEpTWCB0cmFuc2Zvcm1cbiAqIEBwYXJhbSB7c3RyaW5nW119IHRlbXBsYXRlc1xuICogQHBhcmFtICB7QXJyYXk8c3RyaW5nIHwgbnVsbCB8IGltcG9ydCgncHJlYWN0JykuVk5vZGU+fSBleHByc1xuICogQHJldHVybnMge2ltcG9ydCgncHJlYWN0JykuVk5vZGV9XG4gKi9cbmZ1bmN0aW9uIGpzeFRlbXBsYXRlKHRlbXBsYXRlcywgLi4uZXhwcnMpIHtcblx0Y29uc3Qgdm5vZGUgPSBjcmVhdGVWTm9kZShGcmFnbWVudCwgeyB0cGw6IHRlbXBsYXRlcywgZXhwcnMgfSk7XG5cdC8vIEJ5cGFzcyByZW5kZXIgdG8gc3RyaW5nIHRvcCBsZXZlbCBGcmFnbWVudCBvcHRpbWl6YXRpb25cblx0Ly8gQHRzLWlnbm9yZVxuXHR2bm9kZS5rZXkgPSB2bm9kZS5fdm5vZGU7XG5cdHJldHVybiB2bm9kZTtcbn1cblxuY29uc3QgSlNfVE9fQ1NTID0ge307XG5jb25zdCBDU1NfUkVHRVggPSAvW0EtWl0vZztcblxuLyoqXG4gKiBVbndyYXAgcG90ZW50aWFsIHNpZ25hbHMuXG4gKiBAcGFyYW0geyp9IHZhbHVlXG4gKiBAcmV0dXJucyB7Kn1cbiAqL1xuZnVuY3Rpb24gbm9ybWFsaXplQXR0clZhbHVlKHZhbHVlKSB7XG5cdHJldHVybiB2YWx1ZSAhPSBudWxsICYmXG5cdFx0dHlwZW9mIHZhbHVlID09ICdvYmplY3QnICYmXG5cdFx0dHlwZW9mIHZhbHVlLnZhbHVlT2YgPT0gJ2Z1bmN0aW9uJ1xuXHRcdD8gdmFsdWUudmFsdWVPZigpXG5cdFx0OiB2YWx1ZTtcbn1cblxuLyoqXG4gKiBTZXJpYWxpemUgYW4gSFRNTCBhdHRyaWJ1dGUgdG8gYSBzdHJpbmcuIFRoaXMgZnVuY3Rpb24gaXMgbm90XG4gKiBleHBlY3RlZCB0byBiZSB1c2VkIGRpcmVjdGx5LCBidXQgcmF0aGVyIHRocm91Z2ggYSBwcmVjb21waWxlXG4gKiBKU1ggdHJhbnNmb3JtXG4gKiBAcGFyYW0ge3N0cmluZ30gbmFtZSBUaGUgYXR0cmlidXRlIG5hbWVcbiAqIEBwYXJhbSB7Kn0gdmFsdWUgVGhlIGF0dHJpYnV0ZSB2YWx1ZVxuICogQHJldHVybnMge3N0cmluZ31cbiAqL1xuZnVuY3Rpb24ganN4QXR0cihuYW1lLCB2YWx1ZSkge1xuXHRpZiAob3B0aW9ucy5hdHRyKSB7XG5cdFx0Y29uc3QgcmVzdWx0ID0gb3B0aW9ucy5hdHRyKG5hbWUsIHZhbHVlKTtcblx0XHRpZiAodHlwZW9mIHJlc3VsdCA9PSAnc3RyaW5nJykgcmV0dXJuIHJlc3VsdDtcblx0fVxuXG5cdHZhbHVlID0gbm9ybWFsaXplQXR0clZhbHVlKHZhbHVlKTtcblxuXHRpZiAobmFtZSA9PSAncmVmJyB8fCBuYW1lID09ICdrZXknKSByZXR1cm4gJyc7XG5cdGlmIChuYW1lID09ICdzdHlsZScgJiYgdHlwZW9mIHZhbHVlID09ICdvYmplY3QnKSB7XG5cdFx0bGV0IHN0ciA9ICcnO1xuXHRcdGZvciAobGV0IHByb3AgaW4gdmFsdWUpIHtcblx0XHRcdGxldCB2YWwgPSB2YWx1ZVtwcm9wXTtcblx0XHRcdGlmICh2YWwgIT0gbnVsbCAmJiB2YWwgIT09ICcnKSB7XG5cdFx0XHRcdGNvbnN0IG5hbWUgPVxuXHRcdFx0XHRcdHByb3BbMF0gPT0gJy0nXG5cdFx0XHRcdFx0XHQ/IHByb3Bcblx0XHRcdFx0XHRcdDogSlNfVE9fQ1NTW3Byb3BdIHx8XG5cdFx0XHRcdFx0XHRcdChKU19UT19DU1NbcHJvcF0gPSBwcm9wLnJlcGxhY2UoQ1NTX1JFR0VYLCAnLSQmJykudG9Mb3dlckNhc2UoKSk7XG5cblx0XHRcdFx0c3RyID0gc3RyICsgbmFtZSArICc6JyArIHZhbCArICc7Jztcblx0XHRcdH1cblx0XHR9XG5cdFx0cmV0dXJuIG5hbWUgKyAnPVwiJyArIGVuY29kZUVudGl0aWVzKHN0cikgKyAnXCInO1xuXHR9XG5cblx0aWYgKFxuXHRcdHZhbHVlID09IG51bGwgfHxcblx0XHR2YWx1ZSA9PT0gZmFsc2UgfHxcblx0XHR0eXBlb2YgdmFsdWUgPT0gJ2Z1bmN0aW9uJyB8fFxuXHRcdHR5cGVvZiB2YWx1ZSA9PSAnb2JqZWN0J1xuXHQpIHtcblx0XHRyZXR1cm4gJyc7XG5cdH0gZWxzZSBpZiAodmFsdWUgPT09IHRydWUpIHJldHVybiBuYW1lO1xuXG5cdHJldHVybiBuYW1lICsgJz1cIicgKyBlbmNvZGVFbnRpdGllcygnJyArIHZhbHVlKSArICdcIic7XG59XG5cbi8qKlxuICogRXNjYXBlIGEgZHluYW1pYyBjaGlsZCBwYXNzZWQgdG8gYGpzeFRlbXBsYXRlYC4gVGhpcyBmdW5jdGlvblxuICogaXMgbm90IGV4cGVjdGVkIHRvIGJlIHVzZWQgZGlyZWN0bHksIGJ1dCByYXRoZXIgdGhyb3VnaCBhXG4gKiBwcmVjb21waWxlIEpTWCB0cmFuc2Zvcm1cbiAqIEBwYXJhbSB7Kn0gdmFsdWVcbiAqIEByZXR1cm5zIHtzdHJpbmcgfCBudWxsIHwgaW1wb3J0KCdwcmVhY3QnKS5WTm9kZSB8IEFycmF5PHN0cmluZyB8IG51bGwgfCBpbXBvcnQoJ3ByZWFjdCcpLlZOb2RlPn1cbiAqL1xuZnVuY3Rpb24ganN4RXNjYXBlKHZhbHVlKSB7XG5cdGlmIChcblx0XHR2YWx1ZSA9PSBudWxsIHx8XG5cdFx0dHlwZW9mIHZhbHVlID09ICdib29sZWFuJyB8fFxuXHRcdHR5cGVvZiB2YWx1ZSA9PSAnZnVuY3Rpb24nXG5cdCkge1xuXHRcdHJldHVybiBudWxsO1xuXHR9XG5cblx0aWYgKHR5cGVvZiB2YWx1ZSA9PSAnb2JqZWN0Jykge1xuXHRcdC8vIENoZWNrIGZvciBWTm9kZVxuXHRcdGlmICh2YWx1ZS5jb25zdHJ1Y3RvciA9PT0gVk5PREVfTUFSS0VSKSByZXR1cm4gdmFsdWU7XG5cblx0XHRpZiAoaXNBcnJheSh2YWx1ZSkpIHtcblx0XHRcdGZvciAobGV0IGkgPSAwOyBpIDwgdmFsdWUubGVuZ3RoOyBpKyspIHtcblx0XHRcdFx0dmFsdWVbaV0gPSBqc3hFc2NhcGUodmFsdWVbaV0pO1xuXHRcdFx0fVxuXHRcdFx0cmV0dXJuIHZhbHVlO1xuXHRcdH1cblx0fVxuXG5cdHJldHVybiBlbmNvZGVFbnRpdGllcygnJyArIHZhbHVlKTtcbn1cblxuZXhwb3J0IHtcblx0Y3JlYXRlVk5vZGUgYXMganN4LFxuXHRjcmVhdGVWTm9kZSBhcyBqc3hzLFxuXHRjcmVhdGVWTm9kZSBhcyBqc3hERVYsXG5cdEZyYWdtZW50LFxuXHQvLyBwcmVjb21waWxlZCBKU1ggdHJhbnNmb3JtXG5cdGpzeFRlbXBsYXRlLFxuXHRqc3hBdHRyLFxuXHRqc3hFc2NhcGVcbn07XG4iLCAiLy8gU21hbGwgcGFydHMgdGhhdCBhbGwgcGFnZXMgdXNlLlxuXG5pbXBvcnQgdHlwZSB7IENvbXBvbmVudENoaWxkcmVuIH0gZnJvbSBcInByZWFjdFwiO1xuaW1wb3J0IHsgdXNlRWZmZWN0LCB1c2VSZWYgfSBmcm9tIFwicHJlYWN0L2hvb2tzXCI7XG5pbXBvcnQgeyBTVEFSVF9MSU5LIH0gZnJvbSBcIi4vcm91dGVcIjtcbmltcG9ydCB7IHVzZVNoYXJlZCwgdXNlV29yZHMgfSBmcm9tIFwiLi93b3Jkc1wiO1xuXG5leHBvcnQgZnVuY3Rpb24gRGlhbG9nKHtcbiAgdGl0bGUsXG4gIG9uQ2xvc2UsXG4gIGNoaWxkcmVuLFxufToge1xuICB0aXRsZTogc3RyaW5nO1xuICBvbkNsb3NlKCk6IHZvaWQ7XG4gIGNoaWxkcmVuOiBDb21wb25lbnRDaGlsZHJlbjtcbn0pIHtcbiAgY29uc3Qgd29yZHMgPSB1c2VXb3JkcygpO1xuICBjb25zdCBkaWFsb2cgPSB1c2VSZWY8SFRNTERpYWxvZ0VsZW1lbnQ+KG51bGwpO1xuICB1c2VFZmZlY3QoKCkgPT4ge1xuICAgIGRpYWxvZy5jdXJyZW50Py5zaG93TW9kYWwoKTtcbiAgfSwgW10pO1xuICByZXR1cm4gKFxuICAgIC8vIGJpb21lLWlnbm9yZSBsaW50L2ExMXkvdXNlS2V5V2l0aENsaWNrRXZlbnRzOiBFc2NhcGUgY2xvc2VzIGEgZGlhbG9nIGFueXdheS5cbiAgICA8ZGlhbG9nXG4gICAgICByZWY9e2RpYWxvZ31cbiAgICAgIGFyaWEtbGFiZWw9e3RpdGxlfVxuICAgICAgb25DbG9zZT17b25DbG9zZX1cbiAgICAgIG9uQ2xpY2s9eyhldmVudCkgPT4gZXZlbnQudGFyZ2V0ID09PSBkaWFsb2cuY3VycmVudCAmJiBkaWFsb2cuY3VycmVudD8uY2xvc2UoKX1cbiAgICA+XG4gICAgICA8ZGl2IGNsYXNzPVwiZGlhbG9nLWNvbnRlbnRcIj5cbiAgICAgICAgPGhlYWRlcj5cbiAgICAgICAgICA8aDI+e3RpdGxlfTwvaDI+XG4gICAgICAgICAgPGJ1dHRvbiB0eXBlPVwiYnV0dG9uXCIgY2xhc3M9XCJxdWlldFwiIG9uQ2xpY2s9eygpID0+IGRpYWxvZy5jdXJyZW50Py5jbG9zZSgpfT5cbiAgICAgICAgICAgIDxJY29uIG5hbWU9XCJjbG9zZVwiIGxhYmVsPXt3b3JkcyhcInBhZ2UtY2xvc2VcIil9IC8+XG4gICAgICAgICAgPC9idXR0b24+XG4gICAgICAgIDwvaGVhZGVyPlxuICAgICAgICB7Y2hpbGRyZW59XG4gICAgICA8L2Rpdj5cbiAgICA8L2RpYWxvZz5cbiAgKTtcbn1cblxuY29uc3QgUEFUSFMgPSB7XG4gIGNsb3NlOiBcIk01IDVsMTQgMTRNMTkgNUw1IDE5XCIsXG4gIHR1cm46IFwiTTE5IDhhOCA4IDAgMSAwIDEgNk0yMCAzdjZoLTZcIixcbiAgZmxpcDogXCJNMTIgM3YxOE04IDdMMyAxN2g1ek0xNiA3bDUgMTBoLTV6XCIsXG4gIHVuZG86IFwiTTggNUwzIDEwbDUgNU0zIDEwaDExYTYgNiAwIDAgMSAwIDEyaC0zXCIsXG4gIHJlZG86IFwiTTE2IDVsNSA1LTUgNU0yMSAxMEgxMGE2IDYgMCAwIDAgMCAxMmgzXCIsXG4gIHBsYXk6IFwiTTQgMTJsNiA2TDIwIDZcIixcbiAgbWVudTogXCJNNCA2aDE2TTQgMTJoMTZNNCAxOGgxNlwiLFxuICBzaGFyZTogXCJNMTIgMTVWM003IDhsNS01IDUgNU01IDEzdjdoMTR2LTdcIixcbiAgc21pbGU6IFwiTTEyIDIxYTkgOSAwIDEgMCAwLTE4IDkgOSAwIDAgMCAwIDE4TTguNSAxNGE0IDQgMCAwIDAgNyAwTTkgOXYuNU0xNSA5di41XCIsXG4gIGhvbWU6IFwiTTMgMTFsOS04IDkgOE02IDl2MTFoMTJWOVwiLFxuICBiYWNrOiBcIk0xNSA1bC03IDcgNyA3XCIsXG4gIGZvcndhcmQ6IFwiTTkgNWw3IDctNyA3XCIsXG4gIGZpcnN0OiBcIk0xOCA1bC03IDcgNyA3TTYgNXYxNFwiLFxuICBsYXN0OiBcIk02IDVsNyA3LTcgN00xOCA1djE0XCIsXG4gIHJ1bjogXCJNNyA0bDEyIDgtMTIgOHpcIixcbiAgcGF1c2U6IFwiTTggNXYxNE0xNiA1djE0XCIsXG4gIHBhdHRlcm46IFwiTTQgNGg3djdINHpNNCAxMWg3djhINHpNMTEgMTFoOHY4aC04elwiLFxuICBzaW5nbGU6IFwiTTcgN2gxMHYxMEg3elwiLFxufSBhcyBjb25zdDtcblxuZXhwb3J0IHR5cGUgSWNvbk5hbWUgPSBrZXlvZiB0eXBlb2YgUEFUSFM7XG5cbi8qKiBBIHBpY3R1cmUgd2l0aCBpdHMgbmFtZS4gVGhlIG5hbWUgaXMgbm90IHZpc2libGUuICovXG5leHBvcnQgZnVuY3Rpb24gSWNvbih7IG5hbWUsIGxhYmVsIH06IHsgbmFtZTogSWNvbk5hbWU7IGxhYmVsPzogc3RyaW5nIH0pIHtcbiAgcmV0dXJuIChcbiAgICA8PlxuICAgICAgPHN2ZyBjbGFzcz1cImljb25cIiB2aWV3Qm94PVwiMCAwIDI0IDI0XCIgYXJpYS1oaWRkZW49XCJ0cnVlXCI+XG4gICAgICAgIDxwYXRoIGQ9e1BBVEhTW25hbWVdfSAvPlxuICAgICAgPC9zdmc+XG4gICAgICB7bGFiZWwgJiYgPHNwYW4gY2xhc3M9XCJoaWRkZW5cIj57bGFiZWx9PC9zcGFuPn1cbiAgICA8Lz5cbiAgKTtcbn1cblxuZXhwb3J0IGZ1bmN0aW9uIEljb25CdXR0b24oe1xuICBuYW1lLFxuICBsYWJlbCxcbiAgb25DbGljayxcbiAgcHJlc3NlZCxcbn06IHtcbiAgbmFtZTogSWNvbk5hbWU7XG4gIGxhYmVsOiBzdHJpbmc7XG4gIG9uQ2xpY2soKTogdm9pZDtcbiAgcHJlc3NlZD86IGJvb2xlYW47XG59KSB7XG4gIHJldHVybiAoXG4gICAgPGJ1dHRvbiB0eXBlPVwiYnV0dG9uXCIgY2xhc3M9XCJpY29uLW9ubHlcIiB0aXRsZT17bGFiZWx9IGFyaWEtcHJlc3NlZD17cHJlc3NlZH0gb25DbGljaz17b25DbGlja30+XG4gICAgICA8SWNvbiBuYW1lPXtuYW1lfSBsYWJlbD17bGFiZWx9IC8+XG4gICAgPC9idXR0b24+XG4gICk7XG59XG5cbmV4cG9ydCBmdW5jdGlvbiBMYW5ndWFnZUNob2ljZSgpIHtcbiAgY29uc3Qgd29yZHMgPSB1c2VXb3JkcygpO1xuICBjb25zdCB7IGxvYmJ5LCBsYW5ndWFnZSwgc2V0TGFuZ3VhZ2UgfSA9IHVzZVNoYXJlZCgpO1xuICByZXR1cm4gKFxuICAgIDxmaWVsZHNldCBjbGFzcz1cImxhbmd1YWdlc1wiIGFyaWEtbGFiZWw9e3dvcmRzKFwicGFnZS1sYW5ndWFnZVwiKX0+XG4gICAgICB7bG9iYnkubGFuZ3VhZ2VzLm1hcCgob25lKSA9PiAoXG4gICAgICAgIDxidXR0b25cbiAgICAgICAgICB0eXBlPVwiYnV0dG9uXCJcbiAgICAgICAgICBrZXk9e29uZX1cbiAgICAgICAgICBsYW5nPXtvbmV9XG4gICAgICAgICAgY2xhc3M9XCJxdWlldFwiXG4gICAgICAgICAgYXJpYS1wcmVzc2VkPXtvbmUgPT09IGxhbmd1YWdlfVxuICAgICAgICAgIGFyaWEtbGFiZWw9e09XTl9OQU1FU1tvbmVdID8/IG9uZX1cbiAgICAgICAgICBvbkNsaWNrPXsoKSA9PiBzZXRMYW5ndWFnZShvbmUpfVxuICAgICAgICA+XG4gICAgICAgICAge29uZS50b1VwcGVyQ2FzZSgpfVxuICAgICAgICA8L2J1dHRvbj5cbiAgICAgICkpfVxuICAgIDwvZmllbGRzZXQ+XG4gICk7XG59XG5cbi8qKiBIb3cgbGFuZ3VhZ2VzIGNhbGwgdGhlbXNlbHZlcy4gKi9cbmNvbnN0IE9XTl9OQU1FUzogUmVjb3JkPHN0cmluZywgc3RyaW5nPiA9IHsgZW46IFwiRW5nbGlzaFwiLCBjczogXCLEjGXFoXRpbmFcIiwgcGw6IFwiUG9sc2tpXCIgfTtcblxuLyoqIFRoZSBuYW1lIG9mIHRoZSBwcm9ncmFtLCB3aGljaCBsZWFkcyB0byB0aGUgZmlyc3QgcGFnZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBCcmFuZCgpIHtcbiAgcmV0dXJuIChcbiAgICA8YSBjbGFzcz1cImJyYW5kXCIgaHJlZj17U1RBUlRfTElOS30+XG4gICAgICA8aW1nIHNyYz1cImljb24uc3ZnXCIgYWx0PVwiXCIgd2lkdGg9XCIyOFwiIGhlaWdodD1cIjI4XCIgLz5cbiAgICAgIDxzcGFuPnJvbGwtYW5kLXdyaXRlPC9zcGFuPlxuICAgIDwvYT5cbiAgKTtcbn1cblxuZXhwb3J0IGZ1bmN0aW9uIE5vdGljZSh7IGNoaWxkcmVuIH06IHsgY2hpbGRyZW46IENvbXBvbmVudENoaWxkcmVuIH0pIHtcbiAgcmV0dXJuIChcbiAgICA8cCBjbGFzcz1cIm5vdGljZVwiIHJvbGU9XCJhbGVydFwiPlxuICAgICAge2NoaWxkcmVufVxuICAgIDwvcD5cbiAgKTtcbn1cbiIsICIvLyBUaGUgbGluayBvZiBhIHRhYmxlOiBhcyB0ZXh0LCBhcyBRUiBjb2RlLCBhbmQgYnkgdGhlIG1lYW5zIG9mIHRoZSBwaG9uZS5cblxuaW1wb3J0IHsgZ2VuZXJhdGUgfSBmcm9tIFwibGVhbi1xclwiO1xuaW1wb3J0IHsgdXNlTWVtbywgdXNlUmVmLCB1c2VTdGF0ZSB9IGZyb20gXCJwcmVhY3QvaG9va3NcIjtcbmltcG9ydCB7IEljb24gfSBmcm9tIFwiLi4vdWlcIjtcbmltcG9ydCB7IHVzZVdvcmRzIH0gZnJvbSBcIi4uL3dvcmRzXCI7XG5cbmV4cG9ydCBmdW5jdGlvbiBTaGFyZSh7IGFkZHJlc3MsIHRpdGxlIH06IHsgYWRkcmVzczogc3RyaW5nOyB0aXRsZTogc3RyaW5nIH0pIHtcbiAgY29uc3Qgd29yZHMgPSB1c2VXb3JkcygpO1xuICBjb25zdCBmaWVsZCA9IHVzZVJlZjxIVE1MSW5wdXRFbGVtZW50PihudWxsKTtcbiAgY29uc3QgW2lzQ29waWVkLCBzZXRDb3BpZWRdID0gdXNlU3RhdGUoZmFsc2UpO1xuICBjb25zdCBjb3B5ID0gYXN5bmMgKCkgPT4ge1xuICAgIHRyeSB7XG4gICAgICBhd2FpdCBuYXZpZ2F0b3IuY2xpcGJvYXJkLndyaXRlVGV4dChhZGRyZXNzKTtcbiAgICB9IGNhdGNoIHtcbiAgICAgIC8vIFdpdGhvdXQgYSBzZWN1cmUgY29udGV4dCBicm93c2VycyBvbmx5IGtub3cgdGhpcyBvbGQgd2F5LlxuICAgICAgZmllbGQuY3VycmVudD8uc2VsZWN0KCk7XG4gICAgICBkb2N1bWVudC5leGVjQ29tbWFuZChcImNvcHlcIik7XG4gICAgfVxuICAgIHNldENvcGllZCh0cnVlKTtcbiAgfTtcbiAgY29uc3QgaXNPd25NYWNoaW5lID0gL14obG9jYWxob3N0fDEyN1xcLnxcXFs6OjFcXF0pLy50ZXN0KG5ldyBVUkwoYWRkcmVzcykuaG9zdG5hbWUpO1xuICByZXR1cm4gKFxuICAgIDxkaXYgY2xhc3M9XCJzaGFyZVwiPlxuICAgICAgPFFyQ29kZSB0ZXh0PXthZGRyZXNzfSBsYWJlbD17d29yZHMoXCJwYWdlLXFyXCIpfSAvPlxuICAgICAgPGRpdj5cbiAgICAgICAgPGxhYmVsIGZvcj1cImxpbmtcIj57d29yZHMoXCJwYWdlLWxpbmtcIil9PC9sYWJlbD5cbiAgICAgICAgPGRpdiBjbGFzcz1cInRvZ2V0aGVyXCI+XG4gICAgICAgICAgPGlucHV0XG4gICAgICAgICAgICBpZD1cImxpbmtcIlxuICAgICAgICAgICAgcmVmPXtmaWVsZH1cbiAgICAgICAgICAgIHJlYWRPbmx5XG4gICAgICAgICAgICB2YWx1ZT17YWRkcmVzc31cbiAgICAgICAgICAgIG9uRm9jdXM9eyhldmVudCkgPT4gZXZlbnQuY3VycmVudFRhcmdldC5zZWxlY3QoKX1cbiAgICAgICAgICAvPlxuICAgICAgICAgIDxidXR0b24gdHlwZT1cImJ1dHRvblwiIG9uQ2xpY2s9e2NvcHl9PlxuICAgICAgICAgICAge3dvcmRzKFwicGFnZS1jb3B5XCIpfVxuICAgICAgICAgIDwvYnV0dG9uPlxuICAgICAgICAgIHtcInNoYXJlXCIgaW4gbmF2aWdhdG9yICYmIChcbiAgICAgICAgICAgIDxidXR0b25cbiAgICAgICAgICAgICAgdHlwZT1cImJ1dHRvblwiXG4gICAgICAgICAgICAgIG9uQ2xpY2s9eygpID0+IG5hdmlnYXRvci5zaGFyZSh7IHRpdGxlLCB1cmw6IGFkZHJlc3MgfSkuY2F0Y2goKCkgPT4gdW5kZWZpbmVkKX1cbiAgICAgICAgICAgID5cbiAgICAgICAgICAgICAgPEljb24gbmFtZT1cInNoYXJlXCIgbGFiZWw9e3dvcmRzKFwicGFnZS1zaGFyZVwiKX0gLz5cbiAgICAgICAgICAgIDwvYnV0dG9uPlxuICAgICAgICAgICl9XG4gICAgICAgIDwvZGl2PlxuICAgICAgICA8cCBjbGFzcz1cImhpbnRcIiByb2xlPVwic3RhdHVzXCI+XG4gICAgICAgICAge2lzQ29waWVkID8gd29yZHMoXCJwYWdlLWNvcGllZFwiKSA6IFwiXCJ9XG4gICAgICAgIDwvcD5cbiAgICAgICAge2lzT3duTWFjaGluZSAmJiA8cCBjbGFzcz1cImhpbnRcIj57d29yZHMoXCJwYWdlLW93bi1tYWNoaW5lXCIpfTwvcD59XG4gICAgICA8L2Rpdj5cbiAgICA8L2Rpdj5cbiAgKTtcbn1cblxuZnVuY3Rpb24gUXJDb2RlKHsgdGV4dCwgbGFiZWwgfTogeyB0ZXh0OiBzdHJpbmc7IGxhYmVsOiBzdHJpbmcgfSkge1xuICBjb25zdCB7IHBhdGgsIHNpemUgfSA9IHVzZU1lbW8oKCkgPT4ge1xuICAgIGNvbnN0IGNvZGUgPSBnZW5lcmF0ZSh0ZXh0KTtcbiAgICBsZXQgcGF0aCA9IFwiXCI7XG4gICAgZm9yIChsZXQgeSA9IDA7IHkgPCBjb2RlLnNpemU7IHkrKykge1xuICAgICAgZm9yIChsZXQgeCA9IDA7IHggPCBjb2RlLnNpemU7IHgrKykge1xuICAgICAgICBwYXRoICs9IGNvZGUuZ2V0KHgsIHkpID8gYE0ke3h9ICR7eX1oMXYxaC0xemAgOiBcIlwiO1xuICAgICAgfVxuICAgIH1cbiAgICByZXR1cm4geyBwYXRoLCBzaXplOiBjb2RlLnNpemUgfTtcbiAgfSwgW3RleHRdKTtcbiAgcmV0dXJuIChcbiAgICA8c3ZnXG4gICAgICBjbGFzcz1cInFyIHBhcGVyXCJcbiAgICAgIHZpZXdCb3g9e2AtMyAtMyAke3NpemUgKyA2fSAke3NpemUgKyA2fWB9XG4gICAgICByb2xlPVwiaW1nXCJcbiAgICAgIGFyaWEtbGFiZWw9e2xhYmVsfVxuICAgICAgc2hhcGUtcmVuZGVyaW5nPVwiY3Jpc3BFZGdlc1wiXG4gICAgPlxuICAgICAgPHBhdGggZD17cGF0aH0gLz5cbiAgICA8L3N2Zz5cbiAgKTtcbn1cbiIsICIvLyBEcmF3aW5ncyBvZiB0aGUgc2VydmVyIGluIHRoZSBwYWdlLlxuXG5pbXBvcnQgeyB1c2VMYXlvdXRFZmZlY3QsIHVzZVJlZiB9IGZyb20gXCJwcmVhY3QvaG9va3NcIjtcblxuLyoqIEhvdyBhIHRhcmdldCBsb29rcyBub3cuICovXG5leHBvcnQgdHlwZSBUYXJnZXRMb29rID0gXCJsZWdhbFwiIHwgXCJjaG9zZW5cIiB8IFwibGFpZFwiIHwgXCJyZWZ1c2VkXCIgfCBcImhvdmVyXCI7XG5cbmV4cG9ydCB0eXBlIExvb2tzID0gUmVhZG9ubHlNYXA8c3RyaW5nLCBUYXJnZXRMb29rPjtcblxuY29uc3QgTk9ORTogTG9va3MgPSBuZXcgTWFwKCk7XG4vKiogVGhlIHNpZGUgb2YgYSBjZWxsIGluIHRoZSBkcmF3aW5ncywgaW4gbWlsbGltZXRyZXMuICovXG5jb25zdCBDRUxMX01NID0gOTtcblxuaW50ZXJmYWNlIERyYXdpbmdQcm9wcyB7XG4gIHN2Zzogc3RyaW5nIHwgdW5kZWZpbmVkO1xuICAvKiogV2hhdCB0aGUgZHJhd2luZyBzaG93cywgZm9yIHBlb3BsZSB3aG8gZG8gbm90IHNlZSBpdC4gKi9cbiAgbGFiZWw6IHN0cmluZztcbiAgLyoqIEhvdyBpdHMgdGFyZ2V0cyBsb29rLiBXaXRob3V0IGl0IG5vdGhpbmcgY2FuIGJlIHBvaW50ZWQgYXQuICovXG4gIGxvb2tzPzogTG9va3MgfCB1bmRlZmluZWQ7XG4gIC8qKiBUaGUgdGFyZ2V0IHRoYXQgdGhlIGtleWJvYXJkIGlzIGF0LiAqL1xuICBmb2N1cz86IHN0cmluZyB8IHVuZGVmaW5lZDtcbiAgY2xhc3M/OiBzdHJpbmc7XG59XG5cbi8qKiBBIGRyYXdpbmcgdGhhdCBpcyBhcyB3aWRlIGFzIGl0cyBwbGFjZSwgYW5kIGtub3dzIGhvdyBtYW55IGNlbGxzIGl0IGlzIHdpZGUuICovXG5leHBvcnQgZnVuY3Rpb24gRHJhd2luZyh7IHN2ZywgbGFiZWwsIGxvb2tzLCBmb2N1cywgY2xhc3M6IGNsYXNzTmFtZSA9IFwiXCIgfTogRHJhd2luZ1Byb3BzKSB7XG4gIGNvbnN0IHBsYWNlID0gdXNlUmVmPEhUTUxEaXZFbGVtZW50PihudWxsKTtcbiAgdXNlTGF5b3V0RWZmZWN0KCgpID0+IHtcbiAgICBjb25zdCBwYXJlbnQgPSBwbGFjZS5jdXJyZW50O1xuICAgIGlmICghcGFyZW50KSB7XG4gICAgICByZXR1cm47XG4gICAgfVxuICAgIGNvbnN0IGhhZCA9IHBhcmVudC5jb250YWlucyhkb2N1bWVudC5hY3RpdmVFbGVtZW50KTtcbiAgICBjb25zdCBkcmF3biA9IHBhcnNlZChzdmcpO1xuICAgIHBhcmVudC5yZXBsYWNlQ2hpbGRyZW4oLi4uKGRyYXduID8gW2RyYXduXSA6IFtdKSk7XG4gICAgaWYgKGRyYXduKSB7XG4gICAgICBwYXJlbnQuc3R5bGUuc2V0UHJvcGVydHkoXCItLXdpZGVcIiwgU3RyaW5nKGRyYXduLnZpZXdCb3guYmFzZVZhbC53aWR0aCAvIENFTExfTU0pKTtcbiAgICB9XG4gICAgaWYgKGhhZCkge1xuICAgICAgcGFyZW50LmRhdGFzZXQuaGFkID0gXCJcIjtcbiAgICB9XG4gIH0sIFtzdmddKTtcbiAgdXNlTGF5b3V0RWZmZWN0KCgpID0+IHtcbiAgICBjb25zdCBkcmF3biA9IHBsYWNlLmN1cnJlbnQ/LnF1ZXJ5U2VsZWN0b3IoXCJzdmdcIik7XG4gICAgaWYgKGRyYXduKSB7XG4gICAgICBsb29rKGRyYXduLCBsYWJlbCwgbG9va3MgPz8gTk9ORSwgbG9va3MgIT09IHVuZGVmaW5lZCwgZm9jdXMpO1xuICAgIH1cbiAgICBpZiAocGxhY2UuY3VycmVudCAmJiBcImhhZFwiIGluIHBsYWNlLmN1cnJlbnQuZGF0YXNldCkge1xuICAgICAgZGVsZXRlIHBsYWNlLmN1cnJlbnQuZGF0YXNldC5oYWQ7XG4gICAgICBwbGFjZS5jdXJyZW50LnF1ZXJ5U2VsZWN0b3I8U1ZHRWxlbWVudD4oXCJbdGFiaW5kZXg9JzAnXVwiKT8uZm9jdXMoeyBwcmV2ZW50U2Nyb2xsOiB0cnVlIH0pO1xuICAgIH1cbiAgfSwgW3N2ZywgbGFiZWwsIGxvb2tzLCBmb2N1c10pO1xuICByZXR1cm4gPGRpdiBjbGFzcz17YGRyYXdpbmcgJHtjbGFzc05hbWV9YH0gcmVmPXtwbGFjZX0gLz47XG59XG5cbmZ1bmN0aW9uIHBhcnNlZChzdmc6IHN0cmluZyB8IHVuZGVmaW5lZCk6IFNWR1NWR0VsZW1lbnQgfCB1bmRlZmluZWQge1xuICBpZiAoIXN2Zykge1xuICAgIHJldHVybiB1bmRlZmluZWQ7XG4gIH1cbiAgY29uc3Qgcm9vdCA9IG5ldyBET01QYXJzZXIoKS5wYXJzZUZyb21TdHJpbmcoc3ZnLCBcImltYWdlL3N2Zyt4bWxcIikuZG9jdW1lbnRFbGVtZW50O1xuICBpZiAocm9vdC5sb2NhbE5hbWUgIT09IFwic3ZnXCIpIHtcbiAgICByZXR1cm4gdW5kZWZpbmVkO1xuICB9XG4gIHJvb3QucmVtb3ZlQXR0cmlidXRlKFwid2lkdGhcIik7XG4gIHJvb3QucmVtb3ZlQXR0cmlidXRlKFwiaGVpZ2h0XCIpO1xuICByZXR1cm4gZG9jdW1lbnQuaW1wb3J0Tm9kZShyb290LCB0cnVlKSBhcyB1bmtub3duIGFzIFNWR1NWR0VsZW1lbnQ7XG59XG5cbmZ1bmN0aW9uIGxvb2soXG4gIGRyYXduOiBTVkdTVkdFbGVtZW50LFxuICBsYWJlbDogc3RyaW5nLFxuICBsb29rczogTG9va3MsXG4gIGFjdGl2ZTogYm9vbGVhbixcbiAgZm9jdXM6IHN0cmluZyB8IHVuZGVmaW5lZCxcbikge1xuICBkcmF3bi5zZXRBdHRyaWJ1dGUoXCJyb2xlXCIsIGFjdGl2ZSA/IFwiZ3JvdXBcIiA6IFwiaW1nXCIpO1xuICBkcmF3bi5zZXRBdHRyaWJ1dGUoXCJhcmlhLWxhYmVsXCIsIGxhYmVsKTtcbiAgZm9yIChjb25zdCBzaGFwZSBvZiBkcmF3bi5xdWVyeVNlbGVjdG9yQWxsPFNWR0VsZW1lbnQ+KFwiW2RhdGEtdGFyZ2V0XVwiKSkge1xuICAgIGNvbnN0IHRhcmdldCA9IHNoYXBlLmRhdGFzZXQudGFyZ2V0ID8/IFwiXCI7XG4gICAgY29uc3QgZm91bmQgPSBsb29rcy5nZXQodGFyZ2V0KTtcbiAgICBpZiAoZm91bmQpIHtcbiAgICAgIHNoYXBlLnNldEF0dHJpYnV0ZShcImRhdGEtbG9va1wiLCBmb3VuZCk7XG4gICAgfSBlbHNlIHtcbiAgICAgIHNoYXBlLnJlbW92ZUF0dHJpYnV0ZShcImRhdGEtbG9va1wiKTtcbiAgICB9XG4gICAgaWYgKGFjdGl2ZSkge1xuICAgICAgY29uc3QgaXNDaG9zZW4gPSBmb3VuZCA9PT0gXCJjaG9zZW5cIiB8fCBmb3VuZCA9PT0gXCJsYWlkXCIgfHwgZm91bmQgPT09IFwicmVmdXNlZFwiO1xuICAgICAgc2hhcGUuc2V0QXR0cmlidXRlKFwicm9sZVwiLCBcImJ1dHRvblwiKTtcbiAgICAgIHNoYXBlLnNldEF0dHJpYnV0ZShcImFyaWEtcHJlc3NlZFwiLCBTdHJpbmcoaXNDaG9zZW4pKTtcbiAgICAgIHNoYXBlLnNldEF0dHJpYnV0ZShcInRhYmluZGV4XCIsIHRhcmdldCA9PT0gZm9jdXMgPyBcIjBcIiA6IFwiLTFcIik7XG4gICAgfSBlbHNlIHtcbiAgICAgIHNoYXBlLnJlbW92ZUF0dHJpYnV0ZShcInJvbGVcIik7XG4gICAgICBzaGFwZS5yZW1vdmVBdHRyaWJ1dGUoXCJhcmlhLXByZXNzZWRcIik7XG4gICAgICBzaGFwZS5yZW1vdmVBdHRyaWJ1dGUoXCJ0YWJpbmRleFwiKTtcbiAgICB9XG4gIH1cbn1cbiIsICIvLyBCb2FyZHMsIGNhcmRzLCBzaGVldHMgYW5kIGRpY2Ugb2YgYSB0YWJsZS5cblxuaW1wb3J0IHR5cGUgeyBDYXJkU2hvd24sIFBhdHRlcm5TaG93biwgVGFibGVTaG93biB9IGZyb20gXCIuLi9wcm90b2NvbFwiO1xuaW1wb3J0IHsgdXNlV29yZHMgfSBmcm9tIFwiLi4vd29yZHNcIjtcbmltcG9ydCB7IERyYXdpbmcsIHR5cGUgTG9va3MgfSBmcm9tIFwiLi9kcmF3aW5nXCI7XG5pbXBvcnQgdHlwZSB7IFNlbGVjdGlvbiB9IGZyb20gXCIuL3NlbGVjdGlvblwiO1xuXG5leHBvcnQgaW50ZXJmYWNlIERyYXduIHtcbiAgZHJhd2luZ3M6IFJlY29yZDxzdHJpbmcsIHN0cmluZz47XG59XG5cbi8qKiBBIGJvYXJkIG9uIHdoaWNoIHRoZSBwbGF5ZXIgcG9pbnRzIGF0IGNlbGxzLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIEJvYXJkKHtcbiAgY2FyZCxcbiAgZHJhd2luZ3MsXG4gIHNlbGVjdGlvbixcbn06IERyYXduICYgeyBjYXJkOiBDYXJkU2hvd247IHNlbGVjdGlvbjogU2VsZWN0aW9uIHwgdW5kZWZpbmVkIH0pIHtcbiAgcmV0dXJuIChcbiAgICA8ZmlndXJlIGNsYXNzPVwiYm9hcmRcIj5cbiAgICAgIDxmaWdjYXB0aW9uIGNsYXNzPVwiY2FwdGlvblwiPlxuICAgICAgICA8Yj57Y2FyZC50aXRsZX08L2I+IHtjYXJkLmZhY3RzPy5qb2luKFwiLCBcIil9XG4gICAgICA8L2ZpZ2NhcHRpb24+XG4gICAgICA8ZGl2IGNsYXNzPVwicGFwZXIgYm9hcmQtcGFwZXJcIiBkYXRhLWJvYXJkPXtjYXJkLnRhcmdldCA/PyBcIlwifT5cbiAgICAgICAgPERyYXdpbmdcbiAgICAgICAgICBzdmc9e2RyYXdpbmdzW2NhcmQuZHJhd2luZ119XG4gICAgICAgICAgbGFiZWw9e2NhcmQudGl0bGV9XG4gICAgICAgICAgbG9va3M9e3NlbGVjdGlvbj8ubG9va3N9XG4gICAgICAgICAgZm9jdXM9e3NlbGVjdGlvbj8uZm9jdXN9XG4gICAgICAgIC8+XG4gICAgICA8L2Rpdj5cbiAgICA8L2ZpZ3VyZT5cbiAgKTtcbn1cblxuLyoqIEEgc2hlZXQgb3IgZGljZSwgaW4gd2hpY2ggdGhlIHBsYXllciBwb2ludHMgYXQgYm94ZXMgb3IgZGljZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBQb2ludGVkUGFwZXIoe1xuICBzdmcsXG4gIGxhYmVsLFxuICBzZWxlY3Rpb24sXG4gIGNsYXNzOiBjbGFzc05hbWUgPSBcIlwiLFxufToge1xuICBzdmc6IHN0cmluZyB8IHVuZGVmaW5lZDtcbiAgbGFiZWw6IHN0cmluZztcbiAgc2VsZWN0aW9uOiBTZWxlY3Rpb24gfCB1bmRlZmluZWQ7XG4gIGNsYXNzPzogc3RyaW5nO1xufSkge1xuICByZXR1cm4gKFxuICAgIDxkaXYgY2xhc3M9e2BwYXBlciAke2NsYXNzTmFtZX1gfSBkYXRhLWJvYXJkPVwiXCI+XG4gICAgICA8RHJhd2luZyBzdmc9e3N2Z30gbGFiZWw9e2xhYmVsfSBsb29rcz17c2VsZWN0aW9uPy5sb29rc30gZm9jdXM9e3NlbGVjdGlvbj8uZm9jdXN9IC8+XG4gICAgPC9kaXY+XG4gICk7XG59XG5cbi8qKiBDYXJkcyBvZiB3aGljaCB0aGUgcGxheWVyIGNob29zZXMgd2hvbGUgb25lcy4gKi9cbmV4cG9ydCBmdW5jdGlvbiBDYXJkUm93KHtcbiAgdGl0bGUsXG4gIGNhcmRzLFxuICBkcmF3aW5ncyxcbiAgc2VsZWN0aW9uLFxufTogRHJhd24gJiB7IHRpdGxlOiBzdHJpbmc7IGNhcmRzOiBDYXJkU2hvd25bXTsgc2VsZWN0aW9uOiBTZWxlY3Rpb24gfCB1bmRlZmluZWQgfSkge1xuICBjb25zdCBsb29rczogTG9va3MgPSBzZWxlY3Rpb24/Lmxvb2tzID8/IG5ldyBNYXAoKTtcbiAgcmV0dXJuIChcbiAgICA8c2VjdGlvbiBjbGFzcz1cInJvdy1vZi1jYXJkc1wiIGFyaWEtbGFiZWw9e3RpdGxlfT5cbiAgICAgIDxoMj57dGl0bGV9PC9oMj5cbiAgICAgIDxkaXYgY2xhc3M9XCJjYXJkc1wiPlxuICAgICAgICB7Y2FyZHMubWFwKChjYXJkKSA9PiAoXG4gICAgICAgICAgPENhcmQga2V5PXtjYXJkLnRhcmdldCA/PyBjYXJkLnRpdGxlfSBjYXJkPXtjYXJkfSBkcmF3aW5ncz17ZHJhd2luZ3N9IGxvb2tzPXtsb29rc30gLz5cbiAgICAgICAgKSl9XG4gICAgICA8L2Rpdj5cbiAgICA8L3NlY3Rpb24+XG4gICk7XG59XG5cbmZ1bmN0aW9uIENhcmQoeyBjYXJkLCBkcmF3aW5ncywgbG9va3MgfTogRHJhd24gJiB7IGNhcmQ6IENhcmRTaG93bjsgbG9va3M6IExvb2tzIH0pIHtcbiAgY29uc3QgbG9vayA9IGNhcmQudGFyZ2V0ID09PSB1bmRlZmluZWQgPyB1bmRlZmluZWQgOiBsb29rcy5nZXQoY2FyZC50YXJnZXQpO1xuICBjb25zdCBmYWN0cyA9IGNhcmQuZmFjdHM/LmpvaW4oXCIsIFwiKTtcbiAgY29uc3QgY29udGVudCA9IChcbiAgICA8PlxuICAgICAgPERyYXdpbmcgc3ZnPXtkcmF3aW5nc1tjYXJkLmRyYXdpbmddfSBsYWJlbD17Y2FyZC50aXRsZX0gLz5cbiAgICAgIDxzcGFuIGNsYXNzPVwiY2FyZC1mYWN0c1wiPntmYWN0cyB8fCBjYXJkLnRpdGxlfTwvc3Bhbj5cbiAgICA8Lz5cbiAgKTtcbiAgcmV0dXJuIGxvb2sgPT09IHVuZGVmaW5lZCA/IChcbiAgICA8ZGl2IGNsYXNzPVwiY2FyZCBwYXBlclwiPntjb250ZW50fTwvZGl2PlxuICApIDogKFxuICAgIDxidXR0b25cbiAgICAgIHR5cGU9XCJidXR0b25cIlxuICAgICAgY2xhc3M9XCJjYXJkIHBhcGVyXCJcbiAgICAgIGRhdGEtYm9hcmQ9XCJcIlxuICAgICAgZGF0YS10YXJnZXQ9e2NhcmQudGFyZ2V0fVxuICAgICAgZGF0YS1sb29rPXtsb29rfVxuICAgICAgYXJpYS1wcmVzc2VkPXtsb29rID09PSBcImNob3NlblwifVxuICAgICAgYXJpYS1sYWJlbD17YCR7Y2FyZC50aXRsZX0sICR7ZmFjdHN9YH1cbiAgICA+XG4gICAgICB7Y29udGVudH1cbiAgICA8L2J1dHRvbj5cbiAgKTtcbn1cblxuZXhwb3J0IGZ1bmN0aW9uIFVwY29taW5nKHsgcGF0dGVybnMsIGRyYXdpbmdzIH06IERyYXduICYgeyBwYXR0ZXJuczogUGF0dGVyblNob3duW10gfSkge1xuICBjb25zdCB3b3JkcyA9IHVzZVdvcmRzKCk7XG4gIHJldHVybiAoXG4gICAgPHNlY3Rpb24gY2xhc3M9XCJ1cGNvbWluZ1wiIGFyaWEtbGFiZWw9e3dvcmRzKFwicGFnZS11cGNvbWluZ1wiKX0+XG4gICAgICA8aDI+e3dvcmRzKFwicGFnZS11cGNvbWluZ1wiKX08L2gyPlxuICAgICAgPGRpdiBjbGFzcz1cInBhdHRlcm5zXCI+XG4gICAgICAgIHtwYXR0ZXJucy5tYXAoKHBhdHRlcm4sIGluZGV4KSA9PiAoXG4gICAgICAgICAgPHNwYW4gY2xhc3M9XCJwYXBlciBwYXR0ZXJuXCIga2V5PXtgJHtwYXR0ZXJuLm5hbWV9ICR7aW5kZXh9YH0gdGl0bGU9e3BhdHRlcm4ubmFtZX0+XG4gICAgICAgICAgICA8RHJhd2luZyBzdmc9e2RyYXdpbmdzW3BhdHRlcm4uZHJhd2luZ119IGxhYmVsPXtwYXR0ZXJuLm5hbWV9IC8+XG4gICAgICAgICAgPC9zcGFuPlxuICAgICAgICApKX1cbiAgICAgIDwvZGl2PlxuICAgIDwvc2VjdGlvbj5cbiAgKTtcbn1cblxuZXhwb3J0IGZ1bmN0aW9uIERpY2Uoe1xuICBkaWNlLFxuICBkcmF3aW5ncyxcbiAgc2VsZWN0aW9uLFxufTogRHJhd24gJiB7IGRpY2U6IE5vbk51bGxhYmxlPFRhYmxlU2hvd25bXCJkaWNlXCJdPjsgc2VsZWN0aW9uOiBTZWxlY3Rpb24gfCB1bmRlZmluZWQgfSkge1xuICBjb25zdCB3b3JkcyA9IHVzZVdvcmRzKCk7XG4gIHJldHVybiAoXG4gICAgPHNlY3Rpb24gY2xhc3M9XCJkaWNlXCIgYXJpYS1sYWJlbD17d29yZHMoXCJwYWdlLWRpY2VcIil9PlxuICAgICAge2RpY2UubWFwKChvbmUpID0+IChcbiAgICAgICAgPFBvaW50ZWRQYXBlclxuICAgICAgICAgIGtleT17b25lLm5hbWV9XG4gICAgICAgICAgc3ZnPXtkcmF3aW5nc1tvbmUuZHJhd2luZ119XG4gICAgICAgICAgbGFiZWw9e29uZS5uYW1lfVxuICAgICAgICAgIHNlbGVjdGlvbj17c2VsZWN0aW9ufVxuICAgICAgICAvPlxuICAgICAgKSl9XG4gICAgPC9zZWN0aW9uPlxuICApO1xufVxuXG5leHBvcnQgZnVuY3Rpb24gTGVnZW5kKHtcbiAgbGVnZW5kLFxuICBkcmF3aW5ncyxcbn06IERyYXduICYgeyBsZWdlbmQ6IE5vbk51bGxhYmxlPFRhYmxlU2hvd25bXCJsZWdlbmRcIl0+IH0pIHtcbiAgY29uc3Qgd29yZHMgPSB1c2VXb3JkcygpO1xuICByZXR1cm4gKFxuICAgIDxkZXRhaWxzIGNsYXNzPVwicGFuZWxcIiBvcGVuPlxuICAgICAgPHN1bW1hcnk+e3dvcmRzKFwicGFnZS1sZWdlbmRcIil9PC9zdW1tYXJ5PlxuICAgICAgPGRsIGNsYXNzPVwibGVnZW5kXCI+XG4gICAgICAgIHtsZWdlbmQubWFwKChlbnRyeSkgPT4gKFxuICAgICAgICAgIDxkaXYga2V5PXtlbnRyeS5uYW1lfT5cbiAgICAgICAgICAgIDxkdD5cbiAgICAgICAgICAgICAgPHNwYW4gY2xhc3M9XCJwYXBlciBzaWduXCI+XG4gICAgICAgICAgICAgICAgPERyYXdpbmcgc3ZnPXtkcmF3aW5nc1tlbnRyeS5kcmF3aW5nXX0gbGFiZWw9e2VudHJ5Lm5hbWV9IC8+XG4gICAgICAgICAgICAgIDwvc3Bhbj5cbiAgICAgICAgICAgICAge2VudHJ5Lm5hbWV9XG4gICAgICAgICAgICA8L2R0PlxuICAgICAgICAgICAge2VudHJ5LmhlbHAgJiYgPGRkPntlbnRyeS5oZWxwfTwvZGQ+fVxuICAgICAgICAgIDwvZGl2PlxuICAgICAgICApKX1cbiAgICAgIDwvZGw+XG4gICAgPC9kZXRhaWxzPlxuICApO1xufVxuIiwgIi8vIFdoYXQgaGFwcGVuZWQgYXQgdGhlIHRhYmxlLlxuXG5pbXBvcnQgeyB1c2VFZmZlY3QsIHVzZVJlZiB9IGZyb20gXCJwcmVhY3QvaG9va3NcIjtcbmltcG9ydCB0eXBlIHsgTG9nTGluZSB9IGZyb20gXCIuLi9zb2NrZXRcIjtcbmltcG9ydCB7IHVzZVdvcmRzIH0gZnJvbSBcIi4uL3dvcmRzXCI7XG5cbmV4cG9ydCBmdW5jdGlvbiBMb2coeyBsaW5lcyB9OiB7IGxpbmVzOiByZWFkb25seSBMb2dMaW5lW10gfSkge1xuICBjb25zdCB3b3JkcyA9IHVzZVdvcmRzKCk7XG4gIGNvbnN0IGxpc3QgPSB1c2VSZWY8SFRNTEVsZW1lbnQ+KG51bGwpO1xuICB1c2VFZmZlY3QoKCkgPT4ge1xuICAgIGNvbnN0IGJveCA9IGxpc3QuY3VycmVudDtcbiAgICBpZiAoYm94KSB7XG4gICAgICBib3guc2Nyb2xsVG9wID0gYm94LnNjcm9sbEhlaWdodDtcbiAgICB9XG4gIH0sIFtsaW5lc10pO1xuICByZXR1cm4gKFxuICAgIDxkZXRhaWxzIGNsYXNzPVwicGFuZWwgbG9nXCIgb3Blbj5cbiAgICAgIDxzdW1tYXJ5Pnt3b3JkcyhcInBhZ2UtbG9nXCIpfTwvc3VtbWFyeT5cbiAgICAgIHsvKiBiaW9tZS1pZ25vcmUgbGludC9hMTF5L25vTm9uaW50ZXJhY3RpdmVUYWJpbmRleDogd2hhdCBzY3JvbGxzIG11c3QgYmUgcmVhY2hlZCBieSBrZXlib2FyZC4gKi99XG4gICAgICA8c2VjdGlvbiByZWY9e2xpc3R9IGNsYXNzPVwibGluZXNcIiB0YWJJbmRleD17MH0gYXJpYS1sYWJlbD17d29yZHMoXCJwYWdlLWxvZ1wiKX0+XG4gICAgICAgIHtsaW5lcy5tYXAoKGxpbmUsIGluZGV4KSA9PiAoXG4gICAgICAgICAgPHAga2V5PXtgJHtpbmRleH0gJHtsaW5lLnRleHR9YH0gZGF0YS1uZXc9e2xpbmUudHVybiAhPT0gbGluZXNbaW5kZXggLSAxXT8udHVybn0+XG4gICAgICAgICAgICB7bGluZS50ZXh0fVxuICAgICAgICAgIDwvcD5cbiAgICAgICAgKSl9XG4gICAgICA8L3NlY3Rpb24+XG4gICAgPC9kZXRhaWxzPlxuICApO1xufVxuXG4vKiogTmV3IGxpbmVzLCBmb3Igc2NyZWVuIHJlYWRlcnMuICovXG5leHBvcnQgZnVuY3Rpb24gQW5ub3VuY2VyKHsgZnJlc2ggfTogeyBmcmVzaDogcmVhZG9ubHkgTG9nTGluZVtdIH0pIHtcbiAgcmV0dXJuIChcbiAgICA8ZGl2IGNsYXNzPVwiaGlkZGVuXCIgcm9sZT1cImxvZ1wiIGFyaWEtbGl2ZT1cInBvbGl0ZVwiPlxuICAgICAge2ZyZXNoLm1hcCgobGluZSkgPT4gKFxuICAgICAgICA8cCBrZXk9e2xpbmUudGV4dH0+e2xpbmUudGV4dH08L3A+XG4gICAgICApKX1cbiAgICA8L2Rpdj5cbiAgKTtcbn1cbiIsICIvLyBUaGUgcGxhY2VzIG9mIHRoZSBzZWF0czogbmFtZXMsIGJvYXJkcywgc2hlZXRzIGFuZCBzY29yZXMuXG5cbmltcG9ydCB7IHVzZVN0YXRlIH0gZnJvbSBcInByZWFjdC9ob29rc1wiO1xuaW1wb3J0IHR5cGUgeyBQbGFjZVNob3duLCBTY29yZVNob3duLCBTZWF0U3RhdGUgfSBmcm9tIFwiLi4vcHJvdG9jb2xcIjtcbmltcG9ydCB7IERpYWxvZyB9IGZyb20gXCIuLi91aVwiO1xuaW1wb3J0IHsgdXNlU2hhcmVkLCB1c2VXb3JkcyB9IGZyb20gXCIuLi93b3Jkc1wiO1xuaW1wb3J0IHR5cGUgeyBEcmF3biB9IGZyb20gXCIuL2NhcmRzXCI7XG5pbXBvcnQgeyBEcmF3aW5nIH0gZnJvbSBcIi4vZHJhd2luZ1wiO1xuXG4vKiogVGhlIGxpbmVzIG9mIGEgc2NvcmUgc2hlZXQuICovXG5leHBvcnQgZnVuY3Rpb24gU2NvcmVMaW5lcyh7IHNjb3JlIH06IHsgc2NvcmU6IFNjb3JlU2hvd24gfSkge1xuICBjb25zdCB3b3JkcyA9IHVzZVdvcmRzKCk7XG4gIHJldHVybiAoXG4gICAgPHRhYmxlIGNsYXNzPVwic2NvcmVcIj5cbiAgICAgIDx0Ym9keT5cbiAgICAgICAge3Njb3JlLmxpbmVzLm1hcCgobGluZSwgaW5kZXgpID0+IChcbiAgICAgICAgICA8dHIga2V5PXtgJHtpbmRleH0gJHtsaW5lLnRleHR9YH0+XG4gICAgICAgICAgICA8dGggc2NvcGU9XCJyb3dcIj57bGluZS50ZXh0fTwvdGg+XG4gICAgICAgICAgICA8dGQ+e2xpbmUucG9pbnRzfTwvdGQ+XG4gICAgICAgICAgPC90cj5cbiAgICAgICAgKSl9XG4gICAgICAgIDx0ciBjbGFzcz1cInRvdGFsXCI+XG4gICAgICAgICAgPHRoIHNjb3BlPVwicm93XCI+e3dvcmRzKFwicGFnZS10b3RhbFwiKX08L3RoPlxuICAgICAgICAgIDx0ZD57c2NvcmUudG90YWx9PC90ZD5cbiAgICAgICAgPC90cj5cbiAgICAgIDwvdGJvZHk+XG4gICAgPC90YWJsZT5cbiAgKTtcbn1cblxuLyoqIFRoZSBwbGFjZSBvZiBhbm90aGVyIHNlYXQsIHNtYWxsLiBBIHByZXNzIHNob3dzIGl0IGxhcmdlLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIE90aGVyUGxhY2Uoe1xuICBwbGFjZSxcbiAgc3RhdGUsXG4gIHJlYWN0aW9uLFxuICBkcmF3aW5ncyxcbn06IERyYXduICYgeyBwbGFjZTogUGxhY2VTaG93bjsgc3RhdGU6IFNlYXRTdGF0ZSB8IHVuZGVmaW5lZDsgcmVhY3Rpb246IHN0cmluZyB8IHVuZGVmaW5lZCB9KSB7XG4gIGNvbnN0IHdvcmRzID0gdXNlV29yZHMoKTtcbiAgY29uc3QgW2lzTGFyZ2UsIHNldExhcmdlXSA9IHVzZVN0YXRlKGZhbHNlKTtcbiAgcmV0dXJuIChcbiAgICA8YXJ0aWNsZSBjbGFzcz1cInBsYWNlIHBhbmVsXCI+XG4gICAgICA8UGxhY2VIZWFkIHBsYWNlPXtwbGFjZX0gc3RhdGU9e3N0YXRlfSByZWFjdGlvbj17cmVhY3Rpb259IC8+XG4gICAgICB7KHBsYWNlLmZhY3RzPy5sZW5ndGggPz8gMCkgPiAwICYmIDxwIGNsYXNzPVwiZmFjdHNcIj57cGxhY2UuZmFjdHM/LmpvaW4oXCIgwrcgXCIpfTwvcD59XG4gICAgICA8YnV0dG9uXG4gICAgICAgIHR5cGU9XCJidXR0b25cIlxuICAgICAgICBjbGFzcz1cInNtYWxsLWJvYXJkc1wiXG4gICAgICAgIG9uQ2xpY2s9eygpID0+IHNldExhcmdlKHRydWUpfVxuICAgICAgICBhcmlhLWxhYmVsPXtgJHt3b3JkcyhcInBhZ2UtZW5sYXJnZVwiKX06ICR7cGxhY2UubmFtZX1gfVxuICAgICAgPlxuICAgICAgICA8UGxhY2VEcmF3aW5ncyBwbGFjZT17cGxhY2V9IGRyYXdpbmdzPXtkcmF3aW5nc30gLz5cbiAgICAgIDwvYnV0dG9uPlxuICAgICAge2lzTGFyZ2UgJiYgKFxuICAgICAgICA8RGlhbG9nIHRpdGxlPXtwbGFjZS5uYW1lfSBvbkNsb3NlPXsoKSA9PiBzZXRMYXJnZShmYWxzZSl9PlxuICAgICAgICAgIDxkaXYgY2xhc3M9XCJsYXJnZS1ib2FyZHNcIj5cbiAgICAgICAgICAgIDxQbGFjZURyYXdpbmdzIHBsYWNlPXtwbGFjZX0gZHJhd2luZ3M9e2RyYXdpbmdzfSAvPlxuICAgICAgICAgIDwvZGl2PlxuICAgICAgICAgIHtwbGFjZS5zY29yZSAmJiBwbGFjZS5zY29yZS5saW5lcy5sZW5ndGggPiAwICYmIDxTY29yZUxpbmVzIHNjb3JlPXtwbGFjZS5zY29yZX0gLz59XG4gICAgICAgIDwvRGlhbG9nPlxuICAgICAgKX1cbiAgICA8L2FydGljbGU+XG4gICk7XG59XG5cbmZ1bmN0aW9uIFBsYWNlRHJhd2luZ3MoeyBwbGFjZSwgZHJhd2luZ3MgfTogRHJhd24gJiB7IHBsYWNlOiBQbGFjZVNob3duIH0pIHtcbiAgY29uc3Qgd29yZHMgPSB1c2VXb3JkcygpO1xuICByZXR1cm4gKFxuICAgIDw+XG4gICAgICB7cGxhY2UuYm9hcmRzPy5tYXAoKGJvYXJkKSA9PiAoXG4gICAgICAgIDxzcGFuIGNsYXNzPVwicGFwZXJcIiBrZXk9e2JvYXJkLnRpdGxlfT5cbiAgICAgICAgICA8RHJhd2luZyBzdmc9e2RyYXdpbmdzW2JvYXJkLmRyYXdpbmddfSBsYWJlbD17Ym9hcmQudGl0bGV9IC8+XG4gICAgICAgIDwvc3Bhbj5cbiAgICAgICkpfVxuICAgICAge3BsYWNlLnNoZWV0X2RyYXdpbmcgJiYgKFxuICAgICAgICA8c3BhbiBjbGFzcz1cInBhcGVyIHNoZWV0XCI+XG4gICAgICAgICAgPERyYXdpbmcgc3ZnPXtkcmF3aW5nc1twbGFjZS5zaGVldF9kcmF3aW5nXX0gbGFiZWw9e3dvcmRzKFwicGFnZS1zaGVldFwiKX0gLz5cbiAgICAgICAgPC9zcGFuPlxuICAgICAgKX1cbiAgICA8Lz5cbiAgKTtcbn1cblxuZXhwb3J0IGZ1bmN0aW9uIFBsYWNlSGVhZCh7XG4gIHBsYWNlLFxuICBzdGF0ZSxcbiAgcmVhY3Rpb24sXG59OiB7XG4gIHBsYWNlOiBQbGFjZVNob3duO1xuICBzdGF0ZTogU2VhdFN0YXRlIHwgdW5kZWZpbmVkO1xuICByZWFjdGlvbjogc3RyaW5nIHwgdW5kZWZpbmVkO1xufSkge1xuICByZXR1cm4gKFxuICAgIDxoZWFkZXIgY2xhc3M9XCJwbGFjZS1oZWFkXCI+XG4gICAgICB7cGxhY2UubGV0dGVyICYmIDxzcGFuIGNsYXNzPVwibGV0dGVyXCI+e3BsYWNlLmxldHRlcn08L3NwYW4+fVxuICAgICAgPGIgY2xhc3M9XCJuYW1lXCI+e3BsYWNlLm5hbWV9PC9iPlxuICAgICAge3N0YXRlICYmIDxTZWF0QmFkZ2Ugc3RhdGU9e3N0YXRlfSAvPn1cbiAgICAgIHtyZWFjdGlvbiAmJiA8c3BhbiBjbGFzcz1cInJlYWN0aW9uXCI+e3JlYWN0aW9ufTwvc3Bhbj59XG4gICAgICB7cGxhY2Uuc2NvcmUgJiYgPFBvaW50cyBzY29yZT17cGxhY2Uuc2NvcmV9IC8+fVxuICAgIDwvaGVhZGVyPlxuICApO1xufVxuXG5leHBvcnQgZnVuY3Rpb24gUG9pbnRzKHsgc2NvcmUgfTogeyBzY29yZTogU2NvcmVTaG93biB9KSB7XG4gIGNvbnN0IHdvcmRzID0gdXNlV29yZHMoKTtcbiAgcmV0dXJuIChcbiAgICA8c3BhbiBjbGFzcz1cInBvaW50c1wiPlxuICAgICAgPHNwYW4gY2xhc3M9XCJoaWRkZW5cIj57d29yZHMoXCJwYWdlLXRvdGFsXCIpfTogPC9zcGFuPlxuICAgICAge3Njb3JlLnRvdGFsfVxuICAgIDwvc3Bhbj5cbiAgKTtcbn1cblxuLyoqIFdoZXRoZXIgYSBwZXJzb24gaXMgYXdheSwgb3Igd2hpY2ggYm90IHBsYXlzLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIFNlYXRCYWRnZSh7IHN0YXRlIH06IHsgc3RhdGU6IFNlYXRTdGF0ZSB9KSB7XG4gIGNvbnN0IHdvcmRzID0gdXNlV29yZHMoKTtcbiAgY29uc3QgeyBsb2JieSB9ID0gdXNlU2hhcmVkKCk7XG4gIGlmIChzdGF0ZS5raW5kID09PSBcImJvdFwiKSB7XG4gICAgY29uc3QgbGV2ZWwgPSBsb2JieS5sZXZlbHMuZmluZCgobGV2ZWwpID0+IGxldmVsLmxldmVsID09PSBzdGF0ZS5sZXZlbCk7XG4gICAgcmV0dXJuIChcbiAgICAgIDxzcGFuIGNsYXNzPVwiYmFkZ2VcIj5cbiAgICAgICAge3dvcmRzKFwicGFnZS1ib3RcIil9IMK3IHtsZXZlbD8udGl0bGV9XG4gICAgICA8L3NwYW4+XG4gICAgKTtcbiAgfVxuICBpZiAoc3RhdGUua2luZCA9PT0gXCJwZXJzb25cIiAmJiAhc3RhdGUuY29ubmVjdGVkKSB7XG4gICAgcmV0dXJuIDxzcGFuIGNsYXNzPVwiYmFkZ2UgYXdheVwiPnt3b3JkcyhcInBhZ2UtYXdheVwiKX08L3NwYW4+O1xuICB9XG4gIHJldHVybiBzdGF0ZS5raW5kID09PSBcImZyZWVcIiA/IDxzcGFuIGNsYXNzPVwiYmFkZ2UgYXdheVwiPnt3b3JkcyhcInBhZ2UtZnJlZVwiKX08L3NwYW4+IDogbnVsbDtcbn1cbiIsICIvLyBUaGUgdGFibGUgaXRzZWxmOiB3aGF0IGlzIHNob3duIG9mIGEgZ2FtZSwgcGxheWVkIG9yIHdhdGNoZWQgb3IgcmVwbGF5ZWQuXG5cbmltcG9ydCB7IHVzZUVmZmVjdCwgdXNlUmVmIH0gZnJvbSBcInByZWFjdC9ob29rc1wiO1xuaW1wb3J0IHR5cGUgeyBMb2JieSwgVGFibGVTaG93biwgVGFibGVTdGF0ZSB9IGZyb20gXCIuLi9wcm90b2NvbFwiO1xuaW1wb3J0IHR5cGUgeyBMb2dMaW5lLCBUYWJsZVZpZXcgYXMgVmlldyB9IGZyb20gXCIuLi9zb2NrZXRcIjtcbmltcG9ydCB7IHVzZVNoYXJlZCwgdXNlV29yZHMgfSBmcm9tIFwiLi4vd29yZHNcIjtcbmltcG9ydCB7IEJvYXJkLCBDYXJkUm93LCBEaWNlLCBMZWdlbmQsIFBvaW50ZWRQYXBlciwgVXBjb21pbmcgfSBmcm9tIFwiLi9jYXJkc1wiO1xuaW1wb3J0IHsgRHJhd2luZyB9IGZyb20gXCIuL2RyYXdpbmdcIjtcbmltcG9ydCB7IExvZyB9IGZyb20gXCIuL2xvZ1wiO1xuaW1wb3J0IHsgT3RoZXJQbGFjZSwgUGxhY2VIZWFkLCBTY29yZUxpbmVzIH0gZnJvbSBcIi4vcGxhY2VzXCI7XG5pbXBvcnQgdHlwZSB7IENhcnJpZWQgfSBmcm9tIFwiLi9wb2ludGluZ1wiO1xuaW1wb3J0IHR5cGUgeyBTZWxlY3Rpb24gfSBmcm9tIFwiLi9zZWxlY3Rpb25cIjtcblxuaW50ZXJmYWNlIFRhYmxlVmlld1Byb3BzIHtcbiAgc2hvd246IFRhYmxlU2hvd247XG4gIGRyYXdpbmdzOiBSZWNvcmQ8c3RyaW5nLCBzdHJpbmc+O1xuICBsb2c6IHJlYWRvbmx5IExvZ0xpbmVbXTtcbiAgc3RhdGU6IFRhYmxlU3RhdGUgfCB1bmRlZmluZWQ7XG4gIHJlYWN0aW9uczogVmlld1tcInJlYWN0aW9uc1wiXTtcbiAgLyoqIFRoZSBzZWF0IHdob3NlIGJvYXJkcyBhcmUgbGFyZ2UuIE5vYm9keSdzIGZvciBhbiBvbmxvb2tlci4gKi9cbiAgc2VhdDogbnVtYmVyIHwgdW5kZWZpbmVkO1xuICBzZWxlY3Rpb246IFNlbGVjdGlvbiB8IHVuZGVmaW5lZDtcbn1cblxuZXhwb3J0IGZ1bmN0aW9uIFRhYmxlVmlldyhwcm9wczogVGFibGVWaWV3UHJvcHMpIHtcbiAgY29uc3QgeyBzaG93biwgZHJhd2luZ3MsIHNlbGVjdGlvbiwgc2VhdCB9ID0gcHJvcHM7XG4gIGNvbnN0IHdvcmRzID0gdXNlV29yZHMoKTtcbiAgY29uc3QgeyBsb2JieSB9ID0gdXNlU2hhcmVkKCk7XG4gIGNvbnN0IG93biA9IHNlYXQgPT09IHVuZGVmaW5lZCA/IHVuZGVmaW5lZCA6IHNob3duLnBsYWNlcy5maW5kKChwbGFjZSkgPT4gcGxhY2Uuc2VhdCA9PT0gc2VhdCk7XG4gIGNvbnN0IG90aGVycyA9IHNob3duLnBsYWNlcy5maWx0ZXIoKHBsYWNlKSA9PiBwbGFjZSAhPT0gb3duKTtcbiAgY29uc3QgYm9hcmRzID0gc2hvd24uYm9hcmRzID8/IFtdO1xuICBjb25zdCBtYWluID0gdXNlUmVmPEhUTUxEaXZFbGVtZW50PihudWxsKTtcbiAgdXNlU2Nyb2xsVG9EZWNpc2lvbihtYWluLCBzaG93bi5kZWNpc2lvbj8uaWQsIHNlbGVjdGlvbik7XG4gIHJldHVybiAoXG4gICAgPGRpdiBjbGFzcz1cInRhYmxlXCI+XG4gICAgICA8ZGl2IGNsYXNzPVwibmVhclwiIHJlZj17bWFpbn0+XG4gICAgICAgIHtzaG93bi5oYW5kICYmIChcbiAgICAgICAgICA8Q2FyZFJvd1xuICAgICAgICAgICAgdGl0bGU9e3dvcmRzKFwicGFnZS1oYW5kXCIpfVxuICAgICAgICAgICAgY2FyZHM9e3Nob3duLmhhbmR9XG4gICAgICAgICAgICBkcmF3aW5ncz17ZHJhd2luZ3N9XG4gICAgICAgICAgICBzZWxlY3Rpb249e3NlbGVjdGlvbn1cbiAgICAgICAgICAvPlxuICAgICAgICApfVxuICAgICAgICB7c2hvd24uZGljZSAmJiA8RGljZSBkaWNlPXtzaG93bi5kaWNlfSBkcmF3aW5ncz17ZHJhd2luZ3N9IHNlbGVjdGlvbj17c2VsZWN0aW9ufSAvPn1cbiAgICAgICAge2JvYXJkcy5sZW5ndGggPiAwICYmIChcbiAgICAgICAgICA8ZGl2IGNsYXNzPVwiYm9hcmRzXCI+XG4gICAgICAgICAgICB7Ym9hcmRzLm1hcCgoYm9hcmQpID0+IChcbiAgICAgICAgICAgICAgPEJvYXJkXG4gICAgICAgICAgICAgICAga2V5PXtib2FyZC50YXJnZXQgPz8gYm9hcmQudGl0bGV9XG4gICAgICAgICAgICAgICAgY2FyZD17Ym9hcmR9XG4gICAgICAgICAgICAgICAgZHJhd2luZ3M9e2RyYXdpbmdzfVxuICAgICAgICAgICAgICAgIHNlbGVjdGlvbj17c2VsZWN0aW9ufVxuICAgICAgICAgICAgICAvPlxuICAgICAgICAgICAgKSl9XG4gICAgICAgICAgPC9kaXY+XG4gICAgICAgICl9XG4gICAgICAgIHtvd24gJiYgKFxuICAgICAgICAgIDxzZWN0aW9uIGNsYXNzPVwib3duXCIgYXJpYS1sYWJlbD17b3duLm5hbWV9PlxuICAgICAgICAgICAge293bi5ib2FyZHMgJiYgKFxuICAgICAgICAgICAgICA8ZGl2IGNsYXNzPVwiYm9hcmRzXCI+XG4gICAgICAgICAgICAgICAge293bi5ib2FyZHMubWFwKChib2FyZCkgPT4gKFxuICAgICAgICAgICAgICAgICAgPEJvYXJkXG4gICAgICAgICAgICAgICAgICAgIGtleT17Ym9hcmQudGFyZ2V0ID8/IGJvYXJkLnRpdGxlfVxuICAgICAgICAgICAgICAgICAgICBjYXJkPXtib2FyZH1cbiAgICAgICAgICAgICAgICAgICAgZHJhd2luZ3M9e2RyYXdpbmdzfVxuICAgICAgICAgICAgICAgICAgICBzZWxlY3Rpb249e3NlbGVjdGlvbn1cbiAgICAgICAgICAgICAgICAgIC8+XG4gICAgICAgICAgICAgICAgKSl9XG4gICAgICAgICAgICAgIDwvZGl2PlxuICAgICAgICAgICAgKX1cbiAgICAgICAgICAgIHtzaG93bi5vZmZlciAmJiAoXG4gICAgICAgICAgICAgIDxDYXJkUm93XG4gICAgICAgICAgICAgICAgdGl0bGU9e3dvcmRzKFwicGFnZS1vZmZlclwiKX1cbiAgICAgICAgICAgICAgICBjYXJkcz17c2hvd24ub2ZmZXJ9XG4gICAgICAgICAgICAgICAgZHJhd2luZ3M9e2RyYXdpbmdzfVxuICAgICAgICAgICAgICAgIHNlbGVjdGlvbj17c2VsZWN0aW9ufVxuICAgICAgICAgICAgICAvPlxuICAgICAgICAgICAgKX1cbiAgICAgICAgICAgIHtvd24uc2hlZXRfZHJhd2luZyAmJiAoXG4gICAgICAgICAgICAgIDxQb2ludGVkUGFwZXJcbiAgICAgICAgICAgICAgICBjbGFzcz1cInNoZWV0XCJcbiAgICAgICAgICAgICAgICBzdmc9e2RyYXdpbmdzW293bi5zaGVldF9kcmF3aW5nXX1cbiAgICAgICAgICAgICAgICBsYWJlbD17d29yZHMoXCJwYWdlLXNoZWV0XCIpfVxuICAgICAgICAgICAgICAgIHNlbGVjdGlvbj17c2VsZWN0aW9ufVxuICAgICAgICAgICAgICAvPlxuICAgICAgICAgICAgKX1cbiAgICAgICAgICAgIDxkaXYgY2xhc3M9XCJwYW5lbCBwbGFjZVwiPlxuICAgICAgICAgICAgICA8UGxhY2VIZWFkXG4gICAgICAgICAgICAgICAgcGxhY2U9e293bn1cbiAgICAgICAgICAgICAgICBzdGF0ZT17dW5kZWZpbmVkfVxuICAgICAgICAgICAgICAgIHJlYWN0aW9uPXtzYWlkKGxvYmJ5LCBwcm9wcy5yZWFjdGlvbnMsIG93bi5zZWF0KX1cbiAgICAgICAgICAgICAgLz5cbiAgICAgICAgICAgICAge293bi5mYWN0cyAmJiA8cCBjbGFzcz1cImZhY3RzXCI+e293bi5mYWN0cy5qb2luKFwiIMK3IFwiKX08L3A+fVxuICAgICAgICAgICAgICB7b3duLnNjb3JlICYmIG93bi5zY29yZS5saW5lcy5sZW5ndGggPiAwICYmIChcbiAgICAgICAgICAgICAgICA8ZGV0YWlscz5cbiAgICAgICAgICAgICAgICAgIDxzdW1tYXJ5Pnt3b3JkcyhcInBhZ2Utc2NvcmVcIil9PC9zdW1tYXJ5PlxuICAgICAgICAgICAgICAgICAgPFNjb3JlTGluZXMgc2NvcmU9e293bi5zY29yZX0gLz5cbiAgICAgICAgICAgICAgICA8L2RldGFpbHM+XG4gICAgICAgICAgICAgICl9XG4gICAgICAgICAgICA8L2Rpdj5cbiAgICAgICAgICA8L3NlY3Rpb24+XG4gICAgICAgICl9XG4gICAgICAgIHshb3duICYmIHNob3duLm9mZmVyICYmIChcbiAgICAgICAgICA8Q2FyZFJvd1xuICAgICAgICAgICAgdGl0bGU9e3dvcmRzKFwicGFnZS1vZmZlclwiKX1cbiAgICAgICAgICAgIGNhcmRzPXtzaG93bi5vZmZlcn1cbiAgICAgICAgICAgIGRyYXdpbmdzPXtkcmF3aW5nc31cbiAgICAgICAgICAgIHNlbGVjdGlvbj17c2VsZWN0aW9ufVxuICAgICAgICAgIC8+XG4gICAgICAgICl9XG4gICAgICAgIHshb3duICYmIHNob3duLnBhdHRlcm4gJiYgKFxuICAgICAgICAgIDxzZWN0aW9uIGNsYXNzPVwidXBjb21pbmdcIj5cbiAgICAgICAgICAgIDxoMj57d29yZHMoXCJwYWdlLXBhdHRlcm5cIil9PC9oMj5cbiAgICAgICAgICAgIDxzcGFuIGNsYXNzPVwicGFwZXIgcGF0dGVyblwiPlxuICAgICAgICAgICAgICA8RHJhd2luZyBzdmc9e2RyYXdpbmdzW3Nob3duLnBhdHRlcm4uZHJhd2luZ119IGxhYmVsPXtzaG93bi5wYXR0ZXJuLm5hbWV9IC8+XG4gICAgICAgICAgICA8L3NwYW4+XG4gICAgICAgICAgPC9zZWN0aW9uPlxuICAgICAgICApfVxuICAgICAgPC9kaXY+XG4gICAgICA8YXNpZGUgY2xhc3M9XCJzaWRlXCI+XG4gICAgICAgIHtzaG93bi5mYWN0cyAmJiA8cCBjbGFzcz1cInBhbmVsIGZhY3RzXCI+e3Nob3duLmZhY3RzLmpvaW4oXCIgwrcgXCIpfTwvcD59XG4gICAgICAgIDxkaXYgY2xhc3M9XCJvdGhlcnNcIj5cbiAgICAgICAgICB7b3RoZXJzLm1hcCgocGxhY2UpID0+IChcbiAgICAgICAgICAgIDxPdGhlclBsYWNlXG4gICAgICAgICAgICAgIGtleT17cGxhY2Uuc2VhdH1cbiAgICAgICAgICAgICAgcGxhY2U9e3BsYWNlfVxuICAgICAgICAgICAgICBzdGF0ZT17cHJvcHMuc3RhdGU/LnNlYXRzW3BsYWNlLnNlYXQgLSAxXX1cbiAgICAgICAgICAgICAgcmVhY3Rpb249e3NhaWQobG9iYnksIHByb3BzLnJlYWN0aW9ucywgcGxhY2Uuc2VhdCl9XG4gICAgICAgICAgICAgIGRyYXdpbmdzPXtkcmF3aW5nc31cbiAgICAgICAgICAgIC8+XG4gICAgICAgICAgKSl9XG4gICAgICAgIDwvZGl2PlxuICAgICAgICB7c2hvd24udXBjb21pbmcgJiYgPFVwY29taW5nIHBhdHRlcm5zPXtzaG93bi51cGNvbWluZ30gZHJhd2luZ3M9e2RyYXdpbmdzfSAvPn1cbiAgICAgICAgPExvZyBsaW5lcz17cHJvcHMubG9nfSAvPlxuICAgICAgICB7c2hvd24ubGVnZW5kICYmIDxMZWdlbmQgbGVnZW5kPXtzaG93bi5sZWdlbmR9IGRyYXdpbmdzPXtkcmF3aW5nc30gLz59XG4gICAgICA8L2FzaWRlPlxuICAgIDwvZGl2PlxuICApO1xufVxuXG4vKiogV2hhdCBhIHNlYXQgaGFzIHNhaWQgbGFzdC4gKi9cbmZ1bmN0aW9uIHNhaWQobG9iYnk6IExvYmJ5LCByZWFjdGlvbnM6IFZpZXdbXCJyZWFjdGlvbnNcIl0sIHNlYXQ6IG51bWJlcik6IHN0cmluZyB8IHVuZGVmaW5lZCB7XG4gIGNvbnN0IGxhc3QgPSByZWFjdGlvbnMuZmluZExhc3QoKG9uZSkgPT4gb25lLnNlYXQgPT09IHNlYXQpO1xuICByZXR1cm4gbG9iYnkucmVhY3Rpb25zLmZpbmQoKFtuYW1lXSkgPT4gbmFtZSA9PT0gbGFzdD8ucmVhY3Rpb24pPy5bMV07XG59XG5cbi8qKiBTaG93cyB0aGUgcGFydCBvZiB0aGUgdGFibGUgd2hlcmUgc29tZXRoaW5nIGlzIHRvIGJlIGRlY2lkZWQuICovXG5mdW5jdGlvbiB1c2VTY3JvbGxUb0RlY2lzaW9uKFxuICBtYWluOiB7IHJlYWRvbmx5IGN1cnJlbnQ6IEhUTUxFbGVtZW50IHwgbnVsbCB9LFxuICBkZWNpc2lvbjogbnVtYmVyIHwgdW5kZWZpbmVkLFxuICBzZWxlY3Rpb246IFNlbGVjdGlvbiB8IHVuZGVmaW5lZCxcbikge1xuICB1c2VFZmZlY3QoKCkgPT4ge1xuICAgIGNvbnN0IGhhc1RhcmdldHMgPSAoc2VsZWN0aW9uPy5tb3Zlcz8udGFyZ2V0cy5zaXplID8/IDApID4gMDtcbiAgICBpZiAoZGVjaXNpb24gPT09IHVuZGVmaW5lZCB8fCAhaGFzVGFyZ2V0cykge1xuICAgICAgcmV0dXJuO1xuICAgIH1cbiAgICBjb25zdCBzaGFwZXMgPSBbLi4uKG1haW4uY3VycmVudD8ucXVlcnlTZWxlY3RvckFsbChcIltkYXRhLWxvb2tdXCIpID8/IFtdKV07XG4gICAgY29uc3QgaXNWaXNpYmxlID0gKHNoYXBlOiBFbGVtZW50KSA9PiB7XG4gICAgICBjb25zdCB7IHRvcCwgYm90dG9tIH0gPSBzaGFwZS5nZXRCb3VuZGluZ0NsaWVudFJlY3QoKTtcbiAgICAgIHJldHVybiB0b3AgPiA0OCAmJiBib3R0b20gPCBpbm5lckhlaWdodCAtIDE0MDtcbiAgICB9O1xuICAgIGlmIChzaGFwZXMubGVuZ3RoID4gMCAmJiAhc2hhcGVzLnNvbWUoaXNWaXNpYmxlKSkge1xuICAgICAgY29uc3QgY2FsbSA9IG1hdGNoTWVkaWEoXCIocHJlZmVycy1yZWR1Y2VkLW1vdGlvbjogcmVkdWNlKVwiKS5tYXRjaGVzO1xuICAgICAgY29uc3QgYmVoYXZpb3IgPSBjYWxtID8gXCJhdXRvXCIgOiBcInNtb290aFwiO1xuICAgICAgc2hhcGVzWzBdPy5jbG9zZXN0KFwiW2RhdGEtYm9hcmRdXCIpPy5zY3JvbGxJbnRvVmlldyh7IGJsb2NrOiBcImNlbnRlclwiLCBiZWhhdmlvciB9KTtcbiAgICB9XG4gIH0sIFtkZWNpc2lvbl0pO1xufVxuXG4vKiogVGhlIHBhdHRlcm4gdW5kZXIgdGhlIGZpbmdlciB3aGlsZSBpdCBpcyBjYXJyaWVkLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIENhcnJpZWRQYXR0ZXJuKHtcbiAgY2FycmllZCxcbiAgc3ZnLFxuICBzZWxlY3Rpb24sXG59OiB7XG4gIGNhcnJpZWQ6IENhcnJpZWQgfCB1bmRlZmluZWQ7XG4gIHN2Zzogc3RyaW5nIHwgdW5kZWZpbmVkO1xuICBzZWxlY3Rpb246IFNlbGVjdGlvbjtcbn0pIHtcbiAgaWYgKCFjYXJyaWVkIHx8IGNhcnJpZWQub25Cb2FyZCkge1xuICAgIHJldHVybiBudWxsO1xuICB9XG4gIGNvbnN0IHsgcXVhcnRlcnMsIGZsaXBwZWQgfSA9IHNlbGVjdGlvbi50dXJuO1xuICByZXR1cm4gKFxuICAgIDxkaXZcbiAgICAgIGNsYXNzPVwiY2FycmllZFwiXG4gICAgICBzdHlsZT17e1xuICAgICAgICBsZWZ0OiBgJHtjYXJyaWVkLnh9cHhgLFxuICAgICAgICB0b3A6IGAke2NhcnJpZWQueX1weGAsXG4gICAgICAgIHRyYW5zZm9ybTogYHRyYW5zbGF0ZSgtNTAlLCAtNTAlKSByb3RhdGUoJHtxdWFydGVycyAqIDkwfWRlZykgc2NhbGVYKCR7ZmxpcHBlZCA/IC0xIDogMX0pYCxcbiAgICAgIH19XG4gICAgPlxuICAgICAgPERyYXdpbmcgc3ZnPXtzdmd9IGxhYmVsPVwiXCIgLz5cbiAgICA8L2Rpdj5cbiAgKTtcbn1cbiIsICIvLyBBIGdhbWUgdGhhdCBpcyBvdmVyLCBzdGVwIGJ5IHN0ZXAuXG5cbmltcG9ydCB7IHVzZUVmZmVjdCwgdXNlU3RhdGUgfSBmcm9tIFwicHJlYWN0L2hvb2tzXCI7XG5pbXBvcnQgKiBhcyBhcGkgZnJvbSBcIi4uL2FwaVwiO1xuaW1wb3J0IHR5cGUgeyBTdGVwU2hvd24sIFRhYmxlU3VtbWFyeSB9IGZyb20gXCIuLi9wcm90b2NvbFwiO1xuaW1wb3J0IHsgcmVwbGF5TGluaywgdGFibGVMaW5rLCB3aG9sZUFkZHJlc3MgfSBmcm9tIFwiLi4vcm91dGVcIjtcbmltcG9ydCB7IFNoYXJlIH0gZnJvbSBcIi4uL3RhYmxlL3NoYXJlXCI7XG5pbXBvcnQgeyBUYWJsZVZpZXcgfSBmcm9tIFwiLi4vdGFibGUvdmlld1wiO1xuaW1wb3J0IHsgRGlhbG9nLCBJY29uLCBOb3RpY2UgfSBmcm9tIFwiLi4vdWlcIjtcbmltcG9ydCB7IHVzZVNoYXJlZCwgdXNlV29yZHMgfSBmcm9tIFwiLi4vd29yZHNcIjtcblxuY29uc3QgU1RFUF9NUyA9IDEyMDA7XG5cbmV4cG9ydCBmdW5jdGlvbiBSZXBsYXlQYWdlKHtcbiAgdGFibGUsXG4gIHN0ZXAsXG4gIHNlYXQsXG59OiB7XG4gIHRhYmxlOiBzdHJpbmc7XG4gIHN0ZXA6IG51bWJlcjtcbiAgc2VhdDogbnVtYmVyIHwgdW5kZWZpbmVkO1xufSkge1xuICBjb25zdCB3b3JkcyA9IHVzZVdvcmRzKCk7XG4gIGNvbnN0IHsgbGFuZ3VhZ2UgfSA9IHVzZVNoYXJlZCgpO1xuICBjb25zdCBbc3VtbWFyeSwgc2V0U3VtbWFyeV0gPSB1c2VTdGF0ZTxUYWJsZVN1bW1hcnk+KCk7XG4gIGNvbnN0IFtzaG93biwgc2V0U2hvd25dID0gdXNlU3RhdGU8U3RlcFNob3duPigpO1xuICBjb25zdCBbZXJyb3IsIHNldEVycm9yXSA9IHVzZVN0YXRlKFwiXCIpO1xuICBjb25zdCBbcnVucywgc2V0UnVuc10gPSB1c2VTdGF0ZShmYWxzZSk7XG4gIGNvbnN0IFtpc1NoYXJlZCwgc2V0U2hhcmVkXSA9IHVzZVN0YXRlKGZhbHNlKTtcbiAgY29uc3QgZmFpbCA9IChmYWlsdXJlOiBFcnJvcikgPT4gc2V0RXJyb3IoZmFpbHVyZS5tZXNzYWdlIHx8IHdvcmRzKFwicGFnZS1vdXQtb2YtcmVhY2hcIikpO1xuXG4gIHVzZUVmZmVjdCgoKSA9PiB7XG4gICAgYXBpLnN1bW1hcnkodGFibGUsIGxhbmd1YWdlKS50aGVuKHNldFN1bW1hcnkpLmNhdGNoKGZhaWwpO1xuICB9LCBbdGFibGUsIGxhbmd1YWdlXSk7XG4gIHVzZUVmZmVjdCgoKSA9PiB7XG4gICAgbGV0IGlzQ3VycmVudCA9IHRydWU7XG4gICAgYXBpXG4gICAgICAuc3RlcCh0YWJsZSwgc3RlcCwgc2VhdCwgbGFuZ3VhZ2UpXG4gICAgICAudGhlbigoZm91bmQpID0+IHtcbiAgICAgICAgaWYgKGlzQ3VycmVudCkge1xuICAgICAgICAgIHNldFNob3duKGZvdW5kKTtcbiAgICAgICAgICBzZXRFcnJvcihcIlwiKTtcbiAgICAgICAgfVxuICAgICAgfSlcbiAgICAgIC5jYXRjaChmYWlsKTtcbiAgICByZXR1cm4gKCkgPT4ge1xuICAgICAgaXNDdXJyZW50ID0gZmFsc2U7XG4gICAgfTtcbiAgfSwgW3RhYmxlLCBzdGVwLCBzZWF0LCBsYW5ndWFnZV0pO1xuICBjb25zdCBzdGVwcyA9IHNob3duPy5zdGVwcyA/PyBzdGVwO1xuICBjb25zdCBnbyA9ICh0bzogbnVtYmVyLCBhcyA9IHNlYXQpID0+IHtcbiAgICBjb25zdCBsaW5rID0gcmVwbGF5TGluayh0YWJsZSwgTWF0aC5tYXgoMCwgTWF0aC5taW4odG8sIHN0ZXBzKSksIGFzKTtcbiAgICBoaXN0b3J5LnJlcGxhY2VTdGF0ZShudWxsLCBcIlwiLCBsaW5rKTtcbiAgICBkaXNwYXRjaEV2ZW50KG5ldyBIYXNoQ2hhbmdlRXZlbnQoXCJoYXNoY2hhbmdlXCIpKTtcbiAgfTtcbiAgdXNlRWZmZWN0KCgpID0+IHtcbiAgICBpZiAocnVucyAmJiBzaG93bj8uc3RlcCA9PT0gc3RlcCkge1xuICAgICAgaWYgKHN0ZXAgPj0gc3RlcHMpIHtcbiAgICAgICAgc2V0UnVucyhmYWxzZSk7XG4gICAgICAgIHJldHVybjtcbiAgICAgIH1cbiAgICAgIGNvbnN0IHRpbWVyID0gc2V0VGltZW91dCgoKSA9PiBnbyhzdGVwICsgMSksIFNURVBfTVMpO1xuICAgICAgcmV0dXJuICgpID0+IGNsZWFyVGltZW91dCh0aW1lcik7XG4gICAgfVxuICB9LCBbcnVucywgc2hvd24sIHN0ZXBdKTtcbiAgdXNlRWZmZWN0KCgpID0+IHtcbiAgICBjb25zdCBsaXN0ZW4gPSAoZXZlbnQ6IEtleWJvYXJkRXZlbnQpID0+IHtcbiAgICAgIGlmIChldmVudC50YXJnZXQgPT09IGRvY3VtZW50LmJvZHkgJiYgZXZlbnQua2V5ID09PSBcIkFycm93UmlnaHRcIikge1xuICAgICAgICBnbyhzdGVwICsgMSk7XG4gICAgICB9IGVsc2UgaWYgKGV2ZW50LnRhcmdldCA9PT0gZG9jdW1lbnQuYm9keSAmJiBldmVudC5rZXkgPT09IFwiQXJyb3dMZWZ0XCIpIHtcbiAgICAgICAgZ28oc3RlcCAtIDEpO1xuICAgICAgfVxuICAgIH07XG4gICAgYWRkRXZlbnRMaXN0ZW5lcihcImtleWRvd25cIiwgbGlzdGVuKTtcbiAgICByZXR1cm4gKCkgPT4gcmVtb3ZlRXZlbnRMaXN0ZW5lcihcImtleWRvd25cIiwgbGlzdGVuKTtcbiAgfSk7XG4gIGNvbnN0IGRyYXdpbmdzID0gT2JqZWN0LmZyb21FbnRyaWVzKFxuICAgIE9iamVjdC5lbnRyaWVzKHNob3duPy50YWJsZS5kcmF3aW5ncyA/PyB7fSkubWFwKChbbmFtZSwgcGFydF0pID0+IFtuYW1lLCBwYXJ0LnN2Z10pLFxuICApO1xuICBjb25zdCBsb2cgPSBzaG93bj8udGFibGUubG9nLmxpbmVzLm1hcCgoW3R1cm4sIHRleHRdKSA9PiAoeyB0dXJuLCB0ZXh0IH0pKSA/PyBbXTtcbiAgY29uc3QgdGl0bGUgPSBzdW1tYXJ5Py50aXRsZSA/PyBcIlwiO1xuICByZXR1cm4gKFxuICAgIDxkaXYgY2xhc3M9XCJ0YWJsZS1wYWdlXCI+XG4gICAgICA8aGVhZGVyIGNsYXNzPVwidG9wXCI+XG4gICAgICAgIDxhIGNsYXNzPVwicXVpZXRcIiBocmVmPXt0YWJsZUxpbmsodGFibGUpfSB0aXRsZT17d29yZHMoXCJwYWdlLWJhY2tcIil9PlxuICAgICAgICAgIDxJY29uIG5hbWU9XCJiYWNrXCIgbGFiZWw9e3dvcmRzKFwicGFnZS1iYWNrXCIpfSAvPlxuICAgICAgICA8L2E+XG4gICAgICAgIDxoMT5cbiAgICAgICAgICA8c3BhbiBjbGFzcz1cInRpdGxlXCI+XG4gICAgICAgICAgICB7dGl0bGV9IMK3IHt3b3JkcyhcInBhZ2UtcmVwbGF5XCIpfVxuICAgICAgICAgIDwvc3Bhbj5cbiAgICAgICAgICA8c3BhbiBjbGFzcz1cImhlYWRsaW5lXCI+e3Nob3duPy50YWJsZS5oZWFkbGluZX08L3NwYW4+XG4gICAgICAgIDwvaDE+XG4gICAgICAgIDxidXR0b25cbiAgICAgICAgICB0eXBlPVwiYnV0dG9uXCJcbiAgICAgICAgICBjbGFzcz1cInF1aWV0XCJcbiAgICAgICAgICB0aXRsZT17d29yZHMoXCJwYWdlLXNoYXJlXCIpfVxuICAgICAgICAgIG9uQ2xpY2s9eygpID0+IHNldFNoYXJlZCh0cnVlKX1cbiAgICAgICAgPlxuICAgICAgICAgIDxJY29uIG5hbWU9XCJzaGFyZVwiIGxhYmVsPXt3b3JkcyhcInBhZ2Utc2hhcmVcIil9IC8+XG4gICAgICAgIDwvYnV0dG9uPlxuICAgICAgPC9oZWFkZXI+XG4gICAgICB7ZXJyb3IgJiYgPE5vdGljZT57ZXJyb3J9PC9Ob3RpY2U+fVxuICAgICAgPG1haW4+XG4gICAgICAgIHtzaG93biAmJiAoXG4gICAgICAgICAgPFRhYmxlVmlld1xuICAgICAgICAgICAgc2hvd249e3Nob3duLnRhYmxlfVxuICAgICAgICAgICAgZHJhd2luZ3M9e2RyYXdpbmdzfVxuICAgICAgICAgICAgbG9nPXtsb2d9XG4gICAgICAgICAgICBzdGF0ZT17dW5kZWZpbmVkfVxuICAgICAgICAgICAgcmVhY3Rpb25zPXtbXX1cbiAgICAgICAgICAgIHNlYXQ9e3NlYXR9XG4gICAgICAgICAgICBzZWxlY3Rpb249e3VuZGVmaW5lZH1cbiAgICAgICAgICAvPlxuICAgICAgICApfVxuICAgICAgPC9tYWluPlxuICAgICAgPHNlY3Rpb24gY2xhc3M9XCJhY3Rpb25zIHJlcGxheVwiIGFyaWEtbGFiZWw9e3dvcmRzKFwicGFnZS1yZXBsYXlcIil9PlxuICAgICAgICA8ZGl2IGNsYXNzPVwiYXNrZWRcIj5cbiAgICAgICAgICA8aW5wdXRcbiAgICAgICAgICAgIHR5cGU9XCJyYW5nZVwiXG4gICAgICAgICAgICBtaW49ezB9XG4gICAgICAgICAgICBtYXg9e3N0ZXBzfVxuICAgICAgICAgICAgdmFsdWU9e3N0ZXB9XG4gICAgICAgICAgICBhcmlhLWxhYmVsPXt3b3JkcyhcInBhZ2Utc3RlcFwiKX1cbiAgICAgICAgICAgIG9uSW5wdXQ9eyhldmVudCkgPT4gZ28oTnVtYmVyKGV2ZW50LmN1cnJlbnRUYXJnZXQudmFsdWUpKX1cbiAgICAgICAgICAvPlxuICAgICAgICAgIDxvdXRwdXQ+XG4gICAgICAgICAgICB7c3RlcH0gLyB7c3RlcHN9XG4gICAgICAgICAgPC9vdXRwdXQ+XG4gICAgICAgIDwvZGl2PlxuICAgICAgICA8ZGl2IGNsYXNzPVwiYnV0dG9uc1wiPlxuICAgICAgICAgIDxzZWxlY3RcbiAgICAgICAgICAgIGFyaWEtbGFiZWw9e3dvcmRzKFwicGFnZS1zZWVuLWJ5XCIpfVxuICAgICAgICAgICAgdmFsdWU9e3NlYXQgPz8gMH1cbiAgICAgICAgICAgIG9uQ2hhbmdlPXsoZXZlbnQpID0+IGdvKHN0ZXAsIE51bWJlcihldmVudC5jdXJyZW50VGFyZ2V0LnZhbHVlKSB8fCB1bmRlZmluZWQpfVxuICAgICAgICAgID5cbiAgICAgICAgICAgIDxvcHRpb24gdmFsdWU9ezB9Pnt3b3JkcyhcInBhZ2Utb25sb29rZXJcIil9PC9vcHRpb24+XG4gICAgICAgICAgICB7c3VtbWFyeT8uc2VhdHMubWFwKChvbmUpID0+IChcbiAgICAgICAgICAgICAgPG9wdGlvbiBrZXk9e29uZS5zZWF0fSB2YWx1ZT17b25lLnNlYXR9PlxuICAgICAgICAgICAgICAgIHtvbmUubmFtZX1cbiAgICAgICAgICAgICAgPC9vcHRpb24+XG4gICAgICAgICAgICApKX1cbiAgICAgICAgICA8L3NlbGVjdD5cbiAgICAgICAgICA8c3BhbiBjbGFzcz1cInNwYWNlXCIgLz5cbiAgICAgICAgICA8YnV0dG9uIHR5cGU9XCJidXR0b25cIiBkaXNhYmxlZD17c3RlcCA8PSAwfSBvbkNsaWNrPXsoKSA9PiBnbygwKX0+XG4gICAgICAgICAgICA8SWNvbiBuYW1lPVwiZmlyc3RcIiBsYWJlbD17d29yZHMoXCJwYWdlLWZpcnN0LXN0ZXBcIil9IC8+XG4gICAgICAgICAgPC9idXR0b24+XG4gICAgICAgICAgPGJ1dHRvbiB0eXBlPVwiYnV0dG9uXCIgZGlzYWJsZWQ9e3N0ZXAgPD0gMH0gb25DbGljaz17KCkgPT4gZ28oc3RlcCAtIDEpfT5cbiAgICAgICAgICAgIDxJY29uIG5hbWU9XCJiYWNrXCIgbGFiZWw9e3dvcmRzKFwicGFnZS1wcmV2aW91cy1zdGVwXCIpfSAvPlxuICAgICAgICAgIDwvYnV0dG9uPlxuICAgICAgICAgIDxidXR0b24gdHlwZT1cImJ1dHRvblwiIGNsYXNzPVwibWFpblwiIG9uQ2xpY2s9eygpID0+IHNldFJ1bnMoIXJ1bnMpfT5cbiAgICAgICAgICAgIDxJY29uIG5hbWU9e3J1bnMgPyBcInBhdXNlXCIgOiBcInJ1blwifSBsYWJlbD17d29yZHMocnVucyA/IFwicGFnZS1wYXVzZVwiIDogXCJwYWdlLXJ1blwiKX0gLz5cbiAgICAgICAgICA8L2J1dHRvbj5cbiAgICAgICAgICA8YnV0dG9uIHR5cGU9XCJidXR0b25cIiBkaXNhYmxlZD17c3RlcCA+PSBzdGVwc30gb25DbGljaz17KCkgPT4gZ28oc3RlcCArIDEpfT5cbiAgICAgICAgICAgIDxJY29uIG5hbWU9XCJmb3J3YXJkXCIgbGFiZWw9e3dvcmRzKFwicGFnZS1uZXh0LXN0ZXBcIil9IC8+XG4gICAgICAgICAgPC9idXR0b24+XG4gICAgICAgICAgPGJ1dHRvbiB0eXBlPVwiYnV0dG9uXCIgZGlzYWJsZWQ9e3N0ZXAgPj0gc3RlcHN9IG9uQ2xpY2s9eygpID0+IGdvKHN0ZXBzKX0+XG4gICAgICAgICAgICA8SWNvbiBuYW1lPVwibGFzdFwiIGxhYmVsPXt3b3JkcyhcInBhZ2UtbGFzdC1zdGVwXCIpfSAvPlxuICAgICAgICAgIDwvYnV0dG9uPlxuICAgICAgICA8L2Rpdj5cbiAgICAgIDwvc2VjdGlvbj5cbiAgICAgIHtpc1NoYXJlZCAmJiAoXG4gICAgICAgIDxEaWFsb2cgdGl0bGU9e3dvcmRzKFwicGFnZS1zaGFyZVwiKX0gb25DbG9zZT17KCkgPT4gc2V0U2hhcmVkKGZhbHNlKX0+XG4gICAgICAgICAgPFNoYXJlIGFkZHJlc3M9e3dob2xlQWRkcmVzcyhyZXBsYXlMaW5rKHRhYmxlLCBzdGVwLCBzZWF0KSl9IHRpdGxlPXt0aXRsZX0gLz5cbiAgICAgICAgPC9EaWFsb2c+XG4gICAgICApfVxuICAgIDwvZGl2PlxuICApO1xufVxuIiwgIi8vIFRoZSBydWxlcyBvZiBhIGdhbWUuXG5cbmltcG9ydCB7IHVzZUVmZmVjdCwgdXNlUmVmLCB1c2VTdGF0ZSB9IGZyb20gXCJwcmVhY3QvaG9va3NcIjtcbmltcG9ydCAqIGFzIGFwaSBmcm9tIFwiLi4vYXBpXCI7XG5pbXBvcnQgeyBCcmFuZCwgTGFuZ3VhZ2VDaG9pY2UsIE5vdGljZSB9IGZyb20gXCIuLi91aVwiO1xuaW1wb3J0IHsgdXNlU2hhcmVkLCB1c2VXb3JkcyB9IGZyb20gXCIuLi93b3Jkc1wiO1xuXG5leHBvcnQgZnVuY3Rpb24gUnVsZXNQYWdlKHsgZ2FtZSB9OiB7IGdhbWU6IHN0cmluZyB9KSB7XG4gIGNvbnN0IHdvcmRzID0gdXNlV29yZHMoKTtcbiAgY29uc3QgeyBsYW5ndWFnZSwgbG9iYnkgfSA9IHVzZVNoYXJlZCgpO1xuICBjb25zdCBwbGFjZSA9IHVzZVJlZjxIVE1MRWxlbWVudD4obnVsbCk7XG4gIGNvbnN0IFtlcnJvciwgc2V0RXJyb3JdID0gdXNlU3RhdGUoXCJcIik7XG4gIGNvbnN0IHRpdGxlID0gbG9iYnkuZ2FtZXMuZmluZCgob25lKSA9PiBvbmUubmFtZSA9PT0gZ2FtZSk/LnRpdGxlID8/IGdhbWU7XG4gIHVzZUVmZmVjdCgoKSA9PiB7XG4gICAgZG9jdW1lbnQudGl0bGUgPSBgJHt0aXRsZX0gwrcgJHt3b3JkcyhcInBhZ2UtcnVsZXNcIil9YDtcbiAgICBsZXQgaXNDdXJyZW50ID0gdHJ1ZTtcbiAgICBhcGlcbiAgICAgIC5ydWxlcyhnYW1lLCBsYW5ndWFnZSlcbiAgICAgIC50aGVuKCh0ZXh0KSA9PiB7XG4gICAgICAgIGlmIChpc0N1cnJlbnQgJiYgcGxhY2UuY3VycmVudCkge1xuICAgICAgICAgIGNvbnN0IHBhcnNlZCA9IG5ldyBET01QYXJzZXIoKS5wYXJzZUZyb21TdHJpbmcodGV4dCwgXCJ0ZXh0L2h0bWxcIik7XG4gICAgICAgICAgcGxhY2UuY3VycmVudC5yZXBsYWNlQ2hpbGRyZW4oLi4ucGFyc2VkLmJvZHkuY2hpbGROb2Rlcyk7XG4gICAgICAgICAgc2V0RXJyb3IoXCJcIik7XG4gICAgICAgIH1cbiAgICAgIH0pXG4gICAgICAuY2F0Y2goKGZhaWx1cmU6IEVycm9yKSA9PiBzZXRFcnJvcihmYWlsdXJlLm1lc3NhZ2UgfHwgd29yZHMoXCJwYWdlLW91dC1vZi1yZWFjaFwiKSkpO1xuICAgIHJldHVybiAoKSA9PiB7XG4gICAgICBpc0N1cnJlbnQgPSBmYWxzZTtcbiAgICB9O1xuICB9LCBbZ2FtZSwgbGFuZ3VhZ2VdKTtcbiAgcmV0dXJuIChcbiAgICA8PlxuICAgICAgPGhlYWRlciBjbGFzcz1cInRvcCBzdGFydC10b3BcIj5cbiAgICAgICAgPEJyYW5kIC8+XG4gICAgICAgIDxMYW5ndWFnZUNob2ljZSAvPlxuICAgICAgPC9oZWFkZXI+XG4gICAgICA8bWFpbiBjbGFzcz1cIm5hcnJvd1wiPlxuICAgICAgICB7ZXJyb3IgJiYgPE5vdGljZT57ZXJyb3J9PC9Ob3RpY2U+fVxuICAgICAgICA8YXJ0aWNsZSBjbGFzcz1cInBhbmVsIHJ1bGVzXCIgcmVmPXtwbGFjZX0gLz5cbiAgICAgIDwvbWFpbj5cbiAgICA8Lz5cbiAgKTtcbn1cbiIsICIvLyBUaGUgZmlyc3QgcGFnZTogY29udGludWUgYSB0YWJsZSwgb3BlbiBvbmUsIGpvaW4gb25lLlxuXG5pbXBvcnQgeyB1c2VFZmZlY3QsIHVzZVN0YXRlIH0gZnJvbSBcInByZWFjdC9ob29rc1wiO1xuaW1wb3J0ICogYXMgYXBpIGZyb20gXCIuLi9hcGlcIjtcbmltcG9ydCAqIGFzIGtlZXAgZnJvbSBcIi4uL2tlZXBcIjtcbmltcG9ydCB0eXBlIHsgR2FtZVNob3duLCBOZXdUYWJsZSwgU2VhdFBsYW4sIFRhYmxlU3VtbWFyeSB9IGZyb20gXCIuLi9wcm90b2NvbFwiO1xuaW1wb3J0IHsgcnVsZXNMaW5rLCB0YWJsZUluLCB0YWJsZUxpbmsgfSBmcm9tIFwiLi4vcm91dGVcIjtcbmltcG9ydCB7IEJyYW5kLCBMYW5ndWFnZUNob2ljZSwgTm90aWNlIH0gZnJvbSBcIi4uL3VpXCI7XG5pbXBvcnQgeyB1c2VTaGFyZWQsIHVzZVdvcmRzIH0gZnJvbSBcIi4uL3dvcmRzXCI7XG5cbmNvbnN0IENPTlRJTlVFRF9NQVggPSA4O1xuY29uc3QgU0VDT05EUyA9IFsxNSwgMzAsIDYwLCAxMjAsIDMwMF0gYXMgY29uc3Q7XG5cbmV4cG9ydCBmdW5jdGlvbiBTdGFydFBhZ2UoKSB7XG4gIGNvbnN0IHdvcmRzID0gdXNlV29yZHMoKTtcbiAgdXNlRWZmZWN0KCgpID0+IHtcbiAgICBkb2N1bWVudC50aXRsZSA9IFwicm9sbC1hbmQtd3JpdGVcIjtcbiAgfSwgW10pO1xuICByZXR1cm4gKFxuICAgIDw+XG4gICAgICA8aGVhZGVyIGNsYXNzPVwidG9wIHN0YXJ0LXRvcFwiPlxuICAgICAgICA8QnJhbmQgLz5cbiAgICAgICAgPExhbmd1YWdlQ2hvaWNlIC8+XG4gICAgICA8L2hlYWRlcj5cbiAgICAgIDxtYWluIGNsYXNzPVwic3RhcnRcIj5cbiAgICAgICAgPGgxIGNsYXNzPVwiaGlkZGVuXCI+cm9sbC1hbmQtd3JpdGU8L2gxPlxuICAgICAgICA8Q29udGludWUgLz5cbiAgICAgICAgPE9wZW5UYWJsZSAvPlxuICAgICAgICA8Sm9pbkJ5TGluayAvPlxuICAgICAgICA8cCBjbGFzcz1cImhpbnQgZm9vdGVyXCI+e3dvcmRzKFwicGFnZS1hYm91dFwiKX08L3A+XG4gICAgICA8L21haW4+XG4gICAgPC8+XG4gICk7XG59XG5cbi8qKiBUaGUgdGFibGVzIHRoYXQgdGhpcyBicm93c2VyIGtub3dzIGFuZCB0aGF0IHN0aWxsIGV4aXN0LiAqL1xuZnVuY3Rpb24gQ29udGludWUoKSB7XG4gIGNvbnN0IHdvcmRzID0gdXNlV29yZHMoKTtcbiAgY29uc3QgeyBsYW5ndWFnZSB9ID0gdXNlU2hhcmVkKCk7XG4gIGNvbnN0IFtmb3VuZCwgc2V0Rm91bmRdID0gdXNlU3RhdGU8VGFibGVTdW1tYXJ5W10+KFtdKTtcbiAgdXNlRWZmZWN0KCgpID0+IHtcbiAgICBsZXQgaXNDdXJyZW50ID0gdHJ1ZTtcbiAgICBjb25zdCBrbm93biA9IGtlZXAudGFibGVzKCkuc2xpY2UoMCwgQ09OVElOVUVEX01BWCk7XG4gICAgY29uc3QgYXNrZWQgPSBrbm93bi5tYXAoYXN5bmMgKFt0YWJsZV0pID0+IHtcbiAgICAgIHRyeSB7XG4gICAgICAgIHJldHVybiBhd2FpdCBhcGkuc3VtbWFyeSh0YWJsZSwgbGFuZ3VhZ2UpO1xuICAgICAgfSBjYXRjaCAoZXJyb3IpIHtcbiAgICAgICAgaWYgKGVycm9yIGluc3RhbmNlb2YgYXBpLlJlcXVlc3RFcnJvciAmJiBlcnJvci5zdGF0dXMgPT09IDQwNCkge1xuICAgICAgICAgIGtlZXAuZm9yZ2V0VGFibGUodGFibGUpO1xuICAgICAgICB9XG4gICAgICAgIHJldHVybiB1bmRlZmluZWQ7XG4gICAgICB9XG4gICAgfSk7XG4gICAgUHJvbWlzZS5hbGwoYXNrZWQpLnRoZW4oKGFuc3dlcnMpID0+IHtcbiAgICAgIGlmIChpc0N1cnJlbnQpIHtcbiAgICAgICAgc2V0Rm91bmQoYW5zd2Vycy5maWx0ZXIoKG9uZSkgPT4gb25lICE9PSB1bmRlZmluZWQpKTtcbiAgICAgIH1cbiAgICB9KTtcbiAgICByZXR1cm4gKCkgPT4ge1xuICAgICAgaXNDdXJyZW50ID0gZmFsc2U7XG4gICAgfTtcbiAgfSwgW2xhbmd1YWdlXSk7XG4gIGlmIChmb3VuZC5sZW5ndGggPT09IDApIHtcbiAgICByZXR1cm4gbnVsbDtcbiAgfVxuICByZXR1cm4gKFxuICAgIDxzZWN0aW9uIGNsYXNzPVwicGFuZWxcIj5cbiAgICAgIDxoMj57d29yZHMoXCJwYWdlLWNvbnRpbnVlXCIpfTwvaDI+XG4gICAgICA8dWwgY2xhc3M9XCJrbm93blwiPlxuICAgICAgICB7Zm91bmQubWFwKCh0YWJsZSkgPT4gKFxuICAgICAgICAgIDxsaSBrZXk9e3RhYmxlLnRhYmxlfT5cbiAgICAgICAgICAgIDxhIGNsYXNzPVwia25vd24tdGFibGVcIiBocmVmPXt0YWJsZUxpbmsodGFibGUudGFibGUpfT5cbiAgICAgICAgICAgICAgPGI+e3RhYmxlLnRpdGxlfTwvYj5cbiAgICAgICAgICAgICAgPHNwYW4gY2xhc3M9XCJiYWRnZVwiIGRhdGEtcGhhc2U9e3RhYmxlLnBoYXNlfT5cbiAgICAgICAgICAgICAgICB7d29yZHMoUEhBU0VTW3RhYmxlLnBoYXNlXSl9XG4gICAgICAgICAgICAgIDwvc3Bhbj5cbiAgICAgICAgICAgICAgPHNwYW4gY2xhc3M9XCJoaW50XCI+XG4gICAgICAgICAgICAgICAge3RhYmxlLnNlYXRzXG4gICAgICAgICAgICAgICAgICAubWFwKChzZWF0KSA9PiBzZWF0Lm5hbWUpXG4gICAgICAgICAgICAgICAgICAuZmlsdGVyKEJvb2xlYW4pXG4gICAgICAgICAgICAgICAgICAuam9pbihcIiwgXCIpfVxuICAgICAgICAgICAgICA8L3NwYW4+XG4gICAgICAgICAgICA8L2E+XG4gICAgICAgICAgPC9saT5cbiAgICAgICAgKSl9XG4gICAgICA8L3VsPlxuICAgIDwvc2VjdGlvbj5cbiAgKTtcbn1cblxuY29uc3QgUEhBU0VTID0ge1xuICB3YWl0aW5nOiBcInBhZ2UtcGhhc2Utd2FpdGluZ1wiLFxuICBwbGF5aW5nOiBcInBhZ2UtcGhhc2UtcGxheWluZ1wiLFxuICBvdmVyOiBcInBhZ2UtcGhhc2Utb3ZlclwiLFxuICBzdG9wcGVkOiBcInBhZ2UtcGhhc2Utc3RvcHBlZFwiLFxufSBhcyBjb25zdDtcblxuZnVuY3Rpb24gT3BlblRhYmxlKCkge1xuICBjb25zdCB3b3JkcyA9IHVzZVdvcmRzKCk7XG4gIGNvbnN0IHsgbG9iYnksIGxhbmd1YWdlIH0gPSB1c2VTaGFyZWQoKTtcbiAgY29uc3QgW2dhbWVOYW1lLCBzZXRHYW1lXSA9IHVzZVN0YXRlKCgpID0+IGtlZXAuZ2V0KFwiZ2FtZVwiLCBcIlwiKSk7XG4gIGNvbnN0IFtwYWNrTmFtZSwgc2V0UGFja10gPSB1c2VTdGF0ZShcIlwiKTtcbiAgY29uc3QgW3NlYXRzLCBzZXRTZWF0c10gPSB1c2VTdGF0ZTxTZWF0UGxhbltdPihbeyBraW5kOiBcInBlcnNvblwiIH0sIHsga2luZDogXCJwZXJzb25cIiB9XSk7XG4gIGNvbnN0IFtvcHRpb25zLCBzZXRPcHRpb25zXSA9IHVzZVN0YXRlPFJlY29yZDxzdHJpbmcsIHN0cmluZz4+KHt9KTtcbiAgY29uc3QgW3NlZWQsIHNldFNlZWRdID0gdXNlU3RhdGUoXCJcIik7XG4gIGNvbnN0IFtzZWNvbmRzLCBzZXRTZWNvbmRzXSA9IHVzZVN0YXRlKDApO1xuICBjb25zdCBbZXJyb3IsIHNldEVycm9yXSA9IHVzZVN0YXRlKFwiXCIpO1xuICBjb25zdCBbaXNCdXN5LCBzZXRCdXN5XSA9IHVzZVN0YXRlKGZhbHNlKTtcblxuICBjb25zdCBnYW1lID0gbG9iYnkuZ2FtZXMuZmluZCgob25lKSA9PiBvbmUubmFtZSA9PT0gZ2FtZU5hbWUpID8/IGxvYmJ5LmdhbWVzWzBdO1xuICBpZiAoIWdhbWUpIHtcbiAgICByZXR1cm4gbnVsbDtcbiAgfVxuICBjb25zdCBwYWNrID0gZ2FtZS5wYWNrcy5maW5kKChvbmUpID0+IG9uZS5uYW1lID09PSBwYWNrTmFtZSkgPz8gZ2FtZS5wYWNrc1swXTtcbiAgY29uc3QgW2xlYXN0LCBtb3N0XSA9IHBhY2s/LnNlYXRzID8/IGdhbWUuc2VhdHM7XG4gIGNvbnN0IHBsYW5uZWQgPSBmaXR0ZWQoc2VhdHMsIGxlYXN0LCBtb3N0KTtcbiAgY29uc3Qgb3BlbiA9IGFzeW5jIChldmVudDogRXZlbnQpID0+IHtcbiAgICBldmVudC5wcmV2ZW50RGVmYXVsdCgpO1xuICAgIHNldEJ1c3kodHJ1ZSk7XG4gICAgc2V0RXJyb3IoXCJcIik7XG4gICAgY29uc3QgdGFibGU6IE5ld1RhYmxlID0ge1xuICAgICAgZ2FtZTogZ2FtZS5uYW1lLFxuICAgICAgc2VhdHM6IHBsYW5uZWQsXG4gICAgICBvcHRpb25zOiBPYmplY3QuZnJvbUVudHJpZXMoXG4gICAgICAgIGdhbWUub3B0aW9uc1xuICAgICAgICAgIC5tYXAoKG9wdGlvbikgPT4gW29wdGlvbi5uYW1lLCBvcHRpb25zW29wdGlvbi5uYW1lXSA/PyBcIlwiXSBhcyBjb25zdClcbiAgICAgICAgICAuZmlsdGVyKChbLCB2YWx1ZV0pID0+IHZhbHVlICE9PSBcIlwiKSxcbiAgICAgICksXG4gICAgICAuLi4ocGFjayAmJiBwYWNrLm5hbWUgIT09IGdhbWUubmFtZSA/IHsgcGFjazogcGFjay5uYW1lIH0gOiB7fSksXG4gICAgICAuLi4oc2VlZC50cmltKCkgPyB7IHNlZWQ6IHNlZWQudHJpbSgpIH0gOiB7fSksXG4gICAgICAuLi4oc2Vjb25kcyA+IDAgPyB7IHNlY29uZHMgfSA6IHt9KSxcbiAgICB9O1xuICAgIHRyeSB7XG4gICAgICBjb25zdCBjcmVhdGVkID0gYXdhaXQgYXBpLmNyZWF0ZSh0YWJsZSwgbGFuZ3VhZ2UpO1xuICAgICAga2VlcC5rZWVwVGFibGUoY3JlYXRlZC50YWJsZSwgeyBob3N0OiBjcmVhdGVkLmhvc3QsIHRpdGxlOiBwYWNrPy50aXRsZSA/PyBnYW1lLnRpdGxlIH0pO1xuICAgICAga2VlcC5zZXQoXCJnYW1lXCIsIGdhbWUubmFtZSk7XG4gICAgICBsb2NhdGlvbi5oYXNoID0gdGFibGVMaW5rKGNyZWF0ZWQudGFibGUpO1xuICAgIH0gY2F0Y2ggKGZhaWx1cmUpIHtcbiAgICAgIGNvbnN0IHRleHQgPSBmYWlsdXJlIGluc3RhbmNlb2YgRXJyb3IgPyBmYWlsdXJlLm1lc3NhZ2UgOiBcIlwiO1xuICAgICAgc2V0RXJyb3IodGV4dCB8fCB3b3JkcyhcInBhZ2Utb3V0LW9mLXJlYWNoXCIpKTtcbiAgICAgIHNldEJ1c3koZmFsc2UpO1xuICAgIH1cbiAgfTtcbiAgcmV0dXJuIChcbiAgICA8Zm9ybSBjbGFzcz1cInBhbmVsIG9wZW5cIiBvblN1Ym1pdD17b3Blbn0+XG4gICAgICA8aDI+e3dvcmRzKFwicGFnZS1vcGVuXCIpfTwvaDI+XG4gICAgICA8R2FtZUNob2ljZVxuICAgICAgICBnYW1lcz17bG9iYnkuZ2FtZXN9XG4gICAgICAgIGNob3Nlbj17Z2FtZX1cbiAgICAgICAgY2hvb3NlPXsobmFtZSkgPT4ge1xuICAgICAgICAgIHNldEdhbWUobmFtZSk7XG4gICAgICAgICAgc2V0UGFjayhcIlwiKTtcbiAgICAgICAgICBzZXRPcHRpb25zKHt9KTtcbiAgICAgICAgfX1cbiAgICAgIC8+XG4gICAgICB7Z2FtZS5wYWNrcy5sZW5ndGggPiAxICYmIChcbiAgICAgICAgPGZpZWxkc2V0IGNsYXNzPVwicGlja1wiPlxuICAgICAgICAgIDxsZWdlbmQ+e3dvcmRzKFwicGFnZS1wYWNrXCIpfTwvbGVnZW5kPlxuICAgICAgICAgIHtnYW1lLnBhY2tzLm1hcCgob25lKSA9PiAoXG4gICAgICAgICAgICA8bGFiZWwga2V5PXtvbmUubmFtZX0gY2xhc3M9XCJwaWxsXCI+XG4gICAgICAgICAgICAgIDxpbnB1dFxuICAgICAgICAgICAgICAgIHR5cGU9XCJyYWRpb1wiXG4gICAgICAgICAgICAgICAgbmFtZT1cInBhY2tcIlxuICAgICAgICAgICAgICAgIGNoZWNrZWQ9e29uZSA9PT0gcGFja31cbiAgICAgICAgICAgICAgICBvbkNoYW5nZT17KCkgPT4gc2V0UGFjayhvbmUubmFtZSl9XG4gICAgICAgICAgICAgIC8+XG4gICAgICAgICAgICAgIHtvbmUudGl0bGV9XG4gICAgICAgICAgICA8L2xhYmVsPlxuICAgICAgICAgICkpfVxuICAgICAgICA8L2ZpZWxkc2V0PlxuICAgICAgKX1cbiAgICAgIDxTZWF0UGxhbnMgc2VhdHM9e3BsYW5uZWR9IGxlYXN0PXtsZWFzdH0gbW9zdD17bW9zdH0gc2V0U2VhdHM9e3NldFNlYXRzfSAvPlxuICAgICAgPGRldGFpbHM+XG4gICAgICAgIDxzdW1tYXJ5Pnt3b3JkcyhcInBhZ2UtaG91c2UtcnVsZXNcIil9PC9zdW1tYXJ5PlxuICAgICAgICB7Z2FtZS5vcHRpb25zLm1hcCgob3B0aW9uKSA9PiAoXG4gICAgICAgICAgPGxhYmVsIGtleT17b3B0aW9uLm5hbWV9IGNsYXNzPVwib3B0aW9uXCI+XG4gICAgICAgICAgICA8c3BhbiBjbGFzcz1cImNsYXVzZVwiPntvcHRpb24uY2xhdXNlfTwvc3Bhbj5cbiAgICAgICAgICAgIDxzZWxlY3RcbiAgICAgICAgICAgICAgdmFsdWU9e29wdGlvbnNbb3B0aW9uLm5hbWVdID8/IFwiXCJ9XG4gICAgICAgICAgICAgIG9uQ2hhbmdlPXsoZXZlbnQpID0+XG4gICAgICAgICAgICAgICAgc2V0T3B0aW9ucyh7IC4uLm9wdGlvbnMsIFtvcHRpb24ubmFtZV06IGV2ZW50LmN1cnJlbnRUYXJnZXQudmFsdWUgfSlcbiAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgPlxuICAgICAgICAgICAgICB7b3B0aW9uLnZhbHVlcy5tYXAoKHZhbHVlLCBpbmRleCkgPT4gKFxuICAgICAgICAgICAgICAgIDxvcHRpb24ga2V5PXt2YWx1ZS5uYW1lfSB2YWx1ZT17aW5kZXggPT09IDAgPyBcIlwiIDogdmFsdWUubmFtZX0+XG4gICAgICAgICAgICAgICAgICB7dmFsdWUuYWJvdXR9XG4gICAgICAgICAgICAgICAgPC9vcHRpb24+XG4gICAgICAgICAgICAgICkpfVxuICAgICAgICAgICAgPC9zZWxlY3Q+XG4gICAgICAgICAgPC9sYWJlbD5cbiAgICAgICAgKSl9XG4gICAgICAgIDxsYWJlbCBjbGFzcz1cIm9wdGlvblwiPlxuICAgICAgICAgIDxzcGFuPnt3b3JkcyhcInBhZ2UtdGltZVwiKX08L3NwYW4+XG4gICAgICAgICAgPHNlbGVjdFxuICAgICAgICAgICAgdmFsdWU9e3NlY29uZHN9XG4gICAgICAgICAgICBvbkNoYW5nZT17KGV2ZW50KSA9PiBzZXRTZWNvbmRzKE51bWJlcihldmVudC5jdXJyZW50VGFyZ2V0LnZhbHVlKSl9XG4gICAgICAgICAgPlxuICAgICAgICAgICAgPG9wdGlvbiB2YWx1ZT17MH0+e3dvcmRzKFwicGFnZS1uby1saW1pdFwiKX08L29wdGlvbj5cbiAgICAgICAgICAgIHtTRUNPTkRTLm1hcCgob25lKSA9PiAoXG4gICAgICAgICAgICAgIDxvcHRpb24ga2V5PXtvbmV9IHZhbHVlPXtvbmV9PlxuICAgICAgICAgICAgICAgIHtvbmV9IHNcbiAgICAgICAgICAgICAgPC9vcHRpb24+XG4gICAgICAgICAgICApKX1cbiAgICAgICAgICA8L3NlbGVjdD5cbiAgICAgICAgPC9sYWJlbD5cbiAgICAgICAgPGxhYmVsIGNsYXNzPVwib3B0aW9uXCI+XG4gICAgICAgICAgPHNwYW4+e3dvcmRzKFwicGFnZS1zZWVkXCIpfTwvc3Bhbj5cbiAgICAgICAgICA8aW5wdXRcbiAgICAgICAgICAgIGlucHV0TW9kZT1cIm51bWVyaWNcIlxuICAgICAgICAgICAgcGF0dGVybj1cIlswLTldezEsMjB9XCJcbiAgICAgICAgICAgIHZhbHVlPXtzZWVkfVxuICAgICAgICAgICAgcGxhY2Vob2xkZXI9e3dvcmRzKFwicGFnZS1yYW5kb21cIil9XG4gICAgICAgICAgICBvbklucHV0PXsoZXZlbnQpID0+IHNldFNlZWQoZXZlbnQuY3VycmVudFRhcmdldC52YWx1ZSl9XG4gICAgICAgICAgLz5cbiAgICAgICAgPC9sYWJlbD5cbiAgICAgIDwvZGV0YWlscz5cbiAgICAgIHtlcnJvciAmJiA8Tm90aWNlPntlcnJvcn08L05vdGljZT59XG4gICAgICA8ZGl2IGNsYXNzPVwiYnV0dG9uc1wiPlxuICAgICAgICA8YnV0dG9uIHR5cGU9XCJzdWJtaXRcIiBjbGFzcz1cIm1haW5cIiBkaXNhYmxlZD17aXNCdXN5fT5cbiAgICAgICAgICB7d29yZHMoXCJwYWdlLW9wZW4tbm93XCIpfVxuICAgICAgICA8L2J1dHRvbj5cbiAgICAgICAgPGEgY2xhc3M9XCJidXR0b25cIiBocmVmPXtydWxlc0xpbmsoZ2FtZS5uYW1lKX0+XG4gICAgICAgICAge3dvcmRzKFwicGFnZS1ydWxlc1wiKX1cbiAgICAgICAgPC9hPlxuICAgICAgPC9kaXY+XG4gICAgPC9mb3JtPlxuICApO1xufVxuXG4vKiogQXMgbWFueSBzZWF0cyBhcyB0aGUgZ2FtZSBjYW4gaGF2ZS4gKi9cbmZ1bmN0aW9uIGZpdHRlZChzZWF0czogU2VhdFBsYW5bXSwgbGVhc3Q6IG51bWJlciwgbW9zdDogbnVtYmVyKTogU2VhdFBsYW5bXSB7XG4gIGNvbnN0IHBsYW5uZWQgPSBzZWF0cy5zbGljZSgwLCBtb3N0KTtcbiAgd2hpbGUgKHBsYW5uZWQubGVuZ3RoIDwgbGVhc3QpIHtcbiAgICBwbGFubmVkLnB1c2goeyBraW5kOiBcInBlcnNvblwiIH0pO1xuICB9XG4gIHJldHVybiBwbGFubmVkO1xufVxuXG5mdW5jdGlvbiBHYW1lQ2hvaWNlKHtcbiAgZ2FtZXMsXG4gIGNob3NlbixcbiAgY2hvb3NlLFxufToge1xuICBnYW1lczogR2FtZVNob3duW107XG4gIGNob3NlbjogR2FtZVNob3duO1xuICBjaG9vc2UobmFtZTogc3RyaW5nKTogdm9pZDtcbn0pIHtcbiAgY29uc3Qgd29yZHMgPSB1c2VXb3JkcygpO1xuICByZXR1cm4gKFxuICAgIDxmaWVsZHNldCBjbGFzcz1cImdhbWVzXCI+XG4gICAgICA8bGVnZW5kIGNsYXNzPVwiaGlkZGVuXCI+e3dvcmRzKFwicGFnZS1nYW1lXCIpfTwvbGVnZW5kPlxuICAgICAge2dhbWVzLm1hcCgoZ2FtZSkgPT4gKFxuICAgICAgICA8bGFiZWwga2V5PXtnYW1lLm5hbWV9IGNsYXNzPVwiZ2FtZVwiIGRhdGEtY2hvc2VuPXtnYW1lID09PSBjaG9zZW59PlxuICAgICAgICAgIDxpbnB1dFxuICAgICAgICAgICAgdHlwZT1cInJhZGlvXCJcbiAgICAgICAgICAgIG5hbWU9XCJnYW1lXCJcbiAgICAgICAgICAgIGNoZWNrZWQ9e2dhbWUgPT09IGNob3Nlbn1cbiAgICAgICAgICAgIG9uQ2hhbmdlPXsoKSA9PiBjaG9vc2UoZ2FtZS5uYW1lKX1cbiAgICAgICAgICAvPlxuICAgICAgICAgIDxiPntnYW1lLnRpdGxlfTwvYj5cbiAgICAgICAgICA8c3Bhbj57Z2FtZS5hYm91dH08L3NwYW4+XG4gICAgICAgIDwvbGFiZWw+XG4gICAgICApKX1cbiAgICA8L2ZpZWxkc2V0PlxuICApO1xufVxuXG5mdW5jdGlvbiBTZWF0UGxhbnMoe1xuICBzZWF0cyxcbiAgbGVhc3QsXG4gIG1vc3QsXG4gIHNldFNlYXRzLFxufToge1xuICBzZWF0czogU2VhdFBsYW5bXTtcbiAgbGVhc3Q6IG51bWJlcjtcbiAgbW9zdDogbnVtYmVyO1xuICBzZXRTZWF0cyhzZWF0czogU2VhdFBsYW5bXSk6IHZvaWQ7XG59KSB7XG4gIGNvbnN0IHdvcmRzID0gdXNlV29yZHMoKTtcbiAgY29uc3QgeyBsb2JieSB9ID0gdXNlU2hhcmVkKCk7XG4gIGNvbnN0IGNoYW5nZSA9IChhdDogbnVtYmVyLCB2YWx1ZTogc3RyaW5nKSA9PiB7XG4gICAgY29uc3QgbGV2ZWwgPSBsb2JieS5sZXZlbHMuZmluZCgob25lKSA9PiBvbmUubGV2ZWwgPT09IHZhbHVlKT8ubGV2ZWw7XG4gICAgY29uc3QgcGxhbjogU2VhdFBsYW4gPSBsZXZlbCA/IHsga2luZDogXCJib3RcIiwgbGV2ZWwgfSA6IHsga2luZDogXCJwZXJzb25cIiB9O1xuICAgIHNldFNlYXRzKHNlYXRzLm1hcCgoc2VhdCwgaW5kZXgpID0+IChpbmRleCA9PT0gYXQgPyBwbGFuIDogc2VhdCkpKTtcbiAgfTtcbiAgcmV0dXJuIChcbiAgICA8ZmllbGRzZXQgY2xhc3M9XCJzZWF0LXBsYW5zXCI+XG4gICAgICA8bGVnZW5kPnt3b3JkcyhcInBhZ2Utc2VhdHNcIil9PC9sZWdlbmQ+XG4gICAgICB7c2VhdHMubWFwKChzZWF0LCBpbmRleCkgPT4gKFxuICAgICAgICA8bGFiZWwga2V5PXtpbmRleH0gY2xhc3M9XCJzZWF0LXBsYW5cIj5cbiAgICAgICAgICA8c3BhbiBjbGFzcz1cImxldHRlclwiPntpbmRleCArIDF9PC9zcGFuPlxuICAgICAgICAgIDxzcGFuIGNsYXNzPVwiaGlkZGVuXCI+XG4gICAgICAgICAgICB7d29yZHMoXCJwYWdlLXNlYXRcIil9IHtpbmRleCArIDF9XG4gICAgICAgICAgPC9zcGFuPlxuICAgICAgICAgIDxzZWxlY3RcbiAgICAgICAgICAgIHZhbHVlPXtzZWF0LmtpbmQgPT09IFwiYm90XCIgPyBzZWF0LmxldmVsIDogXCJwZXJzb25cIn1cbiAgICAgICAgICAgIG9uQ2hhbmdlPXsoZXZlbnQpID0+IGNoYW5nZShpbmRleCwgZXZlbnQuY3VycmVudFRhcmdldC52YWx1ZSl9XG4gICAgICAgICAgPlxuICAgICAgICAgICAgPG9wdGlvbiB2YWx1ZT1cInBlcnNvblwiPnt3b3JkcyhcInBhZ2UtcGVyc29uXCIpfTwvb3B0aW9uPlxuICAgICAgICAgICAge2xvYmJ5LmxldmVscy5tYXAoKHsgbGV2ZWwsIHRpdGxlIH0pID0+IChcbiAgICAgICAgICAgICAgPG9wdGlvbiBrZXk9e2xldmVsfSB2YWx1ZT17bGV2ZWx9PlxuICAgICAgICAgICAgICAgIHt3b3JkcyhcInBhZ2UtYm90XCIpfToge3RpdGxlfVxuICAgICAgICAgICAgICA8L29wdGlvbj5cbiAgICAgICAgICAgICkpfVxuICAgICAgICAgIDwvc2VsZWN0PlxuICAgICAgICA8L2xhYmVsPlxuICAgICAgKSl9XG4gICAgICA8ZGl2IGNsYXNzPVwidG9nZXRoZXJcIj5cbiAgICAgICAgPGJ1dHRvblxuICAgICAgICAgIHR5cGU9XCJidXR0b25cIlxuICAgICAgICAgIGRpc2FibGVkPXtzZWF0cy5sZW5ndGggPD0gbGVhc3R9XG4gICAgICAgICAgYXJpYS1sYWJlbD17d29yZHMoXCJwYWdlLWZld2VyLXNlYXRzXCIpfVxuICAgICAgICAgIG9uQ2xpY2s9eygpID0+IHNldFNlYXRzKHNlYXRzLnNsaWNlKDAsIC0xKSl9XG4gICAgICAgID5cbiAgICAgICAgICDiiJJcbiAgICAgICAgPC9idXR0b24+XG4gICAgICAgIDxidXR0b25cbiAgICAgICAgICB0eXBlPVwiYnV0dG9uXCJcbiAgICAgICAgICBkaXNhYmxlZD17c2VhdHMubGVuZ3RoID49IG1vc3R9XG4gICAgICAgICAgYXJpYS1sYWJlbD17d29yZHMoXCJwYWdlLW1vcmUtc2VhdHNcIil9XG4gICAgICAgICAgb25DbGljaz17KCkgPT4gc2V0U2VhdHMoWy4uLnNlYXRzLCB7IGtpbmQ6IFwicGVyc29uXCIgfV0pfVxuICAgICAgICA+XG4gICAgICAgICAgK1xuICAgICAgICA8L2J1dHRvbj5cbiAgICAgIDwvZGl2PlxuICAgIDwvZmllbGRzZXQ+XG4gICk7XG59XG5cbmZ1bmN0aW9uIEpvaW5CeUxpbmsoKSB7XG4gIGNvbnN0IHdvcmRzID0gdXNlV29yZHMoKTtcbiAgY29uc3QgW3RleHQsIHNldFRleHRdID0gdXNlU3RhdGUoXCJcIik7XG4gIGNvbnN0IFtpc1dyb25nLCBzZXRXcm9uZ10gPSB1c2VTdGF0ZShmYWxzZSk7XG4gIGNvbnN0IGpvaW4gPSAoZXZlbnQ6IEV2ZW50KSA9PiB7XG4gICAgZXZlbnQucHJldmVudERlZmF1bHQoKTtcbiAgICBjb25zdCB0YWJsZSA9IHRhYmxlSW4odGV4dCk7XG4gICAgc2V0V3JvbmcodGFibGUgPT09IHVuZGVmaW5lZCk7XG4gICAgaWYgKHRhYmxlKSB7XG4gICAgICBsb2NhdGlvbi5oYXNoID0gYCMke3RhYmxlfWA7XG4gICAgfVxuICB9O1xuICByZXR1cm4gKFxuICAgIDxmb3JtIGNsYXNzPVwicGFuZWxcIiBvblN1Ym1pdD17am9pbn0+XG4gICAgICA8aDI+e3dvcmRzKFwicGFnZS1qb2luLXRhYmxlXCIpfTwvaDI+XG4gICAgICA8bGFiZWwgZm9yPVwiam9pbi1saW5rXCI+e3dvcmRzKFwicGFnZS1saW5rXCIpfTwvbGFiZWw+XG4gICAgICA8ZGl2IGNsYXNzPVwidG9nZXRoZXJcIj5cbiAgICAgICAgPGlucHV0XG4gICAgICAgICAgaWQ9XCJqb2luLWxpbmtcIlxuICAgICAgICAgIHZhbHVlPXt0ZXh0fVxuICAgICAgICAgIHJlcXVpcmVkXG4gICAgICAgICAgb25JbnB1dD17KGV2ZW50KSA9PiBzZXRUZXh0KGV2ZW50LmN1cnJlbnRUYXJnZXQudmFsdWUpfVxuICAgICAgICAvPlxuICAgICAgICA8YnV0dG9uIHR5cGU9XCJzdWJtaXRcIj57d29yZHMoXCJwYWdlLWdvXCIpfTwvYnV0dG9uPlxuICAgICAgPC9kaXY+XG4gICAgICB7aXNXcm9uZyAmJiA8Tm90aWNlPnt3b3JkcyhcInBhZ2Utbm8tbGlua1wiKX08L05vdGljZT59XG4gICAgPC9mb3JtPlxuICApO1xufVxuIiwgIi8vIFRoZSBtZXNzYWdlcyBiZXR3ZWVuIHBhZ2UgYW5kIHNlcnZlci4gZG9jcy9zZXJ2aW5nLXByb3RvY29sLm1kIGV4cGxhaW5zIHRoZW0uXG5cbmV4cG9ydCBjb25zdCBQUk9UT0NPTCA9IDE7XG5cbmV4cG9ydCB0eXBlIEJvdExldmVsID0gXCJlYXN5XCIgfCBcIm1lZGl1bVwiIHwgXCJoYXJkXCIgfCBcImV4cGVydFwiO1xuXG5leHBvcnQgaW50ZXJmYWNlIExvYmJ5IHtcbiAgcHJvdG9jb2w6IG51bWJlcjtcbiAgc2VydmVyOiBzdHJpbmc7XG4gIGxhbmd1YWdlczogc3RyaW5nW107XG4gIGdhbWVzOiBHYW1lU2hvd25bXTtcbiAgbGV2ZWxzOiB7IGxldmVsOiBCb3RMZXZlbDsgdGl0bGU6IHN0cmluZyB9W107XG4gIHJlYWN0aW9uczogW3N0cmluZywgc3RyaW5nXVtdO1xuICB3b3JkczogUmVjb3JkPHN0cmluZywgc3RyaW5nPjtcbn1cblxuZXhwb3J0IGludGVyZmFjZSBHYW1lU2hvd24ge1xuICBuYW1lOiBzdHJpbmc7XG4gIHRpdGxlOiBzdHJpbmc7XG4gIGFib3V0OiBzdHJpbmc7XG4gIHNlYXRzOiBbbnVtYmVyLCBudW1iZXJdO1xuICBwYWNrczogUGFja1Nob3duW107XG4gIG9wdGlvbnM6IE9wdGlvblNob3duW107XG59XG5cbmV4cG9ydCBpbnRlcmZhY2UgUGFja1Nob3duIHtcbiAgbmFtZTogc3RyaW5nO1xuICB0aXRsZTogc3RyaW5nO1xuICBzZWF0czogW251bWJlciwgbnVtYmVyXTtcbn1cblxuZXhwb3J0IGludGVyZmFjZSBPcHRpb25TaG93biB7XG4gIG5hbWU6IHN0cmluZztcbiAgY2xhdXNlOiBzdHJpbmc7XG4gIHZhbHVlczogeyBuYW1lOiBzdHJpbmc7IGFib3V0OiBzdHJpbmcgfVtdO1xufVxuXG5leHBvcnQgdHlwZSBTZWF0UGxhbiA9IHsga2luZDogXCJwZXJzb25cIiB9IHwgeyBraW5kOiBcImJvdFwiOyBsZXZlbDogQm90TGV2ZWwgfTtcblxuZXhwb3J0IGludGVyZmFjZSBOZXdUYWJsZSB7XG4gIGdhbWU6IHN0cmluZztcbiAgcGFjaz86IHN0cmluZztcbiAgc2VhdHM6IFNlYXRQbGFuW107XG4gIG9wdGlvbnM6IFJlY29yZDxzdHJpbmcsIHN0cmluZz47XG4gIHNlZWQ/OiBzdHJpbmc7XG4gIHNlY29uZHM/OiBudW1iZXI7XG59XG5cbmV4cG9ydCBpbnRlcmZhY2UgVGFibGVDcmVhdGVkIHtcbiAgdGFibGU6IHN0cmluZztcbiAgaG9zdDogc3RyaW5nO1xufVxuXG5leHBvcnQgdHlwZSBUYWJsZVBoYXNlID0gXCJ3YWl0aW5nXCIgfCBcInBsYXlpbmdcIiB8IFwib3ZlclwiIHwgXCJzdG9wcGVkXCI7XG5cbmV4cG9ydCB0eXBlIFNlYXRTdGF0ZSA9IHsgc2VhdDogbnVtYmVyOyBuYW1lOiBzdHJpbmcgfSAmIChcbiAgfCB7IGtpbmQ6IFwiZnJlZVwiIH1cbiAgfCB7IGtpbmQ6IFwicGVyc29uXCI7IGNvbm5lY3RlZDogYm9vbGVhbiB9XG4gIHwgeyBraW5kOiBcImJvdFwiOyBsZXZlbDogQm90TGV2ZWwgfVxuKTtcblxuZXhwb3J0IGludGVyZmFjZSBUYWJsZVN1bW1hcnkge1xuICB0YWJsZTogc3RyaW5nO1xuICBnYW1lOiBzdHJpbmc7XG4gIHRpdGxlOiBzdHJpbmc7XG4gIHBoYXNlOiBUYWJsZVBoYXNlO1xuICBzZWF0czogU2VhdFN0YXRlW107XG59XG5cbmV4cG9ydCBpbnRlcmZhY2UgVGFibGVTdGF0ZSB7XG4gIGdhbWU6IHN0cmluZztcbiAgdGl0bGU6IHN0cmluZztcbiAgb3B0aW9uczogc3RyaW5nW107XG4gIHBoYXNlOiBUYWJsZVBoYXNlO1xuICBzZWF0czogU2VhdFN0YXRlW107XG4gIHdhdGNoaW5nOiBudW1iZXI7XG4gIHNlY29uZHM/OiBudW1iZXI7XG59XG5cbmV4cG9ydCBpbnRlcmZhY2UgV2VsY29tZSB7XG4gIHByb3RvY29sOiBudW1iZXI7XG4gIHNlcnZlcjogc3RyaW5nO1xuICB0YWJsZTogc3RyaW5nO1xuICBsYW5ndWFnZTogc3RyaW5nO1xuICBzZWF0PzogbnVtYmVyO1xuICBob3N0OiBib29sZWFuO1xufVxuXG5leHBvcnQgaW50ZXJmYWNlIFBhdHRlcm5TaG93biB7XG4gIG5hbWU6IHN0cmluZztcbiAgZHJhd2luZzogc3RyaW5nO1xuICBjZWxsczogW251bWJlciwgbnVtYmVyXVtdO1xuICBvcmRlcmVkOiBib29sZWFuO1xufVxuXG5leHBvcnQgaW50ZXJmYWNlIENhcmRTaG93biB7XG4gIHRhcmdldD86IHN0cmluZztcbiAgdGl0bGU6IHN0cmluZztcbiAgZHJhd2luZzogc3RyaW5nO1xuICByb3dzOiBudW1iZXI7XG4gIGNvbHM6IG51bWJlcjtcbiAgZmFjdHM/OiBzdHJpbmdbXTtcbn1cblxuZXhwb3J0IGludGVyZmFjZSBTY29yZVNob3duIHtcbiAgdG90YWw6IHN0cmluZztcbiAgbGluZXM6IHsgdGV4dDogc3RyaW5nOyBwb2ludHM6IHN0cmluZyB9W107XG59XG5cbmV4cG9ydCBpbnRlcmZhY2UgUGxhY2VTaG93biB7XG4gIHNlYXQ6IG51bWJlcjtcbiAgbmFtZTogc3RyaW5nO1xuICBsZXR0ZXI/OiBzdHJpbmc7XG4gIGJvYXJkcz86IENhcmRTaG93bltdO1xuICBzaGVldF9kcmF3aW5nPzogc3RyaW5nO1xuICBmYWN0cz86IHN0cmluZ1tdO1xuICBzY29yZT86IFNjb3JlU2hvd247XG59XG5cbmV4cG9ydCBpbnRlcmZhY2UgTW92ZVNob3duIHtcbiAgbnVtYmVyOiBudW1iZXI7XG4gIHRleHQ6IHN0cmluZztcbiAgdGFyZ2V0czogc3RyaW5nW107XG4gIGNob2ljZT86IHN0cmluZztcbn1cblxuZXhwb3J0IGludGVyZmFjZSBEZWNpc2lvblNob3duIHtcbiAgaWQ6IG51bWJlcjtcbiAgbW92ZXM6IE1vdmVTaG93bltdO1xuICBsZWZ0X21zPzogbnVtYmVyO1xufVxuXG5leHBvcnQgaW50ZXJmYWNlIFRhYmxlU2hvd24ge1xuICBkcmF3aW5nczogUmVjb3JkPHN0cmluZywgeyBzdmc6IHN0cmluZyB9PjtcbiAgaGVhZGxpbmU6IHN0cmluZztcbiAgb3dlZD86IHN0cmluZztcbiAgcGF0dGVybj86IFBhdHRlcm5TaG93bjtcbiAgdXBjb21pbmc/OiBQYXR0ZXJuU2hvd25bXTtcbiAgZGljZT86IHsgbmFtZTogc3RyaW5nOyBkcmF3aW5nOiBzdHJpbmcgfVtdO1xuICBoYW5kPzogQ2FyZFNob3duW107XG4gIGJvYXJkcz86IENhcmRTaG93bltdO1xuICBwbGFjZXM6IFBsYWNlU2hvd25bXTtcbiAgb2ZmZXI/OiBDYXJkU2hvd25bXTtcbiAgZmFjdHM/OiBzdHJpbmdbXTtcbiAgbGVnZW5kPzogeyBuYW1lOiBzdHJpbmc7IGhlbHA/OiBzdHJpbmc7IGRyYXdpbmc6IHN0cmluZyB9W107XG4gIHBsYWluPzogc3RyaW5nW107XG4gIGxvZzogeyBmcm9tOiBudW1iZXI7IGxpbmVzOiBbbnVtYmVyLCBzdHJpbmddW10gfTtcbiAgZGVjaXNpb24/OiBEZWNpc2lvblNob3duO1xuICB1bmRvOiBib29sZWFuO1xuICByZWRvOiBib29sZWFuO1xuICByZXN1bHQ/OiB7IHBsYWNlczogbnVtYmVyW107IGZvcmZlaXQ/OiBudW1iZXIgfTtcbn1cblxuZXhwb3J0IGludGVyZmFjZSBTdGVwU2hvd24ge1xuICBzdGVwOiBudW1iZXI7XG4gIHN0ZXBzOiBudW1iZXI7XG4gIHRhYmxlOiBUYWJsZVNob3duO1xufVxuXG5leHBvcnQgaW50ZXJmYWNlIFByZXZpZXdSZXBseSB7XG4gIGlkOiBudW1iZXI7XG4gIHRhcmdldHM6IHN0cmluZ1tdO1xuICBtb3ZlPzogc3RyaW5nO1xuICBsZWdhbDogYm9vbGVhbjtcbiAgZ2FpbnM6IHN0cmluZ1tdO1xuICBwb2ludHM/OiBzdHJpbmc7XG4gIHJlZnVzYWw/OiBzdHJpbmc7XG4gIGNvbmZpcm0/OiBzdHJpbmc7XG59XG5cbmV4cG9ydCBpbnRlcmZhY2UgRXJyb3JSZXBseSB7XG4gIGNvZGU6IHN0cmluZztcbiAgZXJyb3I6IHN0cmluZztcbiAgaWQ/OiBudW1iZXI7XG59XG5cbmV4cG9ydCB0eXBlIFNlcnZlck1lc3NhZ2UgPVxuICB8ICh7IHR5cGU6IFwid2VsY29tZVwiIH0gJiBXZWxjb21lKVxuICB8IHsgdHlwZTogXCJzZWF0ZWRcIjsgc2VhdDogbnVtYmVyOyBzZWNyZXQ6IHN0cmluZyB9XG4gIHwgeyB0eXBlOiBcInVuc2VhdGVkXCIgfVxuICB8ICh7IHR5cGU6IFwic2VhdHNcIiB9ICYgVGFibGVTdGF0ZSlcbiAgfCAoeyB0eXBlOiBcInRhYmxlXCIgfSAmIFRhYmxlU2hvd24pXG4gIHwgKHsgdHlwZTogXCJwcmV2aWV3XCIgfSAmIFByZXZpZXdSZXBseSlcbiAgfCB7IHR5cGU6IFwicmVhY3Rpb25cIjsgc2VhdDogbnVtYmVyOyByZWFjdGlvbjogc3RyaW5nIH1cbiAgfCB7IHR5cGU6IFwibmV4dFwiOyB0YWJsZTogc3RyaW5nIH1cbiAgfCAoeyB0eXBlOiBcImVycm9yXCIgfSAmIEVycm9yUmVwbHkpO1xuXG5leHBvcnQgdHlwZSBDbGllbnRNZXNzYWdlID1cbiAgfCB7XG4gICAgICB0eXBlOiBcImhlbGxvXCI7XG4gICAgICBwcm90b2NvbDogbnVtYmVyO1xuICAgICAgbGFuZ3VhZ2U6IHN0cmluZztcbiAgICAgIHNlY3JldD86IHN0cmluZztcbiAgICAgIGhvc3Q/OiBzdHJpbmc7XG4gICAgICBwbGFpbjogYm9vbGVhbjtcbiAgICB9XG4gIHwgeyB0eXBlOiBcImpvaW5cIjsgbmFtZTogc3RyaW5nOyBzZWF0PzogbnVtYmVyIH1cbiAgfCB7IHR5cGU6IFwibGFuZ3VhZ2VcIjsgbGFuZ3VhZ2U6IHN0cmluZyB9XG4gIHwgeyB0eXBlOiBcInByZXZpZXdcIjsgaWQ6IG51bWJlcjsgdGFyZ2V0czogc3RyaW5nW10gfVxuICB8IHsgdHlwZTogXCJtb3ZlXCI7IGlkOiBudW1iZXI7IG1vdmU6IHN0cmluZyB9XG4gIHwgeyB0eXBlOiBcInJlYWN0XCI7IHJlYWN0aW9uOiBzdHJpbmcgfVxuICB8IHsgdHlwZTogXCJyZW1hdGNoXCI7IGRlYWw6IFwic2FtZVwiIHwgXCJuZXdcIiB9XG4gIHwgeyB0eXBlOiBcImZyZWVcIjsgc2VhdDogbnVtYmVyIH1cbiAgfCB7IHR5cGU6IFwiYm90XCI7IHNlYXQ6IG51bWJlcjsgbGV2ZWw6IEJvdExldmVsIH1cbiAgfCB7IHR5cGU6IFwibGVhdmVcIiB8IFwidW5kb1wiIHwgXCJyZWRvXCIgfCBcInN0YXJ0XCIgfCBcInBpbmdcIiB9O1xuIiwgIi8vIFRoZSBjb25uZWN0aW9uIHRvIGEgdGFibGUuIEl0IGNvbWVzIGJhY2sgYnkgaXRzZWxmIGFmdGVyIGl0IHdhcyBsb3N0LlxuXG5pbXBvcnQgeyBpc1JlYWNoYWJsZSwgUmVxdWVzdEVycm9yLCBzb2NrZXRBZGRyZXNzLCBzdW1tYXJ5IH0gZnJvbSBcIi4vYXBpXCI7XG5pbXBvcnQgKiBhcyBrZWVwIGZyb20gXCIuL2tlZXBcIjtcbmltcG9ydCB7XG4gIHR5cGUgQ2xpZW50TWVzc2FnZSxcbiAgdHlwZSBFcnJvclJlcGx5LFxuICBQUk9UT0NPTCxcbiAgdHlwZSBQcmV2aWV3UmVwbHksXG4gIHR5cGUgU2VydmVyTWVzc2FnZSxcbiAgdHlwZSBUYWJsZVNob3duLFxuICB0eXBlIFRhYmxlU3RhdGUsXG4gIHR5cGUgV2VsY29tZSxcbn0gZnJvbSBcIi4vcHJvdG9jb2xcIjtcblxuLyoqIEhvdyB0aGUgY29ubmVjdGlvbiBpcy4gKi9cbmV4cG9ydCB0eXBlIExpbmsgPVxuICB8IFwiY29ubmVjdGluZ1wiXG4gIHwgXCJvcGVuXCJcbiAgLyoqIEl0IGlzIHRyaWVkIGFnYWluLiAqL1xuICB8IFwibG9zdFwiXG4gIC8qKiBUaGVyZSBpcyBubyBzdWNoIHRhYmxlLiAqL1xuICB8IFwibWlzc2luZ1wiXG4gIC8qKiBBIG5ld2VyIHBhZ2UgaGFzIHRoZSBzYW1lIHNlYXQuICovXG4gIHwgXCJyZXBsYWNlZFwiO1xuXG5leHBvcnQgaW50ZXJmYWNlIExvZ0xpbmUge1xuICB0dXJuOiBudW1iZXI7XG4gIHRleHQ6IHN0cmluZztcbn1cblxuLyoqIEV2ZXJ5dGhpbmcgdGhhdCBpcyBrbm93biBhYm91dCBhIHRhYmxlLiBBIG5ldyBvYmplY3QgZm9yIGV2ZXJ5IGNoYW5nZS4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgVGFibGVWaWV3IHtcbiAgbGluazogTGluaztcbiAgd2VsY29tZT86IFdlbGNvbWU7XG4gIHN0YXRlPzogVGFibGVTdGF0ZTtcbiAgc2hvd24/OiBUYWJsZVNob3duO1xuICAvKiogV2hlbiBgc2hvd25gIGFycml2ZWQsIGluIG1pbGxpc2Vjb25kczsgZm9yIHRoZSB0aW1lIHRoYXQgaXMgbGVmdC4gKi9cbiAgc2hvd25BdDogbnVtYmVyO1xuICBkcmF3aW5nczogUmVjb3JkPHN0cmluZywgc3RyaW5nPjtcbiAgbG9nOiBMb2dMaW5lW107XG4gIC8qKiBMaW5lcyB0aGF0IGNhbWUgYWZ0ZXIgdGhlIGZpcnN0IG1lc3NhZ2UuIFNjcmVlbiByZWFkZXJzIHJlYWQgdGhlbSBvdXQuICovXG4gIGZyZXNoOiBMb2dMaW5lW107XG4gIHByZXZpZXc/OiBQcmV2aWV3UmVwbHk7XG4gIGVycm9yPzogRXJyb3JSZXBseTtcbiAgcmVhY3Rpb25zOiB7IGtleTogbnVtYmVyOyBzZWF0OiBudW1iZXI7IHJlYWN0aW9uOiBzdHJpbmcgfVtdO1xuICBuZXh0Pzogc3RyaW5nO1xufVxuXG5jb25zdCBGSVJTVF9XQUlUX01TID0gNDAwO1xuY29uc3QgTE9OR0VTVF9XQUlUX01TID0gODAwMDtcbmNvbnN0IExPT0tfTVMgPSAyMF8wMDA7XG5jb25zdCBSRUFDVElPTl9NUyA9IDUwMDA7XG5cbmV4cG9ydCBjbGFzcyBUYWJsZVNvY2tldCB7XG4gIHZpZXc6IFRhYmxlVmlldyA9IHtcbiAgICBsaW5rOiBcImNvbm5lY3RpbmdcIixcbiAgICBzaG93bkF0OiAwLFxuICAgIGRyYXdpbmdzOiB7fSxcbiAgICBsb2c6IFtdLFxuICAgIGZyZXNoOiBbXSxcbiAgICByZWFjdGlvbnM6IFtdLFxuICB9O1xuICBwcml2YXRlIHNvY2tldDogV2ViU29ja2V0IHwgdW5kZWZpbmVkO1xuICBwcml2YXRlIHdhaXQgPSBGSVJTVF9XQUlUX01TO1xuICBwcml2YXRlIHRpbWVyOiBSZXR1cm5UeXBlPHR5cGVvZiBzZXRUaW1lb3V0PiB8IHVuZGVmaW5lZDtcbiAgcHJpdmF0ZSByZWFjdGlvbktleSA9IDA7XG4gIHByaXZhdGUgY2xvc2VkID0gZmFsc2U7XG4gIHByaXZhdGUgcmVhZG9ubHkgbG9va2luZzogUmV0dXJuVHlwZTx0eXBlb2Ygc2V0SW50ZXJ2YWw+O1xuXG4gIGNvbnN0cnVjdG9yKFxuICAgIHJlYWRvbmx5IHRhYmxlOiBzdHJpbmcsXG4gICAgcHJpdmF0ZSBsYW5ndWFnZTogc3RyaW5nLFxuICAgIHByaXZhdGUgcGxhaW46IGJvb2xlYW4sXG4gICAgcHJpdmF0ZSByZWFkb25seSBjaGFuZ2VkOiAodmlldzogVGFibGVWaWV3KSA9PiB2b2lkLFxuICApIHtcbiAgICB0aGlzLmxvb2tpbmcgPSBzZXRJbnRlcnZhbCgoKSA9PiB0aGlzLmxvb2soKSwgTE9PS19NUyk7XG4gICAgYWRkRXZlbnRMaXN0ZW5lcihcIm9ubGluZVwiLCB0aGlzLmxvb2spO1xuICAgIGFkZEV2ZW50TGlzdGVuZXIoXCJvZmZsaW5lXCIsIHRoaXMubG9vayk7XG4gICAgZG9jdW1lbnQuYWRkRXZlbnRMaXN0ZW5lcihcInZpc2liaWxpdHljaGFuZ2VcIiwgdGhpcy5sb29rKTtcbiAgICB0aGlzLmNvbm5lY3QoKTtcbiAgfVxuXG4gIGNsb3NlKCkge1xuICAgIHRoaXMuY2xvc2VkID0gdHJ1ZTtcbiAgICBjbGVhclRpbWVvdXQodGhpcy50aW1lcik7XG4gICAgY2xlYXJJbnRlcnZhbCh0aGlzLmxvb2tpbmcpO1xuICAgIHJlbW92ZUV2ZW50TGlzdGVuZXIoXCJvbmxpbmVcIiwgdGhpcy5sb29rKTtcbiAgICByZW1vdmVFdmVudExpc3RlbmVyKFwib2ZmbGluZVwiLCB0aGlzLmxvb2spO1xuICAgIGRvY3VtZW50LnJlbW92ZUV2ZW50TGlzdGVuZXIoXCJ2aXNpYmlsaXR5Y2hhbmdlXCIsIHRoaXMubG9vayk7XG4gICAgdGhpcy5kcm9wKCk7XG4gIH1cblxuICAvKiogU2VuZHMgYSBtZXNzYWdlLiBSZXR1cm5zIGZhbHNlIGlmIHRoZXJlIGlzIG5vIGNvbm5lY3Rpb247IG5vdGhpbmcgaXMgc2VudCBsYXRlci4gKi9cbiAgc2VuZChtZXNzYWdlOiBDbGllbnRNZXNzYWdlKTogYm9vbGVhbiB7XG4gICAgaWYgKHRoaXMuc29ja2V0Py5yZWFkeVN0YXRlICE9PSBXZWJTb2NrZXQuT1BFTiB8fCB0aGlzLnZpZXcubGluayAhPT0gXCJvcGVuXCIpIHtcbiAgICAgIHJldHVybiBmYWxzZTtcbiAgICB9XG4gICAgdGhpcy5zb2NrZXQuc2VuZChKU09OLnN0cmluZ2lmeShtZXNzYWdlKSk7XG4gICAgcmV0dXJuIHRydWU7XG4gIH1cblxuICBzZXRMYW5ndWFnZShsYW5ndWFnZTogc3RyaW5nKSB7XG4gICAgaWYgKGxhbmd1YWdlICE9PSB0aGlzLmxhbmd1YWdlKSB7XG4gICAgICB0aGlzLmxhbmd1YWdlID0gbGFuZ3VhZ2U7XG4gICAgICB0aGlzLnNlbmQoeyB0eXBlOiBcImxhbmd1YWdlXCIsIGxhbmd1YWdlIH0pO1xuICAgIH1cbiAgfVxuXG4gIC8qKiBXaGV0aGVyIHRoZSB0YWJsZSBpcyBhbHNvIHRvbGQgaW4gc2VudGVuY2VzLiBUaGlzIG5lZWRzIGEgbmV3IGNvbm5lY3Rpb24uICovXG4gIHNldFBsYWluKHBsYWluOiBib29sZWFuKSB7XG4gICAgaWYgKHBsYWluICE9PSB0aGlzLnBsYWluKSB7XG4gICAgICB0aGlzLnBsYWluID0gcGxhaW47XG4gICAgICB0aGlzLmFnYWluKCk7XG4gICAgfVxuICB9XG5cbiAgLyoqIENvbm5lY3RzIGFuZXcgYXQgb25jZS4gKi9cbiAgYWdhaW4oKSB7XG4gICAgY2xlYXJUaW1lb3V0KHRoaXMudGltZXIpO1xuICAgIHRoaXMud2FpdCA9IEZJUlNUX1dBSVRfTVM7XG4gICAgdGhpcy5kcm9wKCk7XG4gICAgdGhpcy5jb25uZWN0KCk7XG4gIH1cblxuICBmb3JnZXRFcnJvcigpIHtcbiAgICBjb25zdCB7IGVycm9yOiBfLCAuLi5yZXN0IH0gPSB0aGlzLnZpZXc7XG4gICAgdGhpcy52aWV3ID0gcmVzdDtcbiAgICB0aGlzLmNoYW5nZWQodGhpcy52aWV3KTtcbiAgfVxuXG4gIHByaXZhdGUgdXBkYXRlKGNoYW5nZTogUGFydGlhbDxUYWJsZVZpZXc+KSB7XG4gICAgdGhpcy52aWV3ID0geyAuLi50aGlzLnZpZXcsIC4uLmNoYW5nZSB9O1xuICAgIGlmICghdGhpcy5jbG9zZWQpIHtcbiAgICAgIHRoaXMuY2hhbmdlZCh0aGlzLnZpZXcpO1xuICAgIH1cbiAgfVxuXG4gIC8qKiBMb29rcyB3aGV0aGVyIHRoZSBjb25uZWN0aW9uIGlzIHN0aWxsIGFsaXZlLCBmb3IgZXhhbXBsZSBhZnRlciB0aGUgcGhvbmUgc2xlcHQuICovXG4gIHByaXZhdGUgbG9vayA9IGFzeW5jICgpID0+IHtcbiAgICBpZiAodGhpcy5jbG9zZWQgfHwgZG9jdW1lbnQuaGlkZGVuKSB7XG4gICAgICByZXR1cm47XG4gICAgfVxuICAgIGlmICh0aGlzLnZpZXcubGluayA9PT0gXCJsb3N0XCIpIHtcbiAgICAgIHRoaXMuYWdhaW4oKTtcbiAgICB9IGVsc2UgaWYgKHRoaXMudmlldy5saW5rID09PSBcIm9wZW5cIikge1xuICAgICAgY29uc3Qgc29ja2V0ID0gdGhpcy5zb2NrZXQ7XG4gICAgICBjb25zdCBhbGl2ZSA9IG5hdmlnYXRvci5vbkxpbmUgJiYgKGF3YWl0IGlzUmVhY2hhYmxlKCkpO1xuICAgICAgaWYgKCFhbGl2ZSAmJiBzb2NrZXQgPT09IHRoaXMuc29ja2V0ICYmIHRoaXMudmlldy5saW5rID09PSBcIm9wZW5cIikge1xuICAgICAgICB0aGlzLmRyb3AoKTtcbiAgICAgICAgdGhpcy5sb3NlKCk7XG4gICAgICB9XG4gICAgfVxuICB9O1xuXG4gIHByaXZhdGUgZHJvcCgpIHtcbiAgICBjb25zdCBzb2NrZXQgPSB0aGlzLnNvY2tldDtcbiAgICB0aGlzLnNvY2tldCA9IHVuZGVmaW5lZDtcbiAgICBpZiAoc29ja2V0KSB7XG4gICAgICBzb2NrZXQub25vcGVuID0gc29ja2V0Lm9ubWVzc2FnZSA9IHNvY2tldC5vbmNsb3NlID0gbnVsbDtcbiAgICAgIHNvY2tldC5jbG9zZSgpO1xuICAgIH1cbiAgfVxuXG4gIHByaXZhdGUgY29ubmVjdCgpIHtcbiAgICBjb25zdCBzb2NrZXQgPSBuZXcgV2ViU29ja2V0KHNvY2tldEFkZHJlc3ModGhpcy50YWJsZSkpO1xuICAgIHRoaXMuc29ja2V0ID0gc29ja2V0O1xuICAgIHNvY2tldC5vbm9wZW4gPSAoKSA9PiB7XG4gICAgICBjb25zdCB7IHNlY3JldCwgaG9zdCB9ID0ga2VlcC50YWJsZSh0aGlzLnRhYmxlKSA/PyB7fTtcbiAgICAgIGNvbnN0IGhlbGxvOiBDbGllbnRNZXNzYWdlID0ge1xuICAgICAgICB0eXBlOiBcImhlbGxvXCIsXG4gICAgICAgIHByb3RvY29sOiBQUk9UT0NPTCxcbiAgICAgICAgbGFuZ3VhZ2U6IHRoaXMubGFuZ3VhZ2UsXG4gICAgICAgIHBsYWluOiB0aGlzLnBsYWluLFxuICAgICAgICAuLi4oc2VjcmV0ID8geyBzZWNyZXQgfSA6IHt9KSxcbiAgICAgICAgLi4uKGhvc3QgPyB7IGhvc3QgfSA6IHt9KSxcbiAgICAgIH07XG4gICAgICBzb2NrZXQuc2VuZChKU09OLnN0cmluZ2lmeShoZWxsbykpO1xuICAgIH07XG4gICAgc29ja2V0Lm9ubWVzc2FnZSA9IChldmVudCkgPT4gdGhpcy5yZWNlaXZlKEpTT04ucGFyc2UoU3RyaW5nKGV2ZW50LmRhdGEpKSk7XG4gICAgc29ja2V0Lm9uY2xvc2UgPSAoZXZlbnQpID0+IHRoaXMuZW5kZWQoZXZlbnQuY29kZSk7XG4gIH1cblxuICBwcml2YXRlIGFzeW5jIGVuZGVkKGNvZGU6IG51bWJlcikge1xuICAgIHRoaXMuc29ja2V0ID0gdW5kZWZpbmVkO1xuICAgIGlmIChjb2RlID09PSA0MDA0KSB7XG4gICAgICB0aGlzLnVwZGF0ZSh7IGxpbms6IFwibWlzc2luZ1wiIH0pO1xuICAgIH0gZWxzZSBpZiAoY29kZSA9PT0gNDAwOCkge1xuICAgICAgdGhpcy51cGRhdGUoeyBsaW5rOiBcInJlcGxhY2VkXCIgfSk7XG4gICAgfSBlbHNlIGlmICh0aGlzLnZpZXcud2VsY29tZSA9PT0gdW5kZWZpbmVkICYmIChhd2FpdCB0aGlzLmlzTWlzc2luZygpKSkge1xuICAgICAgdGhpcy51cGRhdGUoeyBsaW5rOiBcIm1pc3NpbmdcIiB9KTtcbiAgICB9IGVsc2Uge1xuICAgICAgdGhpcy5sb3NlKCk7XG4gICAgfVxuICB9XG5cbiAgcHJpdmF0ZSBhc3luYyBpc01pc3NpbmcoKTogUHJvbWlzZTxib29sZWFuPiB7XG4gICAgdHJ5IHtcbiAgICAgIGF3YWl0IHN1bW1hcnkodGhpcy50YWJsZSwgdGhpcy5sYW5ndWFnZSk7XG4gICAgICByZXR1cm4gZmFsc2U7XG4gICAgfSBjYXRjaCAoZXJyb3IpIHtcbiAgICAgIHJldHVybiBlcnJvciBpbnN0YW5jZW9mIFJlcXVlc3RFcnJvciAmJiBlcnJvci5zdGF0dXMgPT09IDQwNDtcbiAgICB9XG4gIH1cblxuICBwcml2YXRlIGxvc2UoKSB7XG4gICAgaWYgKHRoaXMuY2xvc2VkKSB7XG4gICAgICByZXR1cm47XG4gICAgfVxuICAgIHRoaXMudXBkYXRlKHsgbGluazogXCJsb3N0XCIgfSk7XG4gICAgY2xlYXJUaW1lb3V0KHRoaXMudGltZXIpO1xuICAgIC8vIE5vdCBhbGwgcGhvbmVzIG9mIGEgdGFibGUgYXQgdGhlIHNhbWUgbW9tZW50LlxuICAgIHRoaXMudGltZXIgPSBzZXRUaW1lb3V0KCgpID0+IHRoaXMuY29ubmVjdCgpLCB0aGlzLndhaXQgKiAoMC43NSArIE1hdGgucmFuZG9tKCkgLyAyKSk7XG4gICAgdGhpcy53YWl0ID0gTWF0aC5taW4odGhpcy53YWl0ICogMiwgTE9OR0VTVF9XQUlUX01TKTtcbiAgfVxuXG4gIHByaXZhdGUgcmVjZWl2ZShtZXNzYWdlOiBTZXJ2ZXJNZXNzYWdlKSB7XG4gICAgc3dpdGNoIChtZXNzYWdlLnR5cGUpIHtcbiAgICAgIGNhc2UgXCJ3ZWxjb21lXCI6XG4gICAgICAgIHRoaXMud2FpdCA9IEZJUlNUX1dBSVRfTVM7XG4gICAgICAgIGtlZXAua2VlcFRhYmxlKHRoaXMudGFibGUsIHt9KTtcbiAgICAgICAgdGhpcy51cGRhdGUoeyBsaW5rOiBcIm9wZW5cIiwgd2VsY29tZTogbWVzc2FnZSB9KTtcbiAgICAgICAgYnJlYWs7XG4gICAgICBjYXNlIFwic2VhdGVkXCI6XG4gICAgICAgIGtlZXAua2VlcFRhYmxlKHRoaXMudGFibGUsIHsgc2VjcmV0OiBtZXNzYWdlLnNlY3JldCB9KTtcbiAgICAgICAgdGhpcy5zZWF0KG1lc3NhZ2Uuc2VhdCk7XG4gICAgICAgIGJyZWFrO1xuICAgICAgY2FzZSBcInVuc2VhdGVkXCI6XG4gICAgICAgIGtlZXAua2VlcFRhYmxlKHRoaXMudGFibGUsIHsgc2VjcmV0OiB1bmRlZmluZWQgfSk7XG4gICAgICAgIHRoaXMuc2VhdCh1bmRlZmluZWQpO1xuICAgICAgICBicmVhaztcbiAgICAgIGNhc2UgXCJzZWF0c1wiOlxuICAgICAgICBrZWVwLmtlZXBUYWJsZSh0aGlzLnRhYmxlLCB7IHRpdGxlOiBtZXNzYWdlLnRpdGxlIH0pO1xuICAgICAgICB0aGlzLnVwZGF0ZSh7IHN0YXRlOiBtZXNzYWdlIH0pO1xuICAgICAgICBicmVhaztcbiAgICAgIGNhc2UgXCJ0YWJsZVwiOlxuICAgICAgICB0aGlzLnNob3cobWVzc2FnZSk7XG4gICAgICAgIGJyZWFrO1xuICAgICAgY2FzZSBcInByZXZpZXdcIjpcbiAgICAgICAgdGhpcy51cGRhdGUoeyBwcmV2aWV3OiBtZXNzYWdlIH0pO1xuICAgICAgICBicmVhaztcbiAgICAgIGNhc2UgXCJyZWFjdGlvblwiOlxuICAgICAgICB0aGlzLnJlYWN0KG1lc3NhZ2Uuc2VhdCwgbWVzc2FnZS5yZWFjdGlvbik7XG4gICAgICAgIGJyZWFrO1xuICAgICAgY2FzZSBcIm5leHRcIjpcbiAgICAgICAgdGhpcy5mb2xsb3cobWVzc2FnZS50YWJsZSk7XG4gICAgICAgIGJyZWFrO1xuICAgICAgY2FzZSBcImVycm9yXCI6XG4gICAgICAgIHRoaXMucmVmdXNlZChtZXNzYWdlKTtcbiAgICAgICAgYnJlYWs7XG4gICAgfVxuICB9XG5cbiAgcHJpdmF0ZSBzZWF0KHNlYXQ6IG51bWJlciB8IHVuZGVmaW5lZCkge1xuICAgIGlmICh0aGlzLnZpZXcud2VsY29tZSkge1xuICAgICAgY29uc3QgeyBzZWF0OiBfLCAuLi53ZWxjb21lIH0gPSB0aGlzLnZpZXcud2VsY29tZTtcbiAgICAgIHRoaXMudXBkYXRlKHsgd2VsY29tZTogc2VhdCA9PT0gdW5kZWZpbmVkID8gd2VsY29tZSA6IHsgLi4ud2VsY29tZSwgc2VhdCB9IH0pO1xuICAgIH1cbiAgfVxuXG4gIHByaXZhdGUgc2hvdyhzaG93bjogVGFibGVTaG93bikge1xuICAgIGNvbnN0IGRyYXdpbmdzOiBSZWNvcmQ8c3RyaW5nLCBzdHJpbmc+ID0ge307XG4gICAgZm9yIChjb25zdCBuYW1lIG9mIGRyYXdpbmdOYW1lcyhzaG93bikpIHtcbiAgICAgIGNvbnN0IHN2ZyA9IHNob3duLmRyYXdpbmdzW25hbWVdPy5zdmcgPz8gdGhpcy52aWV3LmRyYXdpbmdzW25hbWVdO1xuICAgICAgaWYgKHN2ZyAhPT0gdW5kZWZpbmVkKSB7XG4gICAgICAgIGRyYXdpbmdzW25hbWVdID0gc3ZnO1xuICAgICAgfVxuICAgIH1cbiAgICBjb25zdCBmcmVzaCA9IHNob3duLmxvZy5saW5lcy5tYXAoKFt0dXJuLCB0ZXh0XSkgPT4gKHsgdHVybiwgdGV4dCB9KSk7XG4gICAgY29uc3QgbG9nID0gWy4uLnRoaXMudmlldy5sb2cuc2xpY2UoMCwgc2hvd24ubG9nLmZyb20pLCAuLi5mcmVzaF07XG4gICAgY29uc3QgaXNGaXJzdCA9IHRoaXMudmlldy5zaG93biA9PT0gdW5kZWZpbmVkIHx8IHNob3duLmxvZy5mcm9tID09PSAwO1xuICAgIHRoaXMudXBkYXRlKHsgc2hvd24sIHNob3duQXQ6IERhdGUubm93KCksIGRyYXdpbmdzLCBsb2csIGZyZXNoOiBpc0ZpcnN0ID8gW10gOiBmcmVzaCB9KTtcbiAgfVxuXG4gIHByaXZhdGUgcmVhY3Qoc2VhdDogbnVtYmVyLCByZWFjdGlvbjogc3RyaW5nKSB7XG4gICAgY29uc3Qga2V5ID0gKyt0aGlzLnJlYWN0aW9uS2V5O1xuICAgIHRoaXMudXBkYXRlKHsgcmVhY3Rpb25zOiBbLi4udGhpcy52aWV3LnJlYWN0aW9ucywgeyBrZXksIHNlYXQsIHJlYWN0aW9uIH1dIH0pO1xuICAgIHNldFRpbWVvdXQoKCkgPT4ge1xuICAgICAgdGhpcy51cGRhdGUoeyByZWFjdGlvbnM6IHRoaXMudmlldy5yZWFjdGlvbnMuZmlsdGVyKChvbmUpID0+IG9uZS5rZXkgIT09IGtleSkgfSk7XG4gICAgfSwgUkVBQ1RJT05fTVMpO1xuICB9XG5cbiAgLyoqIFRoZSBzZWNyZXRzIG9mIHNlYXRzIGFuZCBob3N0IGFyZSB2YWxpZCBhdCB0aGUgbmV4dCB0YWJsZSB0b28uICovXG4gIHByaXZhdGUgZm9sbG93KG5leHQ6IHN0cmluZykge1xuICAgIGNvbnN0IHsgc2VjcmV0LCBob3N0LCB0aXRsZSB9ID0ga2VlcC50YWJsZSh0aGlzLnRhYmxlKSA/PyB7fTtcbiAgICBrZWVwLmtlZXBUYWJsZShuZXh0LCB7IHNlY3JldCwgaG9zdCwgdGl0bGUgfSk7XG4gICAgdGhpcy51cGRhdGUoeyBuZXh0IH0pO1xuICB9XG5cbiAgcHJpdmF0ZSByZWZ1c2VkKGVycm9yOiBFcnJvclJlcGx5KSB7XG4gICAgaWYgKGVycm9yLmNvZGUgPT09IFwic2VjcmV0XCIpIHtcbiAgICAgIC8vIFRoZSBzZWF0IHdhcyBmcmVlZC4gV2hvZXZlciBoZWxkIGl0IG1heSBzdGlsbCB3YXRjaCwgYW5kIGpvaW4gYWdhaW4uXG4gICAgICBrZWVwLmtlZXBUYWJsZSh0aGlzLnRhYmxlLCB7IHNlY3JldDogdW5kZWZpbmVkIH0pO1xuICAgIH1cbiAgICB0aGlzLnVwZGF0ZSh7IGVycm9yIH0pO1xuICB9XG59XG5cbi8qKiBUaGUgbmFtZXMgb2YgYWxsIGRyYXdpbmdzIHRoYXQgYSBtZXNzYWdlIG5lZWRzLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGRyYXdpbmdOYW1lcyhzaG93bjogVGFibGVTaG93bik6IFNldDxzdHJpbmc+IHtcbiAgY29uc3QgYm9hcmRzID0gc2hvd24ucGxhY2VzLmZsYXRNYXAoKHBsYWNlKSA9PiBwbGFjZS5ib2FyZHMgPz8gW10pO1xuICBjb25zdCBzaGVldHMgPSBzaG93bi5wbGFjZXMuZmxhdE1hcCgocGxhY2UpID0+IHBsYWNlLnNoZWV0X2RyYXdpbmcgPz8gW10pO1xuICBjb25zdCBuYW1lZCA9IFtcbiAgICAuLi4oc2hvd24ucGF0dGVybiA/IFtzaG93bi5wYXR0ZXJuXSA6IFtdKSxcbiAgICAuLi4oc2hvd24udXBjb21pbmcgPz8gW10pLFxuICAgIC4uLihzaG93bi5kaWNlID8/IFtdKSxcbiAgICAuLi4oc2hvd24uaGFuZCA/PyBbXSksXG4gICAgLi4uKHNob3duLmJvYXJkcyA/PyBbXSksXG4gICAgLi4uKHNob3duLm9mZmVyID8/IFtdKSxcbiAgICAuLi4oc2hvd24ubGVnZW5kID8/IFtdKSxcbiAgICAuLi5ib2FyZHMsXG4gIF07XG4gIHJldHVybiBuZXcgU2V0KFsuLi5uYW1lZC5tYXAoKHBhcnQpID0+IHBhcnQuZHJhd2luZyksIC4uLnNoZWV0c10pO1xufVxuIiwgIi8vIFRoZSBiYXIgd2l0aCB3aGF0IHRoZSBwbGF5ZXIgb3dlcywgd2hhdCB0aGUgc2VsZWN0aW9uIHdvdWxkIGJyaW5nLCBhbmQgdGhlIGJ1dHRvbnMuXG5cbmltcG9ydCB7IHVzZUVmZmVjdCwgdXNlU3RhdGUgfSBmcm9tIFwicHJlYWN0L2hvb2tzXCI7XG5pbXBvcnQgdHlwZSB7IFRhYmxlU29ja2V0LCBUYWJsZVZpZXcgfSBmcm9tIFwiLi4vc29ja2V0XCI7XG5pbXBvcnQgeyBJY29uLCBJY29uQnV0dG9uIH0gZnJvbSBcIi4uL3VpXCI7XG5pbXBvcnQgeyB1c2VXb3JkcyB9IGZyb20gXCIuLi93b3Jkc1wiO1xuaW1wb3J0IHR5cGUgeyBEcmF3biB9IGZyb20gXCIuL2NhcmRzXCI7XG5pbXBvcnQgeyBEcmF3aW5nIH0gZnJvbSBcIi4vZHJhd2luZ1wiO1xuaW1wb3J0IHR5cGUgeyBTZWxlY3Rpb24gfSBmcm9tIFwiLi9zZWxlY3Rpb25cIjtcblxuZXhwb3J0IGZ1bmN0aW9uIEFjdGlvbnMoe1xuICB2aWV3LFxuICBzb2NrZXQsXG4gIHNlbGVjdGlvbixcbiAgZHJhd2luZ3MsXG59OiBEcmF3biAmIHsgdmlldzogVGFibGVWaWV3OyBzb2NrZXQ6IFRhYmxlU29ja2V0IHwgdW5kZWZpbmVkOyBzZWxlY3Rpb246IFNlbGVjdGlvbiB9KSB7XG4gIGNvbnN0IHdvcmRzID0gdXNlV29yZHMoKTtcbiAgY29uc3Qgc2hvd24gPSB2aWV3LnNob3duO1xuICBpZiAoIXNob3duKSB7XG4gICAgcmV0dXJuIG51bGw7XG4gIH1cbiAgY29uc3QgeyBtb3ZlcywgcHJldmlldyB9ID0gc2VsZWN0aW9uO1xuICBjb25zdCBpc0xlZ2FsID0gbW92ZXM/LmZpbmQoc2VsZWN0aW9uLnRhcmdldHMpICE9PSB1bmRlZmluZWQ7XG4gIGNvbnN0IHBhdHRlcm4gPSBzaG93bi5wYXR0ZXJuO1xuICByZXR1cm4gKFxuICAgIDxzZWN0aW9uIGNsYXNzPVwiYWN0aW9uc1wiIGFyaWEtbGFiZWw9e3dvcmRzKFwicGFnZS1hY3Rpb25zXCIpfSBkYXRhLWRlY2lzaW9uPXtzaG93bi5kZWNpc2lvbj8uaWR9PlxuICAgICAgPGRpdiBjbGFzcz1cImFza2VkXCI+XG4gICAgICAgIHtwYXR0ZXJuICYmIChcbiAgICAgICAgICA8VHJheVxuICAgICAgICAgICAgc3ZnPXtkcmF3aW5nc1twYXR0ZXJuLmRyYXdpbmddfVxuICAgICAgICAgICAgbmFtZT17cGF0dGVybi5uYW1lfVxuICAgICAgICAgICAgc2VsZWN0aW9uPXtzZWxlY3Rpb259XG4gICAgICAgICAgICBpc0FjdGl2ZT17bW92ZXM/LmNhbkxheSA9PT0gdHJ1ZSAmJiBzZWxlY3Rpb24udG9vbCA9PT0gXCJwYXR0ZXJuXCJ9XG4gICAgICAgICAgLz5cbiAgICAgICAgKX1cbiAgICAgICAgPGRpdiBjbGFzcz1cInRvbGRcIj5cbiAgICAgICAgICA8cCBjbGFzcz1cIm93ZWRcIiBhcmlhLWxpdmU9XCJwb2xpdGVcIj5cbiAgICAgICAgICAgIHtzaG93bi5vd2VkID8/IChzaG93bi5yZXN1bHQgPyB3b3JkcyhcInBhZ2Utb3ZlclwiKSA6IHdvcmRzKFwicGFnZS13YWl0XCIpKX1cbiAgICAgICAgICAgIHtzaG93bi5kZWNpc2lvbj8ubGVmdF9tcyAhPT0gdW5kZWZpbmVkICYmIChcbiAgICAgICAgICAgICAgPENsb2NrIGtleT17dmlldy5zaG93bkF0fSBlbmRzPXt2aWV3LnNob3duQXQgKyBzaG93bi5kZWNpc2lvbi5sZWZ0X21zfSAvPlxuICAgICAgICAgICAgKX1cbiAgICAgICAgICA8L3A+XG4gICAgICAgICAgPHAgY2xhc3M9XCJnYWluXCIgYXJpYS1saXZlPVwicG9saXRlXCI+XG4gICAgICAgICAgICA8VG9sZCBzZWxlY3Rpb249e3NlbGVjdGlvbn0gLz5cbiAgICAgICAgICA8L3A+XG4gICAgICAgIDwvZGl2PlxuICAgICAgPC9kaXY+XG4gICAgICB7c2VsZWN0aW9uLnF1ZXN0aW9uID8gKFxuICAgICAgICA8ZGl2IGNsYXNzPVwiYnV0dG9ucyBxdWVzdGlvblwiIHJvbGU9XCJhbGVydGRpYWxvZ1wiIGFyaWEtbGFiZWw9e3NlbGVjdGlvbi5xdWVzdGlvbi50ZXh0fT5cbiAgICAgICAgICA8cD57c2VsZWN0aW9uLnF1ZXN0aW9uLnRleHR9PC9wPlxuICAgICAgICAgIDxidXR0b24gdHlwZT1cImJ1dHRvblwiIG9uQ2xpY2s9eygpID0+IHNlbGVjdGlvbi5hbnN3ZXIoZmFsc2UpfT5cbiAgICAgICAgICAgIHt3b3JkcyhcInBhZ2Utbm9cIil9XG4gICAgICAgICAgPC9idXR0b24+XG4gICAgICAgICAgPGJ1dHRvbiB0eXBlPVwiYnV0dG9uXCIgY2xhc3M9XCJtYWluXCIgb25DbGljaz17KCkgPT4gc2VsZWN0aW9uLmFuc3dlcih0cnVlKX0+XG4gICAgICAgICAgICB7d29yZHMoXCJwYWdlLXllc1wiKX1cbiAgICAgICAgICA8L2J1dHRvbj5cbiAgICAgICAgPC9kaXY+XG4gICAgICApIDogKFxuICAgICAgICA8PlxuICAgICAgICAgIDxDaG9pY2VzIHNlbGVjdGlvbj17c2VsZWN0aW9ufSAvPlxuICAgICAgICAgIDxkaXYgY2xhc3M9XCJidXR0b25zXCI+XG4gICAgICAgICAgICB7bW92ZXM/LmNhbkxheSAmJiBzZWxlY3Rpb24udG9vbCA9PT0gXCJwYXR0ZXJuXCIgJiYgKFxuICAgICAgICAgICAgICA8PlxuICAgICAgICAgICAgICAgIDxJY29uQnV0dG9uIG5hbWU9XCJ0dXJuXCIgbGFiZWw9e3dvcmRzKFwicGFnZS10dXJuXCIpfSBvbkNsaWNrPXtzZWxlY3Rpb24ucm90YXRlfSAvPlxuICAgICAgICAgICAgICAgIDxJY29uQnV0dG9uIG5hbWU9XCJmbGlwXCIgbGFiZWw9e3dvcmRzKFwicGFnZS1mbGlwXCIpfSBvbkNsaWNrPXtzZWxlY3Rpb24ubWlycm9yfSAvPlxuICAgICAgICAgICAgICA8Lz5cbiAgICAgICAgICAgICl9XG4gICAgICAgICAgICB7bW92ZXM/LmNhbkxheSAmJiBtb3Zlcy5jYW5Qb2ludCAmJiA8VG9vbHMgc2VsZWN0aW9uPXtzZWxlY3Rpb259IC8+fVxuICAgICAgICAgICAgPGRpdiBjbGFzcz1cImJ1dHRvbnMgcmlnaHRcIj5cbiAgICAgICAgICAgICAge3Nob3duLnVuZG8gJiYgKFxuICAgICAgICAgICAgICAgIDxJY29uQnV0dG9uXG4gICAgICAgICAgICAgICAgICBuYW1lPVwidW5kb1wiXG4gICAgICAgICAgICAgICAgICBsYWJlbD17d29yZHMoXCJwYWdlLXVuZG9cIil9XG4gICAgICAgICAgICAgICAgICBvbkNsaWNrPXsoKSA9PiBzb2NrZXQ/LnNlbmQoeyB0eXBlOiBcInVuZG9cIiB9KX1cbiAgICAgICAgICAgICAgICAvPlxuICAgICAgICAgICAgICApfVxuICAgICAgICAgICAgICB7c2hvd24ucmVkbyAmJiAoXG4gICAgICAgICAgICAgICAgPEljb25CdXR0b25cbiAgICAgICAgICAgICAgICAgIG5hbWU9XCJyZWRvXCJcbiAgICAgICAgICAgICAgICAgIGxhYmVsPXt3b3JkcyhcInBhZ2UtcmVkb1wiKX1cbiAgICAgICAgICAgICAgICAgIG9uQ2xpY2s9eygpID0+IHNvY2tldD8uc2VuZCh7IHR5cGU6IFwicmVkb1wiIH0pfVxuICAgICAgICAgICAgICAgIC8+XG4gICAgICAgICAgICAgICl9XG4gICAgICAgICAgICAgIHtzZWxlY3Rpb24udGFyZ2V0cy5sZW5ndGggPiAwICYmIChcbiAgICAgICAgICAgICAgICA8SWNvbkJ1dHRvbiBuYW1lPVwiY2xvc2VcIiBsYWJlbD17d29yZHMoXCJwYWdlLWNsZWFyXCIpfSBvbkNsaWNrPXtzZWxlY3Rpb24uY2xlYXJ9IC8+XG4gICAgICAgICAgICAgICl9XG4gICAgICAgICAgICAgIHttb3ZlcyAmJiAoXG4gICAgICAgICAgICAgICAgPGJ1dHRvblxuICAgICAgICAgICAgICAgICAgdHlwZT1cImJ1dHRvblwiXG4gICAgICAgICAgICAgICAgICBjbGFzcz1cIm1haW5cIlxuICAgICAgICAgICAgICAgICAgZGlzYWJsZWQ9eyFpc0xlZ2FsIHx8IHByZXZpZXc/LmxlZ2FsID09PSBmYWxzZSB8fCB2aWV3LmxpbmsgIT09IFwib3BlblwifVxuICAgICAgICAgICAgICAgICAgb25DbGljaz17c2VsZWN0aW9uLnBsYXl9XG4gICAgICAgICAgICAgICAgPlxuICAgICAgICAgICAgICAgICAgPEljb24gbmFtZT1cInBsYXlcIiAvPiB7d29yZHMoXCJwYWdlLXBsYXlcIil9XG4gICAgICAgICAgICAgICAgPC9idXR0b24+XG4gICAgICAgICAgICAgICl9XG4gICAgICAgICAgICA8L2Rpdj5cbiAgICAgICAgICA8L2Rpdj5cbiAgICAgICAgPC8+XG4gICAgICApfVxuICAgIDwvc2VjdGlvbj5cbiAgKTtcbn1cblxuLyoqIFdoYXQgdGhlIHNlcnZlciBzYXlzIGFib3V0IHRoZSBzZWxlY3Rpb24sIG9yIHdoYXQgdG8gZG8uICovXG5mdW5jdGlvbiBUb2xkKHsgc2VsZWN0aW9uIH06IHsgc2VsZWN0aW9uOiBTZWxlY3Rpb24gfSkge1xuICBjb25zdCB3b3JkcyA9IHVzZVdvcmRzKCk7XG4gIGNvbnN0IHsgcHJldmlldywgbW92ZXMsIHRhcmdldHMgfSA9IHNlbGVjdGlvbjtcbiAgaWYgKCFtb3Zlcykge1xuICAgIHJldHVybiBudWxsO1xuICB9XG4gIGlmIChwcmV2aWV3Py5yZWZ1c2FsICYmIG1vdmVzLmZpbmQodGFyZ2V0cykgPT09IHVuZGVmaW5lZCkge1xuICAgIC8vIEEgcGFydCBvZiBhIG1vdmUgaXMgbm90IHdyb25nIHlldC5cbiAgICBjb25zdCBpc1BhcnQgPSBzZWxlY3Rpb24udG9vbCA9PT0gXCJzaW5nbGVcIiAmJiBtb3Zlcy5pc1BhcnQodGFyZ2V0cyk7XG4gICAgcmV0dXJuIGlzUGFydCA/IChcbiAgICAgIDxzcGFuPnt3b3JkcyhcInBhZ2UtY2hvb3NlLW1vcmVcIil9PC9zcGFuPlxuICAgICkgOiAoXG4gICAgICA8c3BhbiBjbGFzcz1cInJlZnVzYWxcIj57cHJldmlldy5yZWZ1c2FsfTwvc3Bhbj5cbiAgICApO1xuICB9XG4gIGlmIChwcmV2aWV3Py5sZWdhbCkge1xuICAgIHJldHVybiA8PntwcmV2aWV3LmdhaW5zLmxlbmd0aCA+IDAgPyBwcmV2aWV3LmdhaW5zLmpvaW4oXCIsIFwiKSA6IHdvcmRzKFwicGFnZS1uby1nYWluXCIpfTwvPjtcbiAgfVxuICBpZiAodGFyZ2V0cy5sZW5ndGggPiAwKSB7XG4gICAgcmV0dXJuIG51bGw7XG4gIH1cbiAgY29uc3QgaGludCA9XG4gICAgbW92ZXMuY2FuTGF5ICYmIHNlbGVjdGlvbi50b29sID09PSBcInBhdHRlcm5cIiA/IFwicGFnZS1oaW50LXBhdHRlcm5cIiA6IFwicGFnZS1oaW50LXBvaW50XCI7XG4gIHJldHVybiBtb3Zlcy50YXJnZXRzLnNpemUgPiAwID8gPHNwYW4gY2xhc3M9XCJoaW50XCI+e3dvcmRzKGhpbnQpfTwvc3Bhbj4gOiBudWxsO1xufVxuXG4vKiogVGhlIHBhdHRlcm4gYXMgaXQgaXMgdHVybmVkIG5vdy4gSXQgY2FuIGJlIGRyYWdnZWQgZnJvbSBoZXJlOyBhIHRhcCB0dXJucyBpdC4gKi9cbmZ1bmN0aW9uIFRyYXkoe1xuICBzdmcsXG4gIG5hbWUsXG4gIHNlbGVjdGlvbixcbiAgaXNBY3RpdmUsXG59OiB7XG4gIHN2Zzogc3RyaW5nIHwgdW5kZWZpbmVkO1xuICBuYW1lOiBzdHJpbmc7XG4gIHNlbGVjdGlvbjogU2VsZWN0aW9uO1xuICBpc0FjdGl2ZTogYm9vbGVhbjtcbn0pIHtcbiAgY29uc3QgeyBxdWFydGVycywgZmxpcHBlZCB9ID0gc2VsZWN0aW9uLnR1cm47XG4gIGNvbnN0IHR1cm4gPSBgcm90YXRlKCR7cXVhcnRlcnMgKiA5MH1kZWcpIHNjYWxlWCgke2ZsaXBwZWQgPyAtMSA6IDF9KWA7XG4gIHJldHVybiAoXG4gICAgPGRpdiBjbGFzcz1cInRyYXkgcGFwZXJcIiBkYXRhLXRyYXk9e2lzQWN0aXZlID8gXCJcIiA6IHVuZGVmaW5lZH0gZGF0YS1hY3RpdmU9e2lzQWN0aXZlfT5cbiAgICAgIDxkaXYgY2xhc3M9XCJ0dXJuZWRcIiBzdHlsZT17eyB0cmFuc2Zvcm06IHR1cm4gfX0+XG4gICAgICAgIDxEcmF3aW5nIHN2Zz17c3ZnfSBsYWJlbD17bmFtZX0gLz5cbiAgICAgIDwvZGl2PlxuICAgIDwvZGl2PlxuICApO1xufVxuXG5mdW5jdGlvbiBUb29scyh7IHNlbGVjdGlvbiB9OiB7IHNlbGVjdGlvbjogU2VsZWN0aW9uIH0pIHtcbiAgY29uc3Qgd29yZHMgPSB1c2VXb3JkcygpO1xuICByZXR1cm4gKFxuICAgIDxmaWVsZHNldCBjbGFzcz1cInRvb2xzXCIgYXJpYS1sYWJlbD17d29yZHMoXCJwYWdlLXRvb2xcIil9PlxuICAgICAgPEljb25CdXR0b25cbiAgICAgICAgbmFtZT1cInBhdHRlcm5cIlxuICAgICAgICBsYWJlbD17d29yZHMoXCJwYWdlLXRvb2wtcGF0dGVyblwiKX1cbiAgICAgICAgcHJlc3NlZD17c2VsZWN0aW9uLnRvb2wgPT09IFwicGF0dGVyblwifVxuICAgICAgICBvbkNsaWNrPXsoKSA9PiBzZWxlY3Rpb24uc2V0VG9vbChcInBhdHRlcm5cIil9XG4gICAgICAvPlxuICAgICAgPEljb25CdXR0b25cbiAgICAgICAgbmFtZT1cInNpbmdsZVwiXG4gICAgICAgIGxhYmVsPXt3b3JkcyhcInBhZ2UtdG9vbC1zaW5nbGVcIil9XG4gICAgICAgIHByZXNzZWQ9e3NlbGVjdGlvbi50b29sID09PSBcInNpbmdsZVwifVxuICAgICAgICBvbkNsaWNrPXsoKSA9PiBzZWxlY3Rpb24uc2V0VG9vbChcInNpbmdsZVwiKX1cbiAgICAgIC8+XG4gICAgPC9maWVsZHNldD5cbiAgKTtcbn1cblxuLyoqIE1vdmVzIHRoYXQgYXJlIGl0ZW1zIG9mIGEgbGlzdCwgYW5kIG51bWJlcnMgdGhhdCBiZWxvbmcgdG8gYSBjZWxsLiAqL1xuZnVuY3Rpb24gQ2hvaWNlcyh7IHNlbGVjdGlvbiB9OiB7IHNlbGVjdGlvbjogU2VsZWN0aW9uIH0pIHtcbiAgY29uc3QgeyBtb3ZlcywgdGFyZ2V0cyB9ID0gc2VsZWN0aW9uO1xuICBjb25zdCBudW1iZXJzID0gbW92ZXM/Lm51bWJlcnModGFyZ2V0cykgPz8gW107XG4gIGlmICghbW92ZXMgfHwgKG1vdmVzLmNob2ljZXMubGVuZ3RoID09PSAwICYmIG51bWJlcnMubGVuZ3RoID09PSAwKSkge1xuICAgIHJldHVybiBudWxsO1xuICB9XG4gIHJldHVybiAoXG4gICAgPGRpdiBjbGFzcz1cImNob2ljZXNcIj5cbiAgICAgIHtudW1iZXJzLm1hcCgobnVtYmVyKSA9PiAoXG4gICAgICAgIDxidXR0b25cbiAgICAgICAgICB0eXBlPVwiYnV0dG9uXCJcbiAgICAgICAgICBrZXk9e251bWJlcn1cbiAgICAgICAgICBjbGFzcz1cIm51bWJlclwiXG4gICAgICAgICAgYXJpYS1wcmVzc2VkPXt0YXJnZXRzLmluY2x1ZGVzKG51bWJlcil9XG4gICAgICAgICAgb25DbGljaz17KCkgPT4gc2VsZWN0aW9uLnRhcChudW1iZXIpfVxuICAgICAgICA+XG4gICAgICAgICAge251bWJlci5zbGljZShcIm51bWJlci5cIi5sZW5ndGgpfVxuICAgICAgICA8L2J1dHRvbj5cbiAgICAgICkpfVxuICAgICAge21vdmVzLmNob2ljZXMubWFwKChtb3ZlKSA9PiAoXG4gICAgICAgIDxidXR0b25cbiAgICAgICAgICB0eXBlPVwiYnV0dG9uXCJcbiAgICAgICAgICBrZXk9e21vdmUudGV4dH1cbiAgICAgICAgICBjbGFzcz1cImNob2ljZVwiXG4gICAgICAgICAgb25DbGljaz17KCkgPT4gc2VsZWN0aW9uLmNob29zZShtb3ZlLnRleHQsIG1vdmUudGFyZ2V0cyl9XG4gICAgICAgID5cbiAgICAgICAgICB7bW92ZS5jaG9pY2V9XG4gICAgICAgIDwvYnV0dG9uPlxuICAgICAgKSl9XG4gICAgPC9kaXY+XG4gICk7XG59XG5cbi8qKiBUaGUgdGltZSB0aGF0IGlzIGxlZnQgZm9yIGEgZGVjaXNpb24uICovXG5mdW5jdGlvbiBDbG9jayh7IGVuZHMgfTogeyBlbmRzOiBudW1iZXIgfSkge1xuICBjb25zdCBbbm93LCBzZXROb3ddID0gdXNlU3RhdGUoRGF0ZS5ub3coKSk7XG4gIHVzZUVmZmVjdCgoKSA9PiB7XG4gICAgY29uc3QgdGltZXIgPSBzZXRJbnRlcnZhbCgoKSA9PiBzZXROb3coRGF0ZS5ub3coKSksIDUwMCk7XG4gICAgcmV0dXJuICgpID0+IGNsZWFySW50ZXJ2YWwodGltZXIpO1xuICB9LCBbXSk7XG4gIGNvbnN0IGxlZnQgPSBNYXRoLm1heCgwLCBNYXRoLmNlaWwoKGVuZHMgLSBub3cpIC8gMTAwMCkpO1xuICBjb25zdCB0ZXh0ID0gYCR7TWF0aC5mbG9vcihsZWZ0IC8gNjApfToke1N0cmluZyhsZWZ0ICUgNjApLnBhZFN0YXJ0KDIsIFwiMFwiKX1gO1xuICByZXR1cm4gKFxuICAgIDxzcGFuIGNsYXNzPVwiY2xvY2tcIiBkYXRhLWh1cnJ5PXtsZWZ0IDw9IDEwfSBhcmlhLWxpdmU9XCJvZmZcIj5cbiAgICAgIHt0ZXh0fVxuICAgIDwvc3Bhbj5cbiAgKTtcbn1cbiIsICIvLyBUaGUgZW5kIG9mIGEgZ2FtZTogcGxhY2VzLCBzY29yZSBzaGVldHMsIGFuZCBob3cgdG8gZ28gb24uXG5cbmltcG9ydCB7IHJlY29yZEFkZHJlc3MgfSBmcm9tIFwiLi4vYXBpXCI7XG5pbXBvcnQgdHlwZSB7IFRhYmxlU2hvd24gfSBmcm9tIFwiLi4vcHJvdG9jb2xcIjtcbmltcG9ydCB7IHJlcGxheUxpbmsgfSBmcm9tIFwiLi4vcm91dGVcIjtcbmltcG9ydCB0eXBlIHsgVGFibGVTb2NrZXQgfSBmcm9tIFwiLi4vc29ja2V0XCI7XG5pbXBvcnQgeyB1c2VXb3JkcyB9IGZyb20gXCIuLi93b3Jkc1wiO1xuaW1wb3J0IHsgU2NvcmVMaW5lcyB9IGZyb20gXCIuL3BsYWNlc1wiO1xuXG5leHBvcnQgZnVuY3Rpb24gRW5kKHtcbiAgc2hvd24sXG4gIHRhYmxlLFxuICBzb2NrZXQsXG4gIGlzU2VhdCxcbn06IHtcbiAgc2hvd246IFRhYmxlU2hvd247XG4gIHRhYmxlOiBzdHJpbmc7XG4gIHNvY2tldDogVGFibGVTb2NrZXQgfCB1bmRlZmluZWQ7XG4gIGlzU2VhdDogYm9vbGVhbjtcbn0pIHtcbiAgY29uc3Qgd29yZHMgPSB1c2VXb3JkcygpO1xuICBjb25zdCByZXN1bHQgPSBzaG93bi5yZXN1bHQ7XG4gIGlmICghcmVzdWx0KSB7XG4gICAgcmV0dXJuIG51bGw7XG4gIH1cbiAgY29uc3QgcmFuayA9IChzZWF0OiBudW1iZXIpID0+IHJlc3VsdC5wbGFjZXNbc2VhdCAtIDFdID8/IDA7XG4gIGNvbnN0IHBsYWNlcyA9IFsuLi5zaG93bi5wbGFjZXNdLnNvcnQoKG9uZSwgb3RoZXIpID0+IHJhbmsob25lLnNlYXQpIC0gcmFuayhvdGhlci5zZWF0KSk7XG4gIHJldHVybiAoXG4gICAgPHNlY3Rpb24gY2xhc3M9XCJwYW5lbCBlbmRcIiBhcmlhLWxhYmVsPXt3b3JkcyhcInBhZ2Utb3ZlclwiKX0+XG4gICAgICA8aDI+e3dvcmRzKFwicGFnZS1vdmVyXCIpfTwvaDI+XG4gICAgICA8b2wgY2xhc3M9XCJyYW5raW5nXCI+XG4gICAgICAgIHtwbGFjZXMubWFwKChwbGFjZSkgPT4gKFxuICAgICAgICAgIDxsaSBrZXk9e3BsYWNlLnNlYXR9IGRhdGEtZmlyc3Q9e3JhbmsocGxhY2Uuc2VhdCkgPT09IDF9PlxuICAgICAgICAgICAgPGhlYWRlciBjbGFzcz1cInBsYWNlLWhlYWRcIj5cbiAgICAgICAgICAgICAgPHNwYW4gY2xhc3M9XCJyYW5rXCI+e3JhbmsocGxhY2Uuc2VhdCl9Ljwvc3Bhbj5cbiAgICAgICAgICAgICAgPGIgY2xhc3M9XCJuYW1lXCI+e3BsYWNlLm5hbWV9PC9iPlxuICAgICAgICAgICAgICB7cmVzdWx0LmZvcmZlaXQgPT09IHBsYWNlLnNlYXQgJiYgKFxuICAgICAgICAgICAgICAgIDxzcGFuIGNsYXNzPVwiYmFkZ2UgYXdheVwiPnt3b3JkcyhcInBhZ2UtZm9yZmVpdFwiKX08L3NwYW4+XG4gICAgICAgICAgICAgICl9XG4gICAgICAgICAgICAgIHtwbGFjZS5zY29yZSAmJiA8c3BhbiBjbGFzcz1cInBvaW50c1wiPntwbGFjZS5zY29yZS50b3RhbH08L3NwYW4+fVxuICAgICAgICAgICAgPC9oZWFkZXI+XG4gICAgICAgICAgICB7cGxhY2Uuc2NvcmUgJiYgcGxhY2Uuc2NvcmUubGluZXMubGVuZ3RoID4gMCAmJiA8U2NvcmVMaW5lcyBzY29yZT17cGxhY2Uuc2NvcmV9IC8+fVxuICAgICAgICAgIDwvbGk+XG4gICAgICAgICkpfVxuICAgICAgPC9vbD5cbiAgICAgIDxkaXYgY2xhc3M9XCJidXR0b25zXCI+XG4gICAgICAgIHtpc1NlYXQgJiYgKFxuICAgICAgICAgIDw+XG4gICAgICAgICAgICA8YnV0dG9uXG4gICAgICAgICAgICAgIHR5cGU9XCJidXR0b25cIlxuICAgICAgICAgICAgICBjbGFzcz1cIm1haW5cIlxuICAgICAgICAgICAgICBvbkNsaWNrPXsoKSA9PiBzb2NrZXQ/LnNlbmQoeyB0eXBlOiBcInJlbWF0Y2hcIiwgZGVhbDogXCJuZXdcIiB9KX1cbiAgICAgICAgICAgID5cbiAgICAgICAgICAgICAge3dvcmRzKFwicGFnZS1uZXctZGVhbFwiKX1cbiAgICAgICAgICAgIDwvYnV0dG9uPlxuICAgICAgICAgICAgPGJ1dHRvbiB0eXBlPVwiYnV0dG9uXCIgb25DbGljaz17KCkgPT4gc29ja2V0Py5zZW5kKHsgdHlwZTogXCJyZW1hdGNoXCIsIGRlYWw6IFwic2FtZVwiIH0pfT5cbiAgICAgICAgICAgICAge3dvcmRzKFwicGFnZS1zYW1lLWRlYWxcIil9XG4gICAgICAgICAgICA8L2J1dHRvbj5cbiAgICAgICAgICA8Lz5cbiAgICAgICAgKX1cbiAgICAgICAgPGEgY2xhc3M9XCJidXR0b25cIiBocmVmPXtyZXBsYXlMaW5rKHRhYmxlLCAwKX0+XG4gICAgICAgICAge3dvcmRzKFwicGFnZS1yZXBsYXlcIil9XG4gICAgICAgIDwvYT5cbiAgICAgICAgPGEgY2xhc3M9XCJidXR0b25cIiBocmVmPXtyZWNvcmRBZGRyZXNzKHRhYmxlKX0gZG93bmxvYWQ9e2Ake3RhYmxlfS5qc29ubGB9PlxuICAgICAgICAgIHt3b3JkcyhcInBhZ2UtcmVjb3JkXCIpfVxuICAgICAgICA8L2E+XG4gICAgICA8L2Rpdj5cbiAgICA8L3NlY3Rpb24+XG4gICk7XG59XG4iLCAiLy8gVGFyZ2V0czogd2hhdCBkcmF3aW5ncywgbW92ZXMgYW5kIHNlbGVjdGlvbnMgcG9pbnQgYXQuIFB1cmUgZnVuY3Rpb25zOyBubyBydWxlIG9mIGEgZ2FtZSBpcyBoZXJlLlxuXG5pbXBvcnQgdHlwZSB7IENhcmRTaG93biwgTW92ZVNob3duLCBQYXR0ZXJuU2hvd24gfSBmcm9tIFwiLi9wcm90b2NvbFwiO1xuXG5leHBvcnQgdHlwZSBBdCA9IHJlYWRvbmx5IFtyb3c6IG51bWJlciwgY29sOiBudW1iZXJdO1xuXG4vKiogSG93IGEgcGF0dGVybiBsaWVzOiBmbGlwcGVkIGxlZnQgdG8gcmlnaHQgZmlyc3QsIHRoZW4gdHVybmVkIGNsb2Nrd2lzZSBieSBxdWFydGVycy4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgVHVybiB7XG4gIHF1YXJ0ZXJzOiBudW1iZXI7XG4gIGZsaXBwZWQ6IGJvb2xlYW47XG59XG5cbmV4cG9ydCBjb25zdCBVUFJJR0hUOiBUdXJuID0geyBxdWFydGVyczogMCwgZmxpcHBlZDogZmFsc2UgfTtcblxuLyoqIFRoZSBjZWxscyBvZiBhIHR1cm5lZCBwYXR0ZXJuLCBpbiB0aGUgb3JkZXIgb2YgaXRzIGNlbGxzLiBUaGUgc21hbGxlc3Qgcm93IGFuZCBjb2x1bW4gYXJlIDAuICovXG5leHBvcnQgZnVuY3Rpb24gdHVybmVkKGNlbGxzOiByZWFkb25seSBBdFtdLCB0dXJuOiBUdXJuKTogQXRbXSB7XG4gIGxldCBmb3VuZCA9IGNlbGxzLm1hcCgoW3JvdywgY29sXSk6IEF0ID0+IFtyb3csIHR1cm4uZmxpcHBlZCA/IC1jb2wgOiBjb2xdKTtcbiAgZm9yIChsZXQgcXVhcnRlciA9IDA7IHF1YXJ0ZXIgPCB0dXJuLnF1YXJ0ZXJzOyBxdWFydGVyKyspIHtcbiAgICBmb3VuZCA9IGZvdW5kLm1hcCgoW3JvdywgY29sXSk6IEF0ID0+IFtjb2wsIC1yb3ddKTtcbiAgfVxuICBjb25zdCB0b3AgPSBNYXRoLm1pbiguLi5mb3VuZC5tYXAoKFtyb3ddKSA9PiByb3cpKTtcbiAgY29uc3QgbGVmdCA9IE1hdGgubWluKC4uLmZvdW5kLm1hcCgoWywgY29sXSkgPT4gY29sKSk7XG4gIHJldHVybiBmb3VuZC5tYXAoKFtyb3csIGNvbF0pOiBBdCA9PiBbcm93IC0gdG9wLCBjb2wgLSBsZWZ0XSk7XG59XG5cbmV4cG9ydCBjb25zdCB0dXJuUmlnaHQgPSAodHVybjogVHVybik6IFR1cm4gPT4gKHsgLi4udHVybiwgcXVhcnRlcnM6ICh0dXJuLnF1YXJ0ZXJzICsgMSkgJSA0IH0pO1xuXG4vKiogRmxpcHMgd2hhdCBpcyBzZWVuIGxlZnQgdG8gcmlnaHQsIGhvd2V2ZXIgaXQgaXMgdHVybmVkLiAqL1xuZXhwb3J0IGNvbnN0IGZsaXAgPSAodHVybjogVHVybik6IFR1cm4gPT4gKHtcbiAgcXVhcnRlcnM6ICg0IC0gdHVybi5xdWFydGVycykgJSA0LFxuICBmbGlwcGVkOiAhdHVybi5mbGlwcGVkLFxufSk7XG5cbi8qKiBBbGwgd2F5cyB0byBsYXkgYSBwYXR0ZXJuLCBiZWdpbm5pbmcgd2l0aCB0aGlzIG9uZSwgd2l0aG91dCB0aG9zZSB0aGF0IGxvb2sgYWxpa2UuICovXG5mdW5jdGlvbiBhbGxUdXJucyhjZWxsczogcmVhZG9ubHkgQXRbXSwgZmlyc3Q6IFR1cm4sIG9yZGVyZWQ6IGJvb2xlYW4pOiBUdXJuW10ge1xuICBjb25zdCB0dXJuczogVHVybltdID0gW107XG4gIGNvbnN0IHNlZW4gPSBuZXcgU2V0PHN0cmluZz4oKTtcbiAgZm9yIChsZXQgY291bnQgPSAwLCB0dXJuID0gZmlyc3Q7IGNvdW50IDwgODsgY291bnQrKywgdHVybiA9IHR1cm5SaWdodCh0dXJuKSkge1xuICAgIGlmIChjb3VudCA9PT0gNCkge1xuICAgICAgdHVybiA9IGZsaXAodHVybik7XG4gICAgfVxuICAgIGNvbnN0IGxhaWQgPSB0dXJuZWQoY2VsbHMsIHR1cm4pLm1hcCgoYXQpID0+IGF0LmpvaW4oKSk7XG4gICAgY29uc3Qga2V5ID0gKG9yZGVyZWQgPyBsYWlkIDogbGFpZC5zb3J0KCkpLmpvaW4oXCI7XCIpO1xuICAgIGlmICghc2Vlbi5oYXMoa2V5KSkge1xuICAgICAgc2Vlbi5hZGQoa2V5KTtcbiAgICAgIHR1cm5zLnB1c2godHVybik7XG4gICAgfVxuICB9XG4gIHJldHVybiB0dXJucztcbn1cblxuLyoqIEEgY2VsbCBvZiBhIGJvYXJkLiAqL1xuZXhwb3J0IGludGVyZmFjZSBDZWxsQXQge1xuICAvKiogVGhlIGJlZ2lubmluZyBvZiB0aGUgdGFyZ2V0cyBvZiB0aGUgYm9hcmQsIHN1Y2ggYXMgYG93bi4wYC4gKi9cbiAgYm9hcmQ6IHN0cmluZztcbiAgYXQ6IEF0O1xufVxuXG5jb25zdCBDRUxMID0gL14oKD86b3dufHNoYXJlZClcXC5cXGQrKVxcLihcXGQrKVxcLihcXGQrKSQvO1xuXG4vKiogVGhlIGNlbGwgdGhhdCBhIHRhcmdldCBwb2ludHMgYXQ7IGB1bmRlZmluZWRgIGlmIGl0IHBvaW50cyBhdCBzb21ldGhpbmcgZWxzZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBjZWxsT2YodGFyZ2V0OiBzdHJpbmcpOiBDZWxsQXQgfCB1bmRlZmluZWQge1xuICBjb25zdCBmb3VuZCA9IENFTEwuZXhlYyh0YXJnZXQpO1xuICByZXR1cm4gZm91bmQ/LlsxXSA/IHsgYm9hcmQ6IGZvdW5kWzFdLCBhdDogW051bWJlcihmb3VuZFsyXSksIE51bWJlcihmb3VuZFszXSldIH0gOiB1bmRlZmluZWQ7XG59XG5cbmNvbnN0IGNlbGxUYXJnZXQgPSAoYm9hcmQ6IHN0cmluZywgW3JvdywgY29sXTogQXQpID0+IGAke2JvYXJkfS4ke3Jvd30uJHtjb2x9YDtcblxuZXhwb3J0IGNvbnN0IGlzTnVtYmVyID0gKHRhcmdldDogc3RyaW5nKSA9PiB0YXJnZXQuc3RhcnRzV2l0aChcIm51bWJlci5cIik7XG5cbi8qKiBBIHBhdHRlcm4gb24gYSBib2FyZDogb25lIG9mIGl0cyBjZWxscyBsaWVzIG9uIGEgY2VsbCBvZiB0aGUgYm9hcmQuICovXG5leHBvcnQgaW50ZXJmYWNlIExhaWQge1xuICBib2FyZDogc3RyaW5nO1xuICAvKiogVGhlIGNlbGwgb2YgdGhlIGJvYXJkIHRoYXQgd2FzIHBvaW50ZWQgYXQuICovXG4gIGFuY2hvcjogQXQ7XG4gIC8qKiBXaGljaCBjZWxsIG9mIHRoZSBwYXR0ZXJuIGxpZXMgdGhlcmUuICovXG4gIGNlbGw6IG51bWJlcjtcbn1cblxuLyoqIFRoZSBsZWdhbCBtb3ZlcyBvZiBhIGRlY2lzaW9uLCBhbmQgaG93IGEgcGF0dGVybiBtYXkgbGllLiAqL1xuZXhwb3J0IGNsYXNzIE1vdmVzIHtcbiAgcHJpdmF0ZSByZWFkb25seSBieVRhcmdldHMgPSBuZXcgTWFwPHN0cmluZywgTW92ZVNob3duPigpO1xuICAvKiogQWxsIHRhcmdldHMgb2YgYWxsIG1vdmVzLiAqL1xuICByZWFkb25seSB0YXJnZXRzID0gbmV3IFNldDxzdHJpbmc+KCk7XG4gIHJlYWRvbmx5IGNob2ljZXM6IE1vdmVTaG93bltdO1xuICAvKiogV2hldGhlciBzb21lIG1vdmUgbGF5cyB0aGUgd2hvbGUgcGF0dGVybi4gKi9cbiAgcmVhZG9ubHkgY2FuTGF5OiBib29sZWFuO1xuICAvKiogV2hldGhlciBzb21lIG1vdmUgcG9pbnRzIGF0IG90aGVyIHRoaW5ncyB0aGFuIHRoZSBwYXR0ZXJuIGRvZXMuICovXG4gIHJlYWRvbmx5IGNhblBvaW50OiBib29sZWFuO1xuXG4gIGNvbnN0cnVjdG9yKFxuICAgIHJlYWRvbmx5IGFsbDogcmVhZG9ubHkgTW92ZVNob3duW10sXG4gICAgcmVhZG9ubHkgcGF0dGVybjogUGF0dGVyblNob3duIHwgdW5kZWZpbmVkLFxuICAgIHByaXZhdGUgcmVhZG9ubHkgYm9hcmRzOiByZWFkb25seSBDYXJkU2hvd25bXSxcbiAgKSB7XG4gICAgdGhpcy5jaG9pY2VzID0gYWxsLmZpbHRlcigobW92ZSkgPT4gbW92ZS5jaG9pY2UgIT09IHVuZGVmaW5lZCk7XG4gICAgZm9yIChjb25zdCBtb3ZlIG9mIGFsbCkge1xuICAgICAgdGhpcy5ieVRhcmdldHMuc2V0KHRoaXMua2V5KG1vdmUudGFyZ2V0cyksIG1vdmUpO1xuICAgICAgZm9yIChjb25zdCB0YXJnZXQgb2YgbW92ZS50YXJnZXRzKSB7XG4gICAgICAgIHRoaXMudGFyZ2V0cy5hZGQodGFyZ2V0KTtcbiAgICAgIH1cbiAgICB9XG4gICAgY29uc3QgbGF5cyA9IChtb3ZlOiBNb3ZlU2hvd24pID0+XG4gICAgICBwYXR0ZXJuICE9PSB1bmRlZmluZWQgJiZcbiAgICAgIHBhdHRlcm4uY2VsbHMubGVuZ3RoID4gMSAmJlxuICAgICAgbW92ZS50YXJnZXRzLmxlbmd0aCA9PT0gcGF0dGVybi5jZWxscy5sZW5ndGggJiZcbiAgICAgIG1vdmUudGFyZ2V0cy5ldmVyeSgodGFyZ2V0KSA9PiBjZWxsT2YodGFyZ2V0KSAhPT0gdW5kZWZpbmVkKTtcbiAgICB0aGlzLmNhbkxheSA9IGFsbC5zb21lKGxheXMpO1xuICAgIHRoaXMuY2FuUG9pbnQgPSBhbGwuc29tZSgobW92ZSkgPT4gbW92ZS5jaG9pY2UgPT09IHVuZGVmaW5lZCAmJiAhbGF5cyhtb3ZlKSk7XG4gIH1cblxuICBwcml2YXRlIGtleSh0YXJnZXRzOiByZWFkb25seSBzdHJpbmdbXSk6IHN0cmluZyB7XG4gICAgcmV0dXJuICh0aGlzLnBhdHRlcm4/Lm9yZGVyZWQgPyBbLi4udGFyZ2V0c10gOiBbLi4udGFyZ2V0c10uc29ydCgpKS5qb2luKFwiIFwiKTtcbiAgfVxuXG4gIC8qKiBUaGUgbW92ZSB0aGF0IHRoZXNlIHRhcmdldHMgbWVhbiwgaWYgaXQgaXMgbGVnYWwuICovXG4gIGZpbmQodGFyZ2V0czogcmVhZG9ubHkgc3RyaW5nW10pOiBNb3ZlU2hvd24gfCB1bmRlZmluZWQge1xuICAgIHJldHVybiB0aGlzLmJ5VGFyZ2V0cy5nZXQodGhpcy5rZXkodGFyZ2V0cykpO1xuICB9XG5cbiAgLyoqIFRoZSBtb3ZlcyB0aGF0IHBvaW50IGF0IGFsbCBvZiB0aGVzZSBhbmQgcGVyaGFwcyBtb3JlLiAqL1xuICBwcml2YXRlIHdpdGgodGFyZ2V0czogcmVhZG9ubHkgc3RyaW5nW10pOiBNb3ZlU2hvd25bXSB7XG4gICAgcmV0dXJuIHRoaXMuYWxsLmZpbHRlcigobW92ZSkgPT4gdGFyZ2V0cy5ldmVyeSgodGFyZ2V0KSA9PiBtb3ZlLnRhcmdldHMuaW5jbHVkZXModGFyZ2V0KSkpO1xuICB9XG5cbiAgLyoqIFdoZXRoZXIgbW9yZSB0YXJnZXRzIGNhbiBtYWtlIGEgbGVnYWwgbW92ZSBvZiB0aGVzZS4gKi9cbiAgaXNQYXJ0KHRhcmdldHM6IHJlYWRvbmx5IHN0cmluZ1tdKTogYm9vbGVhbiB7XG4gICAgcmV0dXJuIHRhcmdldHMubGVuZ3RoID4gMCAmJiB0aGlzLndpdGgodGFyZ2V0cykubGVuZ3RoID4gMDtcbiAgfVxuXG4gIC8qKiBUaGUgbnVtYmVycyBvZiB3aGljaCBvbmUgYmVsb25ncyB0byB0aGVzZSB0YXJnZXRzLiAqL1xuICBudW1iZXJzKHRhcmdldHM6IHJlYWRvbmx5IHN0cmluZ1tdKTogc3RyaW5nW10ge1xuICAgIGNvbnN0IG90aGVycyA9IHRhcmdldHMuZmlsdGVyKCh0YXJnZXQpID0+ICFpc051bWJlcih0YXJnZXQpKTtcbiAgICBjb25zdCBmaXR0aW5nID0gb3RoZXJzLmxlbmd0aCA+IDAgPyB0aGlzLndpdGgob3RoZXJzKSA6IFtdO1xuICAgIGNvbnN0IG51bWJlcnMgPSBuZXcgU2V0KGZpdHRpbmcuZmxhdE1hcCgobW92ZSkgPT4gbW92ZS50YXJnZXRzLmZpbHRlcihpc051bWJlcikpKTtcbiAgICBjb25zdCB2YWx1ZSA9IChudW1iZXI6IHN0cmluZykgPT4gTnVtYmVyKG51bWJlci5zcGxpdChcIi5cIilbMV0pO1xuICAgIHJldHVybiBbLi4ubnVtYmVyc10uc29ydCgob25lLCBvdGhlcikgPT4gdmFsdWUob25lKSAtIHZhbHVlKG90aGVyKSk7XG4gIH1cblxuICAvKiogV2hhdCBpcyBzZWxlY3RlZCBhZnRlciBvbmUgbW9yZSB0YXJnZXQgd2FzIHBvaW50ZWQgYXQuICovXG4gIHBvaW50KHNlbGVjdGVkOiByZWFkb25seSBzdHJpbmdbXSwgdGFyZ2V0OiBzdHJpbmcpOiBzdHJpbmdbXSB7XG4gICAgaWYgKHNlbGVjdGVkLmluY2x1ZGVzKHRhcmdldCkpIHtcbiAgICAgIHJldHVybiBzZWxlY3RlZC5maWx0ZXIoKG9uZSkgPT4gb25lICE9PSB0YXJnZXQgJiYgIWlzTnVtYmVyKG9uZSkpO1xuICAgIH1cbiAgICBjb25zdCBzYW1lID0gaXNOdW1iZXIodGFyZ2V0KSA/IHNlbGVjdGVkLmZpbHRlcigob25lKSA9PiAhaXNOdW1iZXIob25lKSkgOiBzZWxlY3RlZDtcbiAgICBjb25zdCBtb3JlID0gWy4uLnNhbWUsIHRhcmdldF07XG4gICAgLy8gSWYgdGhleSBkbyBub3QgZ28gdG9nZXRoZXIsIHRoZSBvbGRlc3Qgb25lcyBnaXZlIHdheS5cbiAgICBmb3IgKGxldCBmcm9tID0gMDsgZnJvbSA8IG1vcmUubGVuZ3RoOyBmcm9tKyspIHtcbiAgICAgIGNvbnN0IHNvbWUgPSBtb3JlLnNsaWNlKGZyb20pO1xuICAgICAgY29uc3QgZml0dGluZyA9IHRoaXMud2l0aChzb21lKTtcbiAgICAgIGNvbnN0IG9ubHkgPSBmaXR0aW5nLmxlbmd0aCA9PT0gMSAmJiAhdGhpcy5maW5kKHNvbWUpID8gZml0dGluZ1swXSA6IHVuZGVmaW5lZDtcbiAgICAgIGlmIChmaXR0aW5nLmxlbmd0aCA+IDApIHtcbiAgICAgICAgcmV0dXJuIG9ubHkgPyBbLi4ub25seS50YXJnZXRzXSA6IHNvbWU7XG4gICAgICB9XG4gICAgfVxuICAgIHJldHVybiBbdGFyZ2V0XTtcbiAgfVxuXG4gIHByaXZhdGUgYm9hcmQobmFtZTogc3RyaW5nKTogQ2FyZFNob3duIHwgdW5kZWZpbmVkIHtcbiAgICByZXR1cm4gdGhpcy5ib2FyZHMuZmluZCgoYm9hcmQpID0+IGJvYXJkLnRhcmdldCA9PT0gbmFtZSk7XG4gIH1cblxuICAvKiogVGhlIGNlbGxzIG9uIHdoaWNoIGEgcGF0dGVybiBsaWVzLiBJdCBpcyBtb3ZlZCBzbyBmYXIgdGhhdCBpdCBsaWVzIHdpdGhpbiB0aGUgYm9hcmQuICovXG4gIGNlbGxzKGxhaWQ6IExhaWQsIHR1cm46IFR1cm4pOiBBdFtdIHtcbiAgICBjb25zdCBjZWxscyA9IHR1cm5lZCh0aGlzLnBhdHRlcm4/LmNlbGxzID8/IFtdLCB0dXJuKTtcbiAgICBjb25zdCBbcm93LCBjb2xdID0gY2VsbHNbbGFpZC5jZWxsXSA/PyBbMCwgMF07XG4gICAgY29uc3QgYm9hcmQgPSB0aGlzLmJvYXJkKGxhaWQuYm9hcmQpO1xuICAgIGNvbnN0IHdpdGhpbiA9IChmcm9tOiBudW1iZXIsIHVzZWQ6IG51bWJlciwgYWxsOiBudW1iZXIpID0+XG4gICAgICBNYXRoLm1heCgwLCBNYXRoLm1pbihmcm9tLCBhbGwgLSB1c2VkKSk7XG4gICAgY29uc3QgaGlnaCA9IDEgKyBNYXRoLm1heCguLi5jZWxscy5tYXAoKFtyb3ddKSA9PiByb3cpKTtcbiAgICBjb25zdCB3aWRlID0gMSArIE1hdGgubWF4KC4uLmNlbGxzLm1hcCgoWywgY29sXSkgPT4gY29sKSk7XG4gICAgY29uc3QgdG9wID0gd2l0aGluKGxhaWQuYW5jaG9yWzBdIC0gcm93LCBoaWdoLCBib2FyZD8ucm93cyA/PyBoaWdoKTtcbiAgICBjb25zdCBsZWZ0ID0gd2l0aGluKGxhaWQuYW5jaG9yWzFdIC0gY29sLCB3aWRlLCBib2FyZD8uY29scyA/PyB3aWRlKTtcbiAgICByZXR1cm4gY2VsbHMubWFwKChbcm93LCBjb2xdKTogQXQgPT4gW3JvdyArIHRvcCwgY29sICsgbGVmdF0pO1xuICB9XG5cbiAgLyoqIFRoZSB0YXJnZXRzIG9mIGEgcGF0dGVybiB0aGF0IGxpZXMgb24gYSBib2FyZC4gKi9cbiAgbGFpZFRhcmdldHMobGFpZDogTGFpZCwgdHVybjogVHVybik6IHN0cmluZ1tdIHtcbiAgICByZXR1cm4gdGhpcy5jZWxscyhsYWlkLCB0dXJuKS5tYXAoKGF0KSA9PiBjZWxsVGFyZ2V0KGxhaWQuYm9hcmQsIGF0KSk7XG4gIH1cblxuICAvKiogVGhlIGNlbGxzIG9mIHRoZSBwYXR0ZXJuLCB0aGF0IGluIGl0cyBtaWRkbGUgZmlyc3QuICovXG4gIHByaXZhdGUgZ3JpcHModHVybjogVHVybik6IG51bWJlcltdIHtcbiAgICBjb25zdCBjZWxscyA9IHR1cm5lZCh0aGlzLnBhdHRlcm4/LmNlbGxzID8/IFtdLCB0dXJuKTtcbiAgICBjb25zdCBtZWFuID0gKG9mOiAoYXQ6IEF0KSA9PiBudW1iZXIpID0+XG4gICAgICBjZWxscy5yZWR1Y2UoKHN1bSwgYXQpID0+IHN1bSArIG9mKGF0KSwgMCkgLyBjZWxscy5sZW5ndGg7XG4gICAgY29uc3QgW21pZGRsZVJvdywgbWlkZGxlQ29sXSA9IFttZWFuKChbcm93XSkgPT4gcm93KSwgbWVhbigoWywgY29sXSkgPT4gY29sKV07XG4gICAgY29uc3QgZmFyID0gKFtyb3csIGNvbF06IEF0KSA9PiAocm93IC0gbWlkZGxlUm93KSAqKiAyICsgKGNvbCAtIG1pZGRsZUNvbCkgKiogMjtcbiAgICBjb25zdCBvcmRlciA9IGNlbGxzLm1hcCgoYXQsIGluZGV4KSA9PiAoeyBpbmRleCwgZmFyOiBmYXIoYXQpIH0pKTtcbiAgICByZXR1cm4gb3JkZXIuc29ydCgob25lLCBvdGhlcikgPT4gb25lLmZhciAtIG90aGVyLmZhcikubWFwKCh7IGluZGV4IH0pID0+IGluZGV4KTtcbiAgfVxuXG4gIC8qKiBMYXlzIHRoZSBwYXR0ZXJuIHdpdGggaXRzIG1pZGRsZSBvbiBhIGNlbGwuICovXG4gIGxheUF0KGNlbGw6IENlbGxBdCwgdHVybjogVHVybik6IExhaWQge1xuICAgIHJldHVybiB7IGJvYXJkOiBjZWxsLmJvYXJkLCBhbmNob3I6IGNlbGwuYXQsIGNlbGw6IHRoaXMuZ3JpcHModHVybilbMF0gPz8gMCB9O1xuICB9XG5cbiAgLyoqIExheXMgdGhlIHBhdHRlcm4gc28gdGhhdCBpdCBjb3ZlcnMgYSBjZWxsOiBhcyBpdCBpcyB0dXJuZWQgbm93IGlmIHRoYXQgaXMgbGVnYWwsIGVsc2UgYXMgaXQgZml0cy4gKi9cbiAgbGF5T3ZlcihjZWxsOiBDZWxsQXQsIHR1cm46IFR1cm4pOiB7IGxhaWQ6IExhaWQ7IHR1cm46IFR1cm4gfSB7XG4gICAgY29uc3QgcGF0dGVybiA9IHRoaXMucGF0dGVybjtcbiAgICBmb3IgKGNvbnN0IHdheSBvZiBhbGxUdXJucyhwYXR0ZXJuPy5jZWxscyA/PyBbXSwgdHVybiwgcGF0dGVybj8ub3JkZXJlZCA/PyBmYWxzZSkpIHtcbiAgICAgIGZvciAoY29uc3QgZ3JpcCBvZiB0aGlzLmdyaXBzKHdheSkpIHtcbiAgICAgICAgY29uc3QgbGFpZCA9IHsgYm9hcmQ6IGNlbGwuYm9hcmQsIGFuY2hvcjogY2VsbC5hdCwgY2VsbDogZ3JpcCB9O1xuICAgICAgICBjb25zdCBjb3ZlcnMgPSB0aGlzLmNlbGxzKGxhaWQsIHdheSlbZ3JpcF0/LmpvaW4oKSA9PT0gY2VsbC5hdC5qb2luKCk7XG4gICAgICAgIGlmIChjb3ZlcnMgJiYgdGhpcy5maW5kKHRoaXMubGFpZFRhcmdldHMobGFpZCwgd2F5KSkpIHtcbiAgICAgICAgICByZXR1cm4geyBsYWlkLCB0dXJuOiB3YXkgfTtcbiAgICAgICAgfVxuICAgICAgfVxuICAgIH1cbiAgICByZXR1cm4geyBsYWlkOiB0aGlzLmxheUF0KGNlbGwsIHR1cm4pLCB0dXJuIH07XG4gIH1cbn1cbiIsICIvLyBGaW5nZXJzLCBtb3VzZSBhbmQga2V5Ym9hcmQgb24gdGhlIGJvYXJkcy4gRXZlcnl0aGluZyBlbmRzIGluIHRoZSBzYW1lIGZldyBjYWxscyBvZiB0aGUgc2VsZWN0aW9uLlxuXG5pbXBvcnQgdHlwZSB7IFJlZk9iamVjdCB9IGZyb20gXCJwcmVhY3RcIjtcbmltcG9ydCB7IHVzZUVmZmVjdCwgdXNlUmVmLCB1c2VTdGF0ZSB9IGZyb20gXCJwcmVhY3QvaG9va3NcIjtcbmltcG9ydCB7IHR5cGUgQ2VsbEF0LCBjZWxsT2YgfSBmcm9tIFwiLi4vdGFyZ2V0c1wiO1xuaW1wb3J0IHR5cGUgeyBTZWxlY3Rpb24gfSBmcm9tIFwiLi9zZWxlY3Rpb25cIjtcblxuLyoqIEhvdyBmYXIgYSBmaW5nZXIgbWF5IHNsaXAgYW5kIHN0aWxsIHRhcCwgaW4gcGl4ZWxzLiAqL1xuY29uc3QgU0xJUCA9IDc7XG4vKiogSG93IGZhciBiZXNpZGUgYSBzbWFsbCB0YXJnZXQgYSBmaW5nZXIgc3RpbGwgaGl0cyBpdCwgaW4gcGl4ZWxzLiAqL1xuY29uc3QgTkVBUiA9IDE2O1xuLyoqIEhvdyBmYXIgYWJvdmUgdGhlIGZpbmdlciBhIGNhcnJpZWQgcGF0dGVybiBpcywgc28gdGhhdCB0aGUgZmluZ2VyIGRvZXMgbm90IGNvdmVyIGl0LCBpbiBwaXhlbHMuICovXG5jb25zdCBMSUZUID0gNTY7XG5cbmludGVyZmFjZSBEcmFnIHtcbiAgcG9pbnRlcjogbnVtYmVyO1xuICBmcm9tOiBcInRyYXlcIiB8IFwiYm9hcmRcIjtcbiAgdGFyZ2V0OiBzdHJpbmcgfCB1bmRlZmluZWQ7XG4gIHN0YXJ0WDogbnVtYmVyO1xuICBzdGFydFk6IG51bWJlcjtcbiAgLyoqIEZyb20gdGhlIHBvaW50ZXIgdG8gdGhlIHBsYWNlIHRoYXQgaXQgcG9pbnRzIGF0LiAqL1xuICBsaWZ0WTogbnVtYmVyO1xuICBtb3ZlZDogYm9vbGVhbjtcbiAgb3Zlcjogc3RyaW5nIHwgdW5kZWZpbmVkO1xufVxuXG4vKiogV2hlcmUgdGhlIGNhcnJpZWQgcGF0dGVybiBpcyBkcmF3biwgaW4gcGl4ZWxzIG9mIHRoZSB3aW5kb3cuICovXG5leHBvcnQgaW50ZXJmYWNlIENhcnJpZWQge1xuICB4OiBudW1iZXI7XG4gIHk6IG51bWJlcjtcbiAgLyoqIFdoZXRoZXIgaXQgbGllcyBvbiBhIGJvYXJkLCB3aGljaCBzaG93cyBpdCBpdHNlbGYuICovXG4gIG9uQm9hcmQ6IGJvb2xlYW47XG59XG5cbmV4cG9ydCBpbnRlcmZhY2UgUG9pbnRpbmcge1xuICBjYXJyaWVkOiBDYXJyaWVkIHwgdW5kZWZpbmVkO1xuICBoYW5kbGVyczoge1xuICAgIG9uUG9pbnRlckRvd24oZXZlbnQ6IFBvaW50ZXJFdmVudCk6IHZvaWQ7XG4gICAgb25Qb2ludGVyTW92ZShldmVudDogUG9pbnRlckV2ZW50KTogdm9pZDtcbiAgICBvblBvaW50ZXJVcChldmVudDogUG9pbnRlckV2ZW50KTogdm9pZDtcbiAgICBvblBvaW50ZXJDYW5jZWwoZXZlbnQ6IFBvaW50ZXJFdmVudCk6IHZvaWQ7XG4gICAgb25Qb2ludGVyTGVhdmUoZXZlbnQ6IFBvaW50ZXJFdmVudCk6IHZvaWQ7XG4gICAgb25LZXlEb3duKGV2ZW50OiBLZXlib2FyZEV2ZW50KTogdm9pZDtcbiAgICBvbkNsaWNrKGV2ZW50OiBNb3VzZUV2ZW50KTogdm9pZDtcbiAgfTtcbn1cblxuZXhwb3J0IGZ1bmN0aW9uIHVzZVBvaW50aW5nKFxuICBzdXJmYWNlOiBSZWZPYmplY3Q8SFRNTEVsZW1lbnQgfCBudWxsPixcbiAgc2VsZWN0aW9uOiBTZWxlY3Rpb24sXG4pOiBQb2ludGluZyB7XG4gIGNvbnN0IGRyYWcgPSB1c2VSZWY8RHJhZyB8IHVuZGVmaW5lZD4odW5kZWZpbmVkKTtcbiAgY29uc3QgW2NhcnJpZWQsIHNldENhcnJpZWRdID0gdXNlU3RhdGU8Q2FycmllZD4oKTtcbiAgY29uc3QgaXNBY3RpdmUgPSBzZWxlY3Rpb24ubW92ZXMgIT09IHVuZGVmaW5lZDtcblxuICBjb25zdCBtb3ZlID0gKGV2ZW50OiBQb2ludGVyRXZlbnQpID0+IHtcbiAgICBjb25zdCBub3cgPSBkcmFnLmN1cnJlbnQ7XG4gICAgaWYgKCFub3cgfHwgbm93LnBvaW50ZXIgIT09IGV2ZW50LnBvaW50ZXJJZCkge1xuICAgICAgaWYgKGV2ZW50LnBvaW50ZXJUeXBlID09PSBcIm1vdXNlXCIgJiYgaXNBY3RpdmUpIHtcbiAgICAgICAgY29uc3QgaGl0ID0gdGFyZ2V0QXQoc3VyZmFjZS5jdXJyZW50LCBldmVudC5jbGllbnRYLCBldmVudC5jbGllbnRZLCBmYWxzZSk7XG4gICAgICAgIHNlbGVjdGlvbi5ob3ZlcihoaXQgPyBjZWxsT2YoaGl0KSA6IHVuZGVmaW5lZCk7XG4gICAgICB9XG4gICAgICByZXR1cm47XG4gICAgfVxuICAgIGNvbnN0IGZhciA9IE1hdGguaHlwb3QoZXZlbnQuY2xpZW50WCAtIG5vdy5zdGFydFgsIGV2ZW50LmNsaWVudFkgLSBub3cuc3RhcnRZKTtcbiAgICBub3cubW92ZWQgfHw9IGZhciA+IFNMSVA7XG4gICAgaWYgKCFub3cubW92ZWQgfHwgc2VsZWN0aW9uLnRvb2wgIT09IFwicGF0dGVyblwiKSB7XG4gICAgICByZXR1cm47XG4gICAgfVxuICAgIGNvbnN0IFt4LCB5XSA9IFtldmVudC5jbGllbnRYLCBldmVudC5jbGllbnRZIC0gbm93LmxpZnRZXTtcbiAgICBjb25zdCBjZWxsID0gY2VsbEF0KHN1cmZhY2UuY3VycmVudCwgeCwgeSk7XG4gICAgY29uc3Qgb3ZlciA9IGNlbGwgJiYgYCR7Y2VsbC5ib2FyZH0uJHtjZWxsLmF0LmpvaW4oXCIuXCIpfWA7XG4gICAgaWYgKG92ZXIgIT09IG5vdy5vdmVyKSB7XG4gICAgICBub3cub3ZlciA9IG92ZXI7XG4gICAgICBpZiAoY2VsbCB8fCBub3cuZnJvbSA9PT0gXCJ0cmF5XCIpIHtcbiAgICAgICAgc2VsZWN0aW9uLmNhcnJ5KGNlbGwpO1xuICAgICAgfVxuICAgIH1cbiAgICBpZiAobm93LmZyb20gPT09IFwidHJheVwiKSB7XG4gICAgICBzZXRDYXJyaWVkKHsgeCwgeSwgb25Cb2FyZDogY2VsbCAhPT0gdW5kZWZpbmVkIH0pO1xuICAgIH1cbiAgfTtcblxuICBjb25zdCBlbmQgPSAoZXZlbnQ6IFBvaW50ZXJFdmVudCwgaXNDYW5jZWxsZWQ6IGJvb2xlYW4pID0+IHtcbiAgICBjb25zdCBub3cgPSBkcmFnLmN1cnJlbnQ7XG4gICAgaWYgKCFub3cgfHwgbm93LnBvaW50ZXIgIT09IGV2ZW50LnBvaW50ZXJJZCkge1xuICAgICAgcmV0dXJuO1xuICAgIH1cbiAgICBkcmFnLmN1cnJlbnQgPSB1bmRlZmluZWQ7XG4gICAgc2V0Q2FycmllZCh1bmRlZmluZWQpO1xuICAgIGlmIChpc0NhbmNlbGxlZCkge1xuICAgICAgcmV0dXJuO1xuICAgIH1cbiAgICBpZiAoIW5vdy5tb3ZlZCAmJiBub3cuZnJvbSA9PT0gXCJ0cmF5XCIpIHtcbiAgICAgIHNlbGVjdGlvbi5yb3RhdGUoKTtcbiAgICB9IGVsc2UgaWYgKG5vdy50YXJnZXQgIT09IHVuZGVmaW5lZCAmJiAoIW5vdy5tb3ZlZCB8fCBzZWxlY3Rpb24udG9vbCA9PT0gXCJzaW5nbGVcIikpIHtcbiAgICAgIGNvbnN0IGhpdCA9IHRhcmdldEF0KHN1cmZhY2UuY3VycmVudCwgZXZlbnQuY2xpZW50WCwgZXZlbnQuY2xpZW50WSwgdHJ1ZSk7XG4gICAgICBpZiAoaGl0ID09PSBub3cudGFyZ2V0KSB7XG4gICAgICAgIHNlbGVjdGlvbi50YXAoaGl0KTtcbiAgICAgICAgZm9jdXNPbihzdXJmYWNlLmN1cnJlbnQsIGhpdCk7XG4gICAgICB9XG4gICAgfVxuICB9O1xuXG4gIGNvbnN0IHByZXNzID0gKGV2ZW50OiBQb2ludGVyRXZlbnQpID0+IHtcbiAgICBpZiAoZXZlbnQuYnV0dG9uICE9PSAwIHx8ICFpc0FjdGl2ZSB8fCBkcmFnLmN1cnJlbnQgfHwgIXN1cmZhY2UuY3VycmVudCkge1xuICAgICAgcmV0dXJuO1xuICAgIH1cbiAgICBjb25zdCBhdCA9IGV2ZW50LnRhcmdldCBhcyBFbGVtZW50O1xuICAgIGNvbnN0IGlzVHJheSA9IGF0LmNsb3Nlc3QoXCJbZGF0YS10cmF5XVwiKSAhPT0gbnVsbDtcbiAgICBjb25zdCBpc0JvYXJkID0gYXQuY2xvc2VzdChcIltkYXRhLWJvYXJkXVwiKSAhPT0gbnVsbDtcbiAgICBpZiAoIWlzVHJheSAmJiAhaXNCb2FyZCkge1xuICAgICAgcmV0dXJuO1xuICAgIH1cbiAgICBjb25zdCB0YXJnZXQgPSBpc1RyYXlcbiAgICAgID8gdW5kZWZpbmVkXG4gICAgICA6IHRhcmdldEF0KHN1cmZhY2UuY3VycmVudCwgZXZlbnQuY2xpZW50WCwgZXZlbnQuY2xpZW50WSwgdHJ1ZSk7XG4gICAgaWYgKCFpc1RyYXkgJiYgdGFyZ2V0ID09PSB1bmRlZmluZWQpIHtcbiAgICAgIHJldHVybjtcbiAgICB9XG4gICAgc3VyZmFjZS5jdXJyZW50LnNldFBvaW50ZXJDYXB0dXJlKGV2ZW50LnBvaW50ZXJJZCk7XG4gICAgZHJhZy5jdXJyZW50ID0ge1xuICAgICAgcG9pbnRlcjogZXZlbnQucG9pbnRlcklkLFxuICAgICAgZnJvbTogaXNUcmF5ID8gXCJ0cmF5XCIgOiBcImJvYXJkXCIsXG4gICAgICB0YXJnZXQsXG4gICAgICBzdGFydFg6IGV2ZW50LmNsaWVudFgsXG4gICAgICBzdGFydFk6IGV2ZW50LmNsaWVudFksXG4gICAgICBsaWZ0WTogaXNUcmF5ICYmIGV2ZW50LnBvaW50ZXJUeXBlICE9PSBcIm1vdXNlXCIgPyBMSUZUIDogMCxcbiAgICAgIG1vdmVkOiBmYWxzZSxcbiAgICAgIG92ZXI6IHVuZGVmaW5lZCxcbiAgICB9O1xuICB9O1xuXG4gIGNvbnN0IGtleSA9IChldmVudDogS2V5Ym9hcmRFdmVudCkgPT4ge1xuICAgIGlmIChldmVudC5jdHJsS2V5IHx8IGV2ZW50Lm1ldGFLZXkgfHwgZXZlbnQuYWx0S2V5IHx8ICFpc0FjdGl2ZSkge1xuICAgICAgcmV0dXJuO1xuICAgIH1cbiAgICBpZiAoYWN0KGV2ZW50LCBzdXJmYWNlLmN1cnJlbnQsIHNlbGVjdGlvbikpIHtcbiAgICAgIGV2ZW50LnByZXZlbnREZWZhdWx0KCk7XG4gICAgfVxuICB9O1xuXG4gIC8vIEtleXMgd29yayBhbHNvIHdoaWxlIG5vdGhpbmcgaGFzIHRoZSBmb2N1cy5cbiAgY29uc3Qgb25Cb2R5ID0gdXNlUmVmKGtleSk7XG4gIG9uQm9keS5jdXJyZW50ID0ga2V5O1xuICB1c2VFZmZlY3QoKCkgPT4ge1xuICAgIGNvbnN0IGxpc3RlbiA9IChldmVudDogS2V5Ym9hcmRFdmVudCkgPT4ge1xuICAgICAgaWYgKGV2ZW50LnRhcmdldCA9PT0gZG9jdW1lbnQuYm9keSkge1xuICAgICAgICBvbkJvZHkuY3VycmVudChldmVudCk7XG4gICAgICB9XG4gICAgfTtcbiAgICBhZGRFdmVudExpc3RlbmVyKFwia2V5ZG93blwiLCBsaXN0ZW4pO1xuICAgIHJldHVybiAoKSA9PiByZW1vdmVFdmVudExpc3RlbmVyKFwia2V5ZG93blwiLCBsaXN0ZW4pO1xuICB9LCBbXSk7XG5cbiAgcmV0dXJuIHtcbiAgICBjYXJyaWVkLFxuICAgIGhhbmRsZXJzOiB7XG4gICAgICBvblBvaW50ZXJEb3duOiBwcmVzcyxcbiAgICAgIG9uUG9pbnRlck1vdmU6IG1vdmUsXG4gICAgICBvblBvaW50ZXJVcDogKGV2ZW50KSA9PiBlbmQoZXZlbnQsIGZhbHNlKSxcbiAgICAgIG9uUG9pbnRlckNhbmNlbDogKGV2ZW50KSA9PiBlbmQoZXZlbnQsIHRydWUpLFxuICAgICAgb25Qb2ludGVyTGVhdmU6ICgpID0+IHNlbGVjdGlvbi5ob3Zlcih1bmRlZmluZWQpLFxuICAgICAgb25LZXlEb3duOiBrZXksXG4gICAgICAvLyBTY3JlZW4gcmVhZGVycyBjbGljayB3aXRob3V0IGEgcG9pbnRlci5cbiAgICAgIG9uQ2xpY2s6IChldmVudCkgPT4ge1xuICAgICAgICBjb25zdCB0YXJnZXQgPSAoZXZlbnQudGFyZ2V0IGFzIEhUTUxFbGVtZW50KS5kYXRhc2V0LnRhcmdldDtcbiAgICAgICAgaWYgKGV2ZW50LmRldGFpbCA9PT0gMCAmJiB0YXJnZXQgIT09IHVuZGVmaW5lZCAmJiBpc0FjdGl2ZSkge1xuICAgICAgICAgIHNlbGVjdGlvbi50YXAodGFyZ2V0KTtcbiAgICAgICAgfVxuICAgICAgfSxcbiAgICB9LFxuICB9O1xufVxuXG4vKiogRG9lcyB3aGF0IGEga2V5IG1lYW5zLiBSZXR1cm5zIHdoZXRoZXIgaXQgbWVhbnMgc29tZXRoaW5nLiAqL1xuZnVuY3Rpb24gYWN0KGV2ZW50OiBLZXlib2FyZEV2ZW50LCBzdXJmYWNlOiBIVE1MRWxlbWVudCB8IG51bGwsIHNlbGVjdGlvbjogU2VsZWN0aW9uKTogYm9vbGVhbiB7XG4gIGNvbnN0IGF0ID0gZXZlbnQudGFyZ2V0IGFzIEhUTUxFbGVtZW50O1xuICBpZiAoYXQuY2xvc2VzdChcImlucHV0LCBzZWxlY3QsIHRleHRhcmVhLCBkaWFsb2dcIikpIHtcbiAgICByZXR1cm4gZmFsc2U7XG4gIH1cbiAgY29uc3QgdGFyZ2V0ID0gYXQuZGF0YXNldC50YXJnZXQ7XG4gIHN3aXRjaCAoZXZlbnQua2V5KSB7XG4gICAgY2FzZSBcIkFycm93VXBcIjpcbiAgICBjYXNlIFwiQXJyb3dEb3duXCI6XG4gICAgY2FzZSBcIkFycm93TGVmdFwiOlxuICAgIGNhc2UgXCJBcnJvd1JpZ2h0XCI6XG4gICAgICByZXR1cm4gdGFyZ2V0ICE9PSB1bmRlZmluZWQgJiYgd2FsayhldmVudC5rZXksIGF0LCBzdXJmYWNlLCBzZWxlY3Rpb24pO1xuICAgIGNhc2UgXCJFbnRlclwiOlxuICAgIGNhc2UgXCIgXCI6XG4gICAgICBpZiAodGFyZ2V0ICE9PSB1bmRlZmluZWQpIHtcbiAgICAgICAgc2VsZWN0aW9uLnRhcCh0YXJnZXQpO1xuICAgICAgfSBlbHNlIGlmIChhdCA9PT0gZG9jdW1lbnQuYm9keSAmJiBldmVudC5rZXkgPT09IFwiRW50ZXJcIikge1xuICAgICAgICBzZWxlY3Rpb24ucGxheSgpO1xuICAgICAgfSBlbHNlIHtcbiAgICAgICAgcmV0dXJuIGZhbHNlO1xuICAgICAgfVxuICAgICAgcmV0dXJuIHRydWU7XG4gICAgY2FzZSBcInJcIjpcbiAgICAgIHNlbGVjdGlvbi5yb3RhdGUoKTtcbiAgICAgIHJldHVybiB0cnVlO1xuICAgIGNhc2UgXCJmXCI6XG4gICAgICBzZWxlY3Rpb24ubWlycm9yKCk7XG4gICAgICByZXR1cm4gdHJ1ZTtcbiAgICBjYXNlIFwiRXNjYXBlXCI6XG4gICAgICBpZiAoc2VsZWN0aW9uLnF1ZXN0aW9uKSB7XG4gICAgICAgIHNlbGVjdGlvbi5hbnN3ZXIoZmFsc2UpO1xuICAgICAgfSBlbHNlIHtcbiAgICAgICAgc2VsZWN0aW9uLmNsZWFyKCk7XG4gICAgICB9XG4gICAgICByZXR1cm4gdHJ1ZTtcbiAgICBkZWZhdWx0OlxuICAgICAgcmV0dXJuIGZhbHNlO1xuICB9XG59XG5cbmNvbnN0IG1pZGRsZSA9IChlbGVtZW50OiBFbGVtZW50KSA9PiB7XG4gIGNvbnN0IHsgbGVmdCwgcmlnaHQsIHRvcCwgYm90dG9tIH0gPSBlbGVtZW50LmdldEJvdW5kaW5nQ2xpZW50UmVjdCgpO1xuICByZXR1cm4gWyhsZWZ0ICsgcmlnaHQpIC8gMiwgKHRvcCArIGJvdHRvbSkgLyAyXSBhcyBjb25zdDtcbn07XG5cbi8qKiBHb2VzIHRvIHRoZSBuZXh0IHRhcmdldCBpbiB0aGUgZGlyZWN0aW9uIG9mIGFuIGFycm93IGtleS4gVGhlIHBhdHRlcm4gY29tZXMgYWxvbmcuICovXG5mdW5jdGlvbiB3YWxrKFxuICBrZXk6IHN0cmluZyxcbiAgZnJvbTogRWxlbWVudCxcbiAgc3VyZmFjZTogSFRNTEVsZW1lbnQgfCBudWxsLFxuICBzZWxlY3Rpb246IFNlbGVjdGlvbixcbik6IGJvb2xlYW4ge1xuICBjb25zdCBbeCwgeV0gPSBtaWRkbGUoZnJvbSk7XG4gIGNvbnN0IHNpZ24gPSBrZXkgPT09IFwiQXJyb3dSaWdodFwiIHx8IGtleSA9PT0gXCJBcnJvd0Rvd25cIiA/IDEgOiAtMTtcbiAgY29uc3QgaXNBY3Jvc3MgPSBrZXkgPT09IFwiQXJyb3dSaWdodFwiIHx8IGtleSA9PT0gXCJBcnJvd0xlZnRcIjtcbiAgbGV0IG5lYXJlc3Q6IFNWR0VsZW1lbnQgfCB1bmRlZmluZWQ7XG4gIGxldCBsZWFzdCA9IE51bWJlci5QT1NJVElWRV9JTkZJTklUWTtcbiAgZm9yIChjb25zdCBvdGhlciBvZiB0YXJnZXRzSW4oc3VyZmFjZSkpIHtcbiAgICBjb25zdCBbb3RoZXJYLCBvdGhlclldID0gbWlkZGxlKG90aGVyKTtcbiAgICBjb25zdCBhbG9uZyA9IHNpZ24gKiAoaXNBY3Jvc3MgPyBvdGhlclggLSB4IDogb3RoZXJZIC0geSk7XG4gICAgY29uc3QgYmVzaWRlID0gTWF0aC5hYnMoaXNBY3Jvc3MgPyBvdGhlclkgLSB5IDogb3RoZXJYIC0geCk7XG4gICAgLy8gUmF0aGVyIHN0cmFpZ2h0IG9uIHRoYW4gbmVhci5cbiAgICBjb25zdCBmYXIgPSBhbG9uZyArIDMgKiBiZXNpZGU7XG4gICAgaWYgKG90aGVyICE9PSBmcm9tICYmIGFsb25nID4gMiAmJiBmYXIgPCBsZWFzdCkge1xuICAgICAgW25lYXJlc3QsIGxlYXN0XSA9IFtvdGhlciwgZmFyXTtcbiAgICB9XG4gIH1cbiAgY29uc3QgdGFyZ2V0ID0gbmVhcmVzdD8uZGF0YXNldC50YXJnZXQ7XG4gIGlmICghbmVhcmVzdCB8fCB0YXJnZXQgPT09IHVuZGVmaW5lZCkge1xuICAgIHJldHVybiB0cnVlO1xuICB9XG4gIHNlbGVjdGlvbi5zZXRGb2N1cyh0YXJnZXQpO1xuICBjb25zdCBjZWxsID0gY2VsbE9mKHRhcmdldCk7XG4gIGlmIChjZWxsKSB7XG4gICAgc2VsZWN0aW9uLmNhcnJ5KGNlbGwpO1xuICB9XG4gIG5lYXJlc3QuZm9jdXMoKTtcbiAgcmV0dXJuIHRydWU7XG59XG5cbmZ1bmN0aW9uIHRhcmdldHNJbihzdXJmYWNlOiBIVE1MRWxlbWVudCB8IG51bGwpOiBTVkdFbGVtZW50W10ge1xuICByZXR1cm4gc3VyZmFjZVxuICAgID8gW1xuICAgICAgICAuLi5zdXJmYWNlLnF1ZXJ5U2VsZWN0b3JBbGw8U1ZHRWxlbWVudD4oXG4gICAgICAgICAgXCJbZGF0YS1ib2FyZF0gW2RhdGEtdGFyZ2V0XSwgW2RhdGEtYm9hcmRdW2RhdGEtdGFyZ2V0XVwiLFxuICAgICAgICApLFxuICAgICAgXVxuICAgIDogW107XG59XG5cbmZ1bmN0aW9uIGZvY3VzT24oc3VyZmFjZTogSFRNTEVsZW1lbnQgfCBudWxsLCB0YXJnZXQ6IHN0cmluZykge1xuICBjb25zdCBzaGFwZSA9IHRhcmdldHNJbihzdXJmYWNlKS5maW5kKChzaGFwZSkgPT4gc2hhcGUuZGF0YXNldC50YXJnZXQgPT09IHRhcmdldCk7XG4gIHNoYXBlPy5mb2N1cyh7IHByZXZlbnRTY3JvbGw6IHRydWUgfSk7XG59XG5cbi8qKiBXaGV0aGVyIGEgc2hhcGUgdGFrZXMgcGFydCBpbiB0aGUgZGVjaXNpb246IGl0IGhhcyBhIGxvb2suICovXG5jb25zdCBpc1VzZWZ1bCA9IChzaGFwZTogRWxlbWVudCkgPT4gc2hhcGUuZ2V0QXR0cmlidXRlKFwiZGF0YS1sb29rXCIpICE9PSBudWxsO1xuXG4vKiogVGhlIHRhcmdldCBhdCBhIHBvaW50IG9mIHRoZSB3aW5kb3cuIFdpdGggYG5lYXJgIGFsc28gYSB1c2VmdWwgdGFyZ2V0IGEgbGl0dGxlIGJlc2lkZSBpdC4gKi9cbmZ1bmN0aW9uIHRhcmdldEF0KFxuICBzdXJmYWNlOiBIVE1MRWxlbWVudCB8IG51bGwsXG4gIHg6IG51bWJlcixcbiAgeTogbnVtYmVyLFxuICBuZWFyOiBib29sZWFuLFxuKTogc3RyaW5nIHwgdW5kZWZpbmVkIHtcbiAgY29uc3QgaGl0cyA9IGRvY3VtZW50XG4gICAgLmVsZW1lbnRzRnJvbVBvaW50KHgsIHkpXG4gICAgLmZpbHRlcigoZWxlbWVudCkgPT4gKGVsZW1lbnQgYXMgSFRNTEVsZW1lbnQpLmRhdGFzZXQudGFyZ2V0ICE9PSB1bmRlZmluZWQpXG4gICAgLmZpbHRlcigoZWxlbWVudCkgPT4gc3VyZmFjZT8uY29udGFpbnMoZWxlbWVudCkpIGFzIEhUTUxFbGVtZW50W107XG4gIGNvbnN0IHVzZWZ1bCA9IGhpdHMuZmluZChpc1VzZWZ1bCk7XG4gIGlmICh1c2VmdWwpIHtcbiAgICByZXR1cm4gdXNlZnVsLmRhdGFzZXQudGFyZ2V0O1xuICB9XG4gIC8vIEEgY2VsbCBtYXkgYmUgcG9pbnRlZCBhdCB0byBsZWFybiB3aHkgaXQgaXMgbm90IGxlZ2FsLiBBIGxpbmUgb3IgYSBib3ggYmVzaWRlIGl0IG1heSBiZSBtZWFudCBpbnN0ZWFkLlxuICBjb25zdCBpc0NlbGwgPSBoaXRzWzBdPy5kYXRhc2V0LnRhcmdldCAhPT0gdW5kZWZpbmVkICYmIGNlbGxPZihoaXRzWzBdLmRhdGFzZXQudGFyZ2V0KTtcbiAgaWYgKG5lYXIgJiYgIWlzQ2VsbCkge1xuICAgIGxldCBsZWFzdCA9IE5FQVI7XG4gICAgbGV0IG5lYXJlc3Q6IFNWR0VsZW1lbnQgfCB1bmRlZmluZWQ7XG4gICAgZm9yIChjb25zdCBzaGFwZSBvZiB0YXJnZXRzSW4oc3VyZmFjZSkuZmlsdGVyKGlzVXNlZnVsKSkge1xuICAgICAgY29uc3QgeyBsZWZ0LCByaWdodCwgdG9wLCBib3R0b20gfSA9IHNoYXBlLmdldEJvdW5kaW5nQ2xpZW50UmVjdCgpO1xuICAgICAgY29uc3QgYWNyb3NzID0gTWF0aC5tYXgobGVmdCAtIHgsIHggLSByaWdodCwgMCk7XG4gICAgICBjb25zdCBkb3duID0gTWF0aC5tYXgodG9wIC0geSwgeSAtIGJvdHRvbSwgMCk7XG4gICAgICBjb25zdCBmYXIgPSBNYXRoLmh5cG90KGFjcm9zcywgZG93bik7XG4gICAgICBpZiAoZmFyIDwgbGVhc3QpIHtcbiAgICAgICAgW25lYXJlc3QsIGxlYXN0XSA9IFtzaGFwZSwgZmFyXTtcbiAgICAgIH1cbiAgICB9XG4gICAgaWYgKG5lYXJlc3QpIHtcbiAgICAgIHJldHVybiBuZWFyZXN0LmRhdGFzZXQudGFyZ2V0O1xuICAgIH1cbiAgfVxuICByZXR1cm4gaGl0c1swXT8uZGF0YXNldC50YXJnZXQ7XG59XG5cbi8qKiBUaGUgY2VsbCBvZiBhIGJvYXJkIGF0IGEgcG9pbnQsIG9yIHRoZSBuZWFyZXN0IG9uZSBpZiB0aGUgcG9pbnQgaXMgb24gdGhlIGJvYXJkJ3MgZWRnZS4gKi9cbmZ1bmN0aW9uIGNlbGxBdChzdXJmYWNlOiBIVE1MRWxlbWVudCB8IG51bGwsIHg6IG51bWJlciwgeTogbnVtYmVyKTogQ2VsbEF0IHwgdW5kZWZpbmVkIHtcbiAgY29uc3Qgb3ZlciA9IGRvY3VtZW50XG4gICAgLmVsZW1lbnRzRnJvbVBvaW50KHgsIHkpXG4gICAgLmZpbmQoKGVsZW1lbnQpID0+IGVsZW1lbnQubWF0Y2hlcyhcIltkYXRhLWJvYXJkXVwiKSAmJiBzdXJmYWNlPy5jb250YWlucyhlbGVtZW50KSk7XG4gIGlmICghb3Zlcikge1xuICAgIHJldHVybiB1bmRlZmluZWQ7XG4gIH1cbiAgbGV0IGxlYXN0ID0gTnVtYmVyLlBPU0lUSVZFX0lORklOSVRZO1xuICBsZXQgZm91bmQ6IENlbGxBdCB8IHVuZGVmaW5lZDtcbiAgZm9yIChjb25zdCBzaGFwZSBvZiBvdmVyLnF1ZXJ5U2VsZWN0b3JBbGw8U1ZHRWxlbWVudD4oXCJbZGF0YS10YXJnZXRdXCIpKSB7XG4gICAgY29uc3QgY2VsbCA9IGNlbGxPZihzaGFwZS5kYXRhc2V0LnRhcmdldCA/PyBcIlwiKTtcbiAgICBjb25zdCBbbWlkZGxlWCwgbWlkZGxlWV0gPSBtaWRkbGUoc2hhcGUpO1xuICAgIGNvbnN0IGZhciA9IE1hdGguaHlwb3QobWlkZGxlWCAtIHgsIG1pZGRsZVkgLSB5KTtcbiAgICBpZiAoY2VsbCAmJiBmYXIgPCBsZWFzdCkge1xuICAgICAgW2ZvdW5kLCBsZWFzdF0gPSBbY2VsbCwgZmFyXTtcbiAgICB9XG4gIH1cbiAgcmV0dXJuIGZvdW5kO1xufVxuIiwgIi8vIFdobyBzaXRzIGF0IHRoZSB0YWJsZTogam9pbmluZywgYW5kIHdoYXQgdGhlIGhvc3QgbWF5IGRvLlxuXG5pbXBvcnQgeyB1c2VTdGF0ZSB9IGZyb20gXCJwcmVhY3QvaG9va3NcIjtcbmltcG9ydCAqIGFzIGtlZXAgZnJvbSBcIi4uL2tlZXBcIjtcbmltcG9ydCB0eXBlIHsgQm90TGV2ZWwsIFNlYXRTdGF0ZSwgVGFibGVTdGF0ZSB9IGZyb20gXCIuLi9wcm90b2NvbFwiO1xuaW1wb3J0IHR5cGUgeyBUYWJsZVNvY2tldCwgVGFibGVWaWV3IH0gZnJvbSBcIi4uL3NvY2tldFwiO1xuaW1wb3J0IHsgdXNlU2hhcmVkLCB1c2VXb3JkcyB9IGZyb20gXCIuLi93b3Jkc1wiO1xuaW1wb3J0IHsgU2VhdEJhZGdlIH0gZnJvbSBcIi4vcGxhY2VzXCI7XG5cbmNvbnN0IE5BTUVfTUFYID0gMjQ7XG5cbmV4cG9ydCBmdW5jdGlvbiBTZWF0cyh7XG4gIHZpZXcsXG4gIHN0YXRlLFxuICBzb2NrZXQsXG59OiB7XG4gIHZpZXc6IFRhYmxlVmlldztcbiAgc3RhdGU6IFRhYmxlU3RhdGU7XG4gIHNvY2tldDogVGFibGVTb2NrZXQgfCB1bmRlZmluZWQ7XG59KSB7XG4gIGNvbnN0IHdvcmRzID0gdXNlV29yZHMoKTtcbiAgY29uc3Qgb3duID0gdmlldy53ZWxjb21lPy5zZWF0O1xuICBjb25zdCBpc0hvc3QgPSB2aWV3LndlbGNvbWU/Lmhvc3QgPT09IHRydWU7XG4gIGNvbnN0IGhhc0ZyZWUgPSBzdGF0ZS5zZWF0cy5zb21lKChzZWF0KSA9PiBzZWF0LmtpbmQgPT09IFwiZnJlZVwiKTtcbiAgcmV0dXJuIChcbiAgICA8c2VjdGlvbiBjbGFzcz1cInBhbmVsIHNlYXRzXCIgYXJpYS1sYWJlbD17d29yZHMoXCJwYWdlLXNlYXRzXCIpfT5cbiAgICAgIDxoMj57d29yZHMoXCJwYWdlLXNlYXRzXCIpfTwvaDI+XG4gICAgICB7b3duID09PSB1bmRlZmluZWQgJiYgaGFzRnJlZSAmJiA8Sm9pbiBzb2NrZXQ9e3NvY2tldH0gLz59XG4gICAgICA8b2w+XG4gICAgICAgIHtzdGF0ZS5zZWF0cy5tYXAoKHNlYXQpID0+IChcbiAgICAgICAgICA8bGkga2V5PXtzZWF0LnNlYXR9IGRhdGEtb3duPXtzZWF0LnNlYXQgPT09IG93bn0+XG4gICAgICAgICAgICA8c3BhbiBjbGFzcz1cImxldHRlclwiPntzZWF0LnNlYXR9PC9zcGFuPlxuICAgICAgICAgICAgPGIgY2xhc3M9XCJuYW1lXCI+e3NlYXQubmFtZSB8fCB3b3JkcyhcInBhZ2UtZnJlZVwiKX08L2I+XG4gICAgICAgICAgICB7c2VhdC5raW5kID09PSBcInBlcnNvblwiICYmIDxTZWF0QmFkZ2Ugc3RhdGU9e3NlYXR9IC8+fVxuICAgICAgICAgICAge3NlYXQuc2VhdCA9PT0gb3duICYmIDxzcGFuIGNsYXNzPVwiYmFkZ2VcIj57d29yZHMoXCJwYWdlLXlvdVwiKX08L3NwYW4+fVxuICAgICAgICAgICAge2lzSG9zdCAmJiBzZWF0LnNlYXQgIT09IG93biA/IChcbiAgICAgICAgICAgICAgPEhvc3RDaG9pY2Ugc2VhdD17c2VhdH0gc29ja2V0PXtzb2NrZXR9IC8+XG4gICAgICAgICAgICApIDogKFxuICAgICAgICAgICAgICBzZWF0LmtpbmQgPT09IFwiYm90XCIgJiYgPFNlYXRCYWRnZSBzdGF0ZT17c2VhdH0gLz5cbiAgICAgICAgICAgICl9XG4gICAgICAgICAgPC9saT5cbiAgICAgICAgKSl9XG4gICAgICA8L29sPlxuICAgICAgPGRpdiBjbGFzcz1cImJ1dHRvbnNcIj5cbiAgICAgICAge293biAhPT0gdW5kZWZpbmVkICYmIHN0YXRlLnBoYXNlICE9PSBcIm92ZXJcIiAmJiAoXG4gICAgICAgICAgPGJ1dHRvbiB0eXBlPVwiYnV0dG9uXCIgb25DbGljaz17KCkgPT4gc29ja2V0Py5zZW5kKHsgdHlwZTogXCJsZWF2ZVwiIH0pfT5cbiAgICAgICAgICAgIHt3b3JkcyhcInBhZ2UtbGVhdmVcIil9XG4gICAgICAgICAgPC9idXR0b24+XG4gICAgICAgICl9XG4gICAgICAgIHtpc0hvc3QgJiYgc3RhdGUucGhhc2UgPT09IFwid2FpdGluZ1wiICYmIChcbiAgICAgICAgICA8YnV0dG9uIHR5cGU9XCJidXR0b25cIiBjbGFzcz1cIm1haW5cIiBvbkNsaWNrPXsoKSA9PiBzb2NrZXQ/LnNlbmQoeyB0eXBlOiBcInN0YXJ0XCIgfSl9PlxuICAgICAgICAgICAge3dvcmRzKFwicGFnZS1zdGFydC1ub3dcIil9XG4gICAgICAgICAgPC9idXR0b24+XG4gICAgICAgICl9XG4gICAgICA8L2Rpdj5cbiAgICAgIHtzdGF0ZS5waGFzZSA9PT0gXCJ3YWl0aW5nXCIgJiYgb3duICE9PSB1bmRlZmluZWQgJiYgKFxuICAgICAgICA8cCBjbGFzcz1cImhpbnRcIiByb2xlPVwic3RhdHVzXCI+XG4gICAgICAgICAge3dvcmRzKFwicGFnZS13YWl0aW5nXCIpfVxuICAgICAgICA8L3A+XG4gICAgICApfVxuICAgICAge3N0YXRlLndhdGNoaW5nID4gMCAmJiAoXG4gICAgICAgIDxwIGNsYXNzPVwiaGludFwiPlxuICAgICAgICAgIHt3b3JkcyhcInBhZ2Utd2F0Y2hpbmdcIil9OiB7c3RhdGUud2F0Y2hpbmd9XG4gICAgICAgIDwvcD5cbiAgICAgICl9XG4gICAgPC9zZWN0aW9uPlxuICApO1xufVxuXG5mdW5jdGlvbiBKb2luKHsgc29ja2V0IH06IHsgc29ja2V0OiBUYWJsZVNvY2tldCB8IHVuZGVmaW5lZCB9KSB7XG4gIGNvbnN0IHdvcmRzID0gdXNlV29yZHMoKTtcbiAgY29uc3QgW25hbWUsIHNldE5hbWVdID0gdXNlU3RhdGUoKCkgPT4ga2VlcC5nZXQoXCJuYW1lXCIsIFwiXCIpKTtcbiAgY29uc3Qgam9pbiA9IChldmVudDogRXZlbnQpID0+IHtcbiAgICBldmVudC5wcmV2ZW50RGVmYXVsdCgpO1xuICAgIGNvbnN0IHRyaW1tZWQgPSBuYW1lLnRyaW0oKTtcbiAgICBpZiAodHJpbW1lZCkge1xuICAgICAga2VlcC5zZXQoXCJuYW1lXCIsIHRyaW1tZWQpO1xuICAgICAgc29ja2V0Py5zZW5kKHsgdHlwZTogXCJqb2luXCIsIG5hbWU6IHRyaW1tZWQgfSk7XG4gICAgfVxuICB9O1xuICByZXR1cm4gKFxuICAgIDxmb3JtIGNsYXNzPVwiam9pblwiIG9uU3VibWl0PXtqb2lufT5cbiAgICAgIDxsYWJlbCBmb3I9XCJuYW1lXCI+e3dvcmRzKFwicGFnZS1uYW1lXCIpfTwvbGFiZWw+XG4gICAgICA8ZGl2IGNsYXNzPVwidG9nZXRoZXJcIj5cbiAgICAgICAgPGlucHV0XG4gICAgICAgICAgaWQ9XCJuYW1lXCJcbiAgICAgICAgICB2YWx1ZT17bmFtZX1cbiAgICAgICAgICBtYXhMZW5ndGg9e05BTUVfTUFYfVxuICAgICAgICAgIHJlcXVpcmVkXG4gICAgICAgICAgYXV0b2NvbXBsZXRlPVwibmlja25hbWVcIlxuICAgICAgICAgIG9uSW5wdXQ9eyhldmVudCkgPT4gc2V0TmFtZShldmVudC5jdXJyZW50VGFyZ2V0LnZhbHVlKX1cbiAgICAgICAgLz5cbiAgICAgICAgPGJ1dHRvbiB0eXBlPVwic3VibWl0XCIgY2xhc3M9XCJtYWluXCI+XG4gICAgICAgICAge3dvcmRzKFwicGFnZS1qb2luXCIpfVxuICAgICAgICA8L2J1dHRvbj5cbiAgICAgIDwvZGl2PlxuICAgICAgPHAgY2xhc3M9XCJoaW50XCI+e3dvcmRzKFwicGFnZS1vci13YXRjaFwiKX08L3A+XG4gICAgPC9mb3JtPlxuICApO1xufVxuXG4vKiogVGhlIGhvc3QgZ2l2ZXMgYSBzZWF0IHRvIGEgYm90LCBvciBmcmVlcyBpdC4gKi9cbmZ1bmN0aW9uIEhvc3RDaG9pY2UoeyBzZWF0LCBzb2NrZXQgfTogeyBzZWF0OiBTZWF0U3RhdGU7IHNvY2tldDogVGFibGVTb2NrZXQgfCB1bmRlZmluZWQgfSkge1xuICBjb25zdCB3b3JkcyA9IHVzZVdvcmRzKCk7XG4gIGNvbnN0IHsgbG9iYnkgfSA9IHVzZVNoYXJlZCgpO1xuICBjb25zdCBub3cgPSBzZWF0LmtpbmQgPT09IFwiYm90XCIgPyBzZWF0LmxldmVsIDogc2VhdC5raW5kO1xuICBjb25zdCBjaG9vc2UgPSAodmFsdWU6IHN0cmluZykgPT4ge1xuICAgIGlmICh2YWx1ZSA9PT0gXCJmcmVlXCIpIHtcbiAgICAgIHNvY2tldD8uc2VuZCh7IHR5cGU6IFwiZnJlZVwiLCBzZWF0OiBzZWF0LnNlYXQgfSk7XG4gICAgfSBlbHNlIGlmICh2YWx1ZSAhPT0gXCJwZXJzb25cIikge1xuICAgICAgc29ja2V0Py5zZW5kKHsgdHlwZTogXCJib3RcIiwgc2VhdDogc2VhdC5zZWF0LCBsZXZlbDogdmFsdWUgYXMgQm90TGV2ZWwgfSk7XG4gICAgfVxuICB9O1xuICByZXR1cm4gKFxuICAgIDxzZWxlY3RcbiAgICAgIGNsYXNzPVwiaG9zdC1jaG9pY2VcIlxuICAgICAgYXJpYS1sYWJlbD17YCR7d29yZHMoXCJwYWdlLXNlYXRcIil9ICR7c2VhdC5zZWF0fWB9XG4gICAgICB2YWx1ZT17bm93fVxuICAgICAgb25DaGFuZ2U9eyhldmVudCkgPT4gY2hvb3NlKGV2ZW50LmN1cnJlbnRUYXJnZXQudmFsdWUpfVxuICAgID5cbiAgICAgIDxvcHRpb24gdmFsdWU9XCJmcmVlXCI+e3dvcmRzKFwicGFnZS1mcmVlXCIpfTwvb3B0aW9uPlxuICAgICAge25vdyA9PT0gXCJwZXJzb25cIiAmJiA8b3B0aW9uIHZhbHVlPVwicGVyc29uXCI+e3dvcmRzKFwicGFnZS1wZXJzb25cIil9PC9vcHRpb24+fVxuICAgICAge2xvYmJ5LmxldmVscy5tYXAoKHsgbGV2ZWwsIHRpdGxlIH0pID0+IChcbiAgICAgICAgPG9wdGlvbiBrZXk9e2xldmVsfSB2YWx1ZT17bGV2ZWx9PlxuICAgICAgICAgIHt3b3JkcyhcInBhZ2UtYm90XCIpfToge3RpdGxlfVxuICAgICAgICA8L29wdGlvbj5cbiAgICAgICkpfVxuICAgIDwvc2VsZWN0PlxuICApO1xufVxuIiwgIi8vIFdoYXQgdGhlIHBsYXllciBwb2ludHMgYXQ6IHRoZSBzdGF0ZSBiZWhpbmQgYm9hcmRzIGFuZCBidXR0b25zLlxuXG5pbXBvcnQgeyB1c2VFZmZlY3QsIHVzZU1lbW8sIHVzZVN0YXRlIH0gZnJvbSBcInByZWFjdC9ob29rc1wiO1xuaW1wb3J0IHR5cGUgeyBQcmV2aWV3UmVwbHksIFRhYmxlU2hvd24gfSBmcm9tIFwiLi4vcHJvdG9jb2xcIjtcbmltcG9ydCB0eXBlIHsgVGFibGVTb2NrZXQsIFRhYmxlVmlldyB9IGZyb20gXCIuLi9zb2NrZXRcIjtcbmltcG9ydCB7XG4gIHR5cGUgQ2VsbEF0LFxuICBjZWxsT2YsXG4gIGZsaXAsXG4gIHR5cGUgTGFpZCxcbiAgTW92ZXMsXG4gIHR5cGUgVHVybixcbiAgdHVyblJpZ2h0LFxuICBVUFJJR0hULFxufSBmcm9tIFwiLi4vdGFyZ2V0c1wiO1xuaW1wb3J0IHR5cGUgeyBMb29rcywgVGFyZ2V0TG9vayB9IGZyb20gXCIuL2RyYXdpbmdcIjtcblxuLyoqIFdoZXRoZXIgdGFwcyBsYXkgdGhlIHBhdHRlcm4sIG9yIGNob29zZSBzaW5nbGUgdGhpbmdzLiAqL1xuZXhwb3J0IHR5cGUgVG9vbCA9IFwicGF0dGVyblwiIHwgXCJzaW5nbGVcIjtcblxuLyoqIEEgcXVlc3Rpb24gdGhhdCBtdXN0IGJlIGFuc3dlcmVkIGJlZm9yZSBhIG1vdmUgaXMgc2VudC4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgUXVlc3Rpb24ge1xuICB0ZXh0OiBzdHJpbmc7XG4gIG1vdmU6IHN0cmluZztcbn1cblxuZXhwb3J0IGludGVyZmFjZSBTZWxlY3Rpb24ge1xuICBtb3ZlczogTW92ZXMgfCB1bmRlZmluZWQ7XG4gIHRvb2w6IFRvb2w7XG4gIHNldFRvb2wodG9vbDogVG9vbCk6IHZvaWQ7XG4gIHR1cm46IFR1cm47XG4gIHRhcmdldHM6IHJlYWRvbmx5IHN0cmluZ1tdO1xuICAvKiogV2hhdCB0aGUgc2VydmVyIHNheXMgYWJvdXQgdGhlIHRhcmdldHMuICovXG4gIHByZXZpZXc6IFByZXZpZXdSZXBseSB8IHVuZGVmaW5lZDtcbiAgbG9va3M6IExvb2tzO1xuICBmb2N1czogc3RyaW5nIHwgdW5kZWZpbmVkO1xuICBzZXRGb2N1cyh0YXJnZXQ6IHN0cmluZyk6IHZvaWQ7XG4gIHF1ZXN0aW9uOiBRdWVzdGlvbiB8IHVuZGVmaW5lZDtcbiAgYW5zd2VyKHllczogYm9vbGVhbik6IHZvaWQ7XG4gIC8qKiBBIHRhcCBvciBFbnRlciBvbiBhIHRhcmdldC4gQSBzZWNvbmQgb25lIG9uIHRoZSBzYW1lIHRhcmdldCBwbGF5cy4gKi9cbiAgdGFwKHRhcmdldDogc3RyaW5nKTogdm9pZDtcbiAgLyoqIFRoZSBwYXR0ZXJuIGZvbGxvd3MgYSBmaW5nZXIsIGEgbW91c2UgYnV0dG9uIG9yIGFuIGFycm93IGtleS4gKi9cbiAgY2FycnkoY2VsbDogQ2VsbEF0IHwgdW5kZWZpbmVkKTogdm9pZDtcbiAgaG92ZXIoY2VsbDogQ2VsbEF0IHwgdW5kZWZpbmVkKTogdm9pZDtcbiAgY2hvb3NlKG1vdmU6IHN0cmluZywgdGFyZ2V0czogcmVhZG9ubHkgc3RyaW5nW10pOiB2b2lkO1xuICByb3RhdGUoKTogdm9pZDtcbiAgbWlycm9yKCk6IHZvaWQ7XG4gIGNsZWFyKCk6IHZvaWQ7XG4gIHBsYXkoKTogdm9pZDtcbn1cblxuaW50ZXJmYWNlIENob3NlbiB7XG4gIC8qKiBUaGUgZGVjaXNpb24gdG8gd2hpY2ggYWxsIHRoaXMgYmVsb25ncy4gKi9cbiAgaWQ6IG51bWJlcjtcbiAgdG9vbDogVG9vbDtcbiAgbGFpZDogTGFpZCB8IHVuZGVmaW5lZDtcbiAgc2luZ2xlOiByZWFkb25seSBzdHJpbmdbXTtcbiAgbGFzdDogc3RyaW5nIHwgdW5kZWZpbmVkO1xuICBxdWVzdGlvbjogUXVlc3Rpb24gfCB1bmRlZmluZWQ7XG4gIC8qKiBBIGNob2ljZSB0aGF0IGlzIHBsYXllZCBhcyBzb29uIGFzIHRoZSBzZXJ2ZXIgc2F5cyB0aGF0IGl0IG5lZWRzIG5vIHF1ZXN0aW9uLiAqL1xuICBwZW5kaW5nOiBzdHJpbmcgfCB1bmRlZmluZWQ7XG59XG5cbi8qKiBBbGwgYm9hcmRzIHdob3NlIGNlbGxzIGNhbiBiZSBwb2ludGVkIGF0LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGJvYXJkc09mKHNob3duOiBUYWJsZVNob3duKSB7XG4gIGNvbnN0IG93biA9IHNob3duLnBsYWNlc1swXT8uYm9hcmRzID8/IFtdO1xuICByZXR1cm4gWy4uLihzaG93bi5ib2FyZHMgPz8gW10pLCAuLi5vd25dLmZpbHRlcigoYm9hcmQpID0+IGJvYXJkLnRhcmdldCAhPT0gdW5kZWZpbmVkKTtcbn1cblxuZXhwb3J0IGZ1bmN0aW9uIHVzZVNlbGVjdGlvbihzb2NrZXQ6IFRhYmxlU29ja2V0IHwgdW5kZWZpbmVkLCB2aWV3OiBUYWJsZVZpZXcpOiBTZWxlY3Rpb24ge1xuICBjb25zdCB7IHNob3duLCBwcmV2aWV3IH0gPSB2aWV3O1xuICBjb25zdCBkZWNpc2lvbiA9IHNob3duPy5kZWNpc2lvbjtcbiAgY29uc3QgbW92ZXMgPSB1c2VNZW1vKFxuICAgICgpID0+IHNob3duPy5kZWNpc2lvbiAmJiBuZXcgTW92ZXMoc2hvd24uZGVjaXNpb24ubW92ZXMsIHNob3duLnBhdHRlcm4sIGJvYXJkc09mKHNob3duKSksXG4gICAgW3Nob3duXSxcbiAgKTtcbiAgY29uc3QgZnJlc2ggPSAoaWQ6IG51bWJlcik6IENob3NlbiA9PiAoe1xuICAgIGlkLFxuICAgIHRvb2w6IG1vdmVzPy5jYW5MYXkgPyBcInBhdHRlcm5cIiA6IFwic2luZ2xlXCIsXG4gICAgbGFpZDogdW5kZWZpbmVkLFxuICAgIHNpbmdsZTogW10sXG4gICAgbGFzdDogdW5kZWZpbmVkLFxuICAgIHF1ZXN0aW9uOiB1bmRlZmluZWQsXG4gICAgcGVuZGluZzogdW5kZWZpbmVkLFxuICB9KTtcbiAgY29uc3QgW2tlcHQsIHNldEtlcHRdID0gdXNlU3RhdGU8Q2hvc2VuPigoKSA9PiBmcmVzaCgtMSkpO1xuICBjb25zdCBbdHVybnMsIHNldFR1cm5zXSA9IHVzZVN0YXRlPHsgcGF0dGVybjogc3RyaW5nOyB0dXJuOiBUdXJuIH0+KHtcbiAgICBwYXR0ZXJuOiBcIlwiLFxuICAgIHR1cm46IFVQUklHSFQsXG4gIH0pO1xuICBjb25zdCBbaG92ZXJlZCwgc2V0SG92ZXJlZF0gPSB1c2VTdGF0ZTxDZWxsQXQ+KCk7XG4gIGNvbnN0IFtmb2N1cywgc2V0Rm9jdXNdID0gdXNlU3RhdGU8c3RyaW5nPigpO1xuXG4gIC8vIFdoYXQgd2FzIGNob3NlbiBmb3IgYW4gZWFybGllciBkZWNpc2lvbiBpcyBmb3Jnb3R0ZW4uXG4gIGNvbnN0IGNob3NlbiA9IGtlcHQuaWQgPT09IChkZWNpc2lvbj8uaWQgPz8gLTEpID8ga2VwdCA6IGZyZXNoKGRlY2lzaW9uPy5pZCA/PyAtMSk7XG4gIGNvbnN0IHBhdHRlcm4gPSBzaG93bj8ucGF0dGVybj8ubmFtZSA/PyBcIlwiO1xuICBjb25zdCB0dXJuID0gdHVybnMucGF0dGVybiA9PT0gcGF0dGVybiA/IHR1cm5zLnR1cm4gOiBVUFJJR0hUO1xuICBjb25zdCBjaGFuZ2UgPSAocGFydDogUGFydGlhbDxDaG9zZW4+KSA9PiBzZXRLZXB0KHsgLi4uY2hvc2VuLCBxdWVzdGlvbjogdW5kZWZpbmVkLCAuLi5wYXJ0IH0pO1xuICBjb25zdCBzZXRUdXJuID0gKHR1cm46IFR1cm4pID0+IHNldFR1cm5zKHsgcGF0dGVybiwgdHVybiB9KTtcblxuICBjb25zdCB0YXJnZXRzID0gdXNlTWVtbygoKSA9PiB7XG4gICAgaWYgKCFtb3Zlcykge1xuICAgICAgcmV0dXJuIFtdO1xuICAgIH1cbiAgICByZXR1cm4gY2hvc2VuLnRvb2wgPT09IFwicGF0dGVyblwiICYmIGNob3Nlbi5sYWlkXG4gICAgICA/IG1vdmVzLmxhaWRUYXJnZXRzKGNob3Nlbi5sYWlkLCB0dXJuKVxuICAgICAgOiBjaG9zZW4uc2luZ2xlO1xuICB9LCBbbW92ZXMsIGNob3Nlbi50b29sLCBjaG9zZW4ubGFpZCwgY2hvc2VuLnNpbmdsZSwgdHVybl0pO1xuICBjb25zdCBrZXkgPSB0YXJnZXRzLmpvaW4oXCIgXCIpO1xuXG4gIC8vIEFzayB0aGUgc2VydmVyIHdoYXQgdGhlIHNlbGVjdGlvbiB3b3VsZCBicmluZy5cbiAgdXNlRWZmZWN0KCgpID0+IHtcbiAgICBpZiAoZGVjaXNpb24gJiYgdGFyZ2V0cy5sZW5ndGggPiAwKSB7XG4gICAgICBzb2NrZXQ/LnNlbmQoeyB0eXBlOiBcInByZXZpZXdcIiwgaWQ6IGRlY2lzaW9uLmlkLCB0YXJnZXRzOiBbLi4udGFyZ2V0c10gfSk7XG4gICAgfVxuICB9LCBbc29ja2V0LCBkZWNpc2lvbj8uaWQsIGtleSwgdmlldy5saW5rXSk7XG4gIGNvbnN0IGN1cnJlbnQgPVxuICAgIHByZXZpZXcgJiYgcHJldmlldy5pZCA9PT0gZGVjaXNpb24/LmlkICYmIHByZXZpZXcudGFyZ2V0cy5qb2luKFwiIFwiKSA9PT0ga2V5ICYmIGtleSAhPT0gXCJcIlxuICAgICAgPyBwcmV2aWV3XG4gICAgICA6IHVuZGVmaW5lZDtcblxuICBjb25zdCBzZW5kID0gKG1vdmU6IHN0cmluZykgPT4ge1xuICAgIGlmIChkZWNpc2lvbikge1xuICAgICAgc29ja2V0Py5zZW5kKHsgdHlwZTogXCJtb3ZlXCIsIGlkOiBkZWNpc2lvbi5pZCwgbW92ZSB9KTtcbiAgICB9XG4gIH07XG4gIGNvbnN0IHBsYXlNb3ZlID0gKG1vdmU6IHN0cmluZywgY29uZmlybTogc3RyaW5nIHwgdW5kZWZpbmVkKSA9PlxuICAgIGNvbmZpcm0gPT09IHVuZGVmaW5lZFxuICAgICAgPyBzZW5kKG1vdmUpXG4gICAgICA6IGNoYW5nZSh7IHF1ZXN0aW9uOiB7IHRleHQ6IGNvbmZpcm0sIG1vdmUgfSwgcGVuZGluZzogdW5kZWZpbmVkIH0pO1xuXG4gIC8vIEEgY2hvaWNlIHRoYXQgbmVlZHMgbm8gcXVlc3Rpb24gaXMgcGxheWVkIGF0IG9uY2UuXG4gIHVzZUVmZmVjdCgoKSA9PiB7XG4gICAgaWYgKGNob3Nlbi5wZW5kaW5nICE9PSB1bmRlZmluZWQgJiYgY3VycmVudD8ubW92ZSA9PT0gY2hvc2VuLnBlbmRpbmcgJiYgY3VycmVudC5sZWdhbCkge1xuICAgICAgcGxheU1vdmUoY3VycmVudC5tb3ZlLCBjdXJyZW50LmNvbmZpcm0pO1xuICAgIH1cbiAgfSwgW2N1cnJlbnQsIGNob3Nlbi5wZW5kaW5nXSk7XG5cbiAgY29uc3QgaXNMZWdhbCA9IG1vdmVzICE9PSB1bmRlZmluZWQgJiYgbW92ZXMuZmluZCh0YXJnZXRzKSAhPT0gdW5kZWZpbmVkO1xuICBjb25zdCBsb29rcyA9IHVzZU1lbW8oKCkgPT4ge1xuICAgIGNvbnN0IGZvdW5kID0gbmV3IE1hcDxzdHJpbmcsIFRhcmdldExvb2s+KCk7XG4gICAgaWYgKCFtb3Zlcykge1xuICAgICAgcmV0dXJuIGZvdW5kO1xuICAgIH1cbiAgICBmb3IgKGNvbnN0IHRhcmdldCBvZiBtb3Zlcy50YXJnZXRzKSB7XG4gICAgICBmb3VuZC5zZXQodGFyZ2V0LCBcImxlZ2FsXCIpO1xuICAgIH1cbiAgICBpZiAoY2hvc2VuLnRvb2wgPT09IFwicGF0dGVyblwiICYmIGhvdmVyZWQgJiYgIWNob3Nlbi5sYWlkKSB7XG4gICAgICBmb3IgKGNvbnN0IHRhcmdldCBvZiBtb3Zlcy5sYWlkVGFyZ2V0cyhtb3Zlcy5sYXlBdChob3ZlcmVkLCB0dXJuKSwgdHVybikpIHtcbiAgICAgICAgZm91bmQuc2V0KHRhcmdldCwgXCJob3ZlclwiKTtcbiAgICAgIH1cbiAgICB9XG4gICAgY29uc3QgaXNMYWlkID0gY2hvc2VuLnRvb2wgPT09IFwicGF0dGVyblwiICYmIGNob3Nlbi5sYWlkICE9PSB1bmRlZmluZWQ7XG4gICAgY29uc3QgbG9vayA9IGlzTGFpZCA/IChpc0xlZ2FsID8gXCJsYWlkXCIgOiBcInJlZnVzZWRcIikgOiBcImNob3NlblwiO1xuICAgIGZvciAoY29uc3QgdGFyZ2V0IG9mIHRhcmdldHMpIHtcbiAgICAgIGZvdW5kLnNldCh0YXJnZXQsIGxvb2spO1xuICAgIH1cbiAgICByZXR1cm4gZm91bmQ7XG4gIH0sIFttb3ZlcywgY2hvc2VuLnRvb2wsIGNob3Nlbi5sYWlkLCBob3ZlcmVkLCB0dXJuLCBrZXksIGlzTGVnYWxdKTtcblxuICBjb25zdCBwbGF5ID0gKCkgPT4ge1xuICAgIGNvbnN0IG1vdmUgPSBtb3Zlcz8uZmluZCh0YXJnZXRzKTtcbiAgICBpZiAobW92ZSAmJiBjdXJyZW50KSB7XG4gICAgICBwbGF5TW92ZShtb3ZlLnRleHQsIGN1cnJlbnQuY29uZmlybSk7XG4gICAgfSBlbHNlIGlmIChtb3ZlKSB7XG4gICAgICAvLyBUaGUgYW5zd2VyIGFib3V0IGEgcXVlc3Rpb24gbWF5IHN0aWxsIGJlIG9uIGl0cyB3YXkuXG4gICAgICBjaGFuZ2UoeyBwZW5kaW5nOiBtb3ZlLnRleHQgfSk7XG4gICAgfVxuICB9O1xuXG4gIHJldHVybiB7XG4gICAgbW92ZXMsXG4gICAgdG9vbDogY2hvc2VuLnRvb2wsXG4gICAgc2V0VG9vbDogKHRvb2wpID0+IGNoYW5nZSh7IHRvb2wsIGxhaWQ6IHVuZGVmaW5lZCwgc2luZ2xlOiBbXSwgbGFzdDogdW5kZWZpbmVkIH0pLFxuICAgIHR1cm4sXG4gICAgdGFyZ2V0cyxcbiAgICBwcmV2aWV3OiBjdXJyZW50LFxuICAgIGxvb2tzLFxuICAgIGZvY3VzOiBmb2N1cyA/PyAobW92ZXMgPyBbLi4ubW92ZXMudGFyZ2V0c11bMF0gOiB1bmRlZmluZWQpLFxuICAgIHNldEZvY3VzLFxuICAgIHF1ZXN0aW9uOiBjaG9zZW4ucXVlc3Rpb24sXG4gICAgYW5zd2VyOiAoeWVzKSA9PiB7XG4gICAgICBpZiAoeWVzICYmIGNob3Nlbi5xdWVzdGlvbikge1xuICAgICAgICBzZW5kKGNob3Nlbi5xdWVzdGlvbi5tb3ZlKTtcbiAgICAgIH1cbiAgICAgIGNoYW5nZSh7IHBlbmRpbmc6IHVuZGVmaW5lZCB9KTtcbiAgICB9LFxuICAgIHRhcDogKHRhcmdldCkgPT4ge1xuICAgICAgaWYgKCFtb3Zlcykge1xuICAgICAgICByZXR1cm47XG4gICAgICB9XG4gICAgICBzZXRGb2N1cyh0YXJnZXQpO1xuICAgICAgY29uc3QgY2VsbCA9IGNlbGxPZih0YXJnZXQpO1xuICAgICAgaWYgKGNob3Nlbi5sYXN0ID09PSB0YXJnZXQgJiYgaXNMZWdhbCAmJiB0YXJnZXRzLmluY2x1ZGVzKHRhcmdldCkpIHtcbiAgICAgICAgcGxheSgpO1xuICAgICAgfSBlbHNlIGlmIChjaG9zZW4udG9vbCA9PT0gXCJwYXR0ZXJuXCIgJiYgY2VsbCkge1xuICAgICAgICBjb25zdCBmb3VuZCA9IG1vdmVzLmxheU92ZXIoY2VsbCwgdHVybik7XG4gICAgICAgIHNldFR1cm4oZm91bmQudHVybik7XG4gICAgICAgIGNoYW5nZSh7IGxhaWQ6IGZvdW5kLmxhaWQsIGxhc3Q6IHRhcmdldCwgcGVuZGluZzogdW5kZWZpbmVkIH0pO1xuICAgICAgfSBlbHNlIHtcbiAgICAgICAgY29uc3Qgc2luZ2xlID0gbW92ZXMucG9pbnQoY2hvc2VuLnNpbmdsZSwgdGFyZ2V0KTtcbiAgICAgICAgY2hhbmdlKHsgc2luZ2xlLCBsYXN0OiB0YXJnZXQsIHBlbmRpbmc6IHVuZGVmaW5lZCwgbGFpZDogdW5kZWZpbmVkLCB0b29sOiBcInNpbmdsZVwiIH0pO1xuICAgICAgfVxuICAgIH0sXG4gICAgY2Fycnk6IChjZWxsKSA9PiB7XG4gICAgICBpZiAobW92ZXMgJiYgY2hvc2VuLnRvb2wgPT09IFwicGF0dGVyblwiKSB7XG4gICAgICAgIGNvbnN0IGxhaWQgPSBjZWxsICYmIG1vdmVzLmxheUF0KGNlbGwsIHR1cm4pO1xuICAgICAgICBjb25zdCBsYXN0ID0gY2VsbCAmJiBgJHtjZWxsLmJvYXJkfS4ke2NlbGwuYXQuam9pbihcIi5cIil9YDtcbiAgICAgICAgY2hhbmdlKHsgbGFpZCwgbGFzdCwgcGVuZGluZzogdW5kZWZpbmVkIH0pO1xuICAgICAgICBzZXRIb3ZlcmVkKHVuZGVmaW5lZCk7XG4gICAgICAgIGlmIChsYXN0KSB7XG4gICAgICAgICAgc2V0Rm9jdXMobGFzdCk7XG4gICAgICAgIH1cbiAgICAgIH1cbiAgICB9LFxuICAgIGhvdmVyOiAoY2VsbCkgPT4gc2V0SG92ZXJlZChjaG9zZW4udG9vbCA9PT0gXCJwYXR0ZXJuXCIgPyBjZWxsIDogdW5kZWZpbmVkKSxcbiAgICBjaG9vc2U6IChtb3ZlLCBzaW5nbGUpID0+IGNoYW5nZSh7IHNpbmdsZSwgdG9vbDogXCJzaW5nbGVcIiwgbGFpZDogdW5kZWZpbmVkLCBwZW5kaW5nOiBtb3ZlIH0pLFxuICAgIHJvdGF0ZTogKCkgPT4gc2V0VHVybih0dXJuUmlnaHQodHVybikpLFxuICAgIG1pcnJvcjogKCkgPT4gc2V0VHVybihmbGlwKHR1cm4pKSxcbiAgICBjbGVhcjogKCkgPT4ge1xuICAgICAgc2V0SG92ZXJlZCh1bmRlZmluZWQpO1xuICAgICAgY2hhbmdlKHsgbGFpZDogdW5kZWZpbmVkLCBzaW5nbGU6IFtdLCBsYXN0OiB1bmRlZmluZWQsIHBlbmRpbmc6IHVuZGVmaW5lZCB9KTtcbiAgICB9LFxuICAgIHBsYXksXG4gIH07XG59XG4iLCAiLy8gQSB0YWJsZTogd2FpdGluZywgcGxheWluZywgb3Zlci5cblxuaW1wb3J0IHsgdXNlRWZmZWN0LCB1c2VNZW1vLCB1c2VSZWYsIHVzZVN0YXRlIH0gZnJvbSBcInByZWFjdC9ob29rc1wiO1xuaW1wb3J0ICogYXMga2VlcCBmcm9tIFwiLi4va2VlcFwiO1xuaW1wb3J0IHsgcnVsZXNMaW5rLCBTVEFSVF9MSU5LLCB0YWJsZUxpbmssIHdob2xlQWRkcmVzcyB9IGZyb20gXCIuLi9yb3V0ZVwiO1xuaW1wb3J0IHsgVGFibGVTb2NrZXQsIHR5cGUgVGFibGVWaWV3IGFzIFZpZXcgfSBmcm9tIFwiLi4vc29ja2V0XCI7XG5pbXBvcnQgeyBBY3Rpb25zIH0gZnJvbSBcIi4uL3RhYmxlL2FjdGlvbnNcIjtcbmltcG9ydCB7IEVuZCB9IGZyb20gXCIuLi90YWJsZS9lbmRcIjtcbmltcG9ydCB7IEFubm91bmNlciB9IGZyb20gXCIuLi90YWJsZS9sb2dcIjtcbmltcG9ydCB7IHVzZVBvaW50aW5nIH0gZnJvbSBcIi4uL3RhYmxlL3BvaW50aW5nXCI7XG5pbXBvcnQgeyBTZWF0cyB9IGZyb20gXCIuLi90YWJsZS9zZWF0c1wiO1xuaW1wb3J0IHsgdXNlU2VsZWN0aW9uIH0gZnJvbSBcIi4uL3RhYmxlL3NlbGVjdGlvblwiO1xuaW1wb3J0IHsgU2hhcmUgfSBmcm9tIFwiLi4vdGFibGUvc2hhcmVcIjtcbmltcG9ydCB7IENhcnJpZWRQYXR0ZXJuLCBUYWJsZVZpZXcgfSBmcm9tIFwiLi4vdGFibGUvdmlld1wiO1xuaW1wb3J0IHsgQnJhbmQsIERpYWxvZywgSWNvbiwgTGFuZ3VhZ2VDaG9pY2UsIE5vdGljZSB9IGZyb20gXCIuLi91aVwiO1xuaW1wb3J0IHsgdXNlU2hhcmVkLCB1c2VXb3JkcyB9IGZyb20gXCIuLi93b3Jkc1wiO1xuXG5jb25zdCBFTVBUWTogVmlldyA9IHtcbiAgbGluazogXCJjb25uZWN0aW5nXCIsXG4gIHNob3duQXQ6IDAsXG4gIGRyYXdpbmdzOiB7fSxcbiAgbG9nOiBbXSxcbiAgZnJlc2g6IFtdLFxuICByZWFjdGlvbnM6IFtdLFxufTtcbmNvbnN0IEVSUk9SX01TID0gNjAwMDtcblxuZXhwb3J0IGZ1bmN0aW9uIFRhYmxlUGFnZSh7IHRhYmxlIH06IHsgdGFibGU6IHN0cmluZyB9KSB7XG4gIGNvbnN0IHdvcmRzID0gdXNlV29yZHMoKTtcbiAgY29uc3QgeyBsYW5ndWFnZSB9ID0gdXNlU2hhcmVkKCk7XG4gIGNvbnN0IFtwbGFpbiwgc2V0UGxhaW5dID0gdXNlU3RhdGUoKCkgPT4ga2VlcC5nZXQoXCJwbGFpblwiLCBmYWxzZSkpO1xuICBjb25zdCB7IHNvY2tldCwgdmlldyB9ID0gdXNlVGFibGUodGFibGUsIGxhbmd1YWdlLCBwbGFpbik7XG4gIGNvbnN0IHNlbGVjdGlvbiA9IHVzZVNlbGVjdGlvbihzb2NrZXQsIHZpZXcpO1xuICBjb25zdCBzdXJmYWNlID0gdXNlUmVmPEhUTUxEaXZFbGVtZW50PihudWxsKTtcbiAgY29uc3QgcG9pbnRpbmcgPSB1c2VQb2ludGluZyhzdXJmYWNlLCBzZWxlY3Rpb24pO1xuICBjb25zdCBbaXNNZW51T3Blbiwgc2V0TWVudU9wZW5dID0gdXNlU3RhdGUoZmFsc2UpO1xuICBjb25zdCB7IHNob3duLCBzdGF0ZSwgd2VsY29tZSB9ID0gdmlldztcbiAgY29uc3Qgc2VhdCA9IHdlbGNvbWU/LnNlYXQ7XG4gIGNvbnN0IGlzU2VhdCA9IHNlYXQgIT09IHVuZGVmaW5lZDtcbiAgY29uc3QgdGl0bGUgPSBzdGF0ZT8udGl0bGUgPz8gXCJcIjtcblxuICB1c2VFZmZlY3QoKCkgPT4ge1xuICAgIGRvY3VtZW50LnRpdGxlID0gW3Nob3duPy5vd2VkID8gXCLil49cIiA6IFwiXCIsIHRpdGxlLCBcInJvbGwtYW5kLXdyaXRlXCJdLmZpbHRlcihCb29sZWFuKS5qb2luKFwiIFwiKTtcbiAgfSwgW3Nob3duPy5vd2VkLCB0aXRsZV0pO1xuICB1c2VFZmZlY3QoKCkgPT4ge1xuICAgIGlmICh2aWV3Lm5leHQgIT09IHVuZGVmaW5lZCkge1xuICAgICAgbG9jYXRpb24uaGFzaCA9IHRhYmxlTGluayh2aWV3Lm5leHQpO1xuICAgIH1cbiAgfSwgW3ZpZXcubmV4dF0pO1xuXG4gIGlmICh2aWV3LmxpbmsgPT09IFwibWlzc2luZ1wiKSB7XG4gICAgcmV0dXJuIChcbiAgICAgIDxtYWluIGNsYXNzPVwibmFycm93XCI+XG4gICAgICAgIDxCcmFuZCAvPlxuICAgICAgICA8Tm90aWNlPnt3b3JkcyhcInBhZ2Utbm8tdGFibGVcIil9PC9Ob3RpY2U+XG4gICAgICAgIDxhIGNsYXNzPVwiYnV0dG9uIG1haW5cIiBocmVmPXtTVEFSVF9MSU5LfT5cbiAgICAgICAgICB7d29yZHMoXCJwYWdlLWhvbWVcIil9XG4gICAgICAgIDwvYT5cbiAgICAgIDwvbWFpbj5cbiAgICApO1xuICB9XG4gIGNvbnN0IHNoYXJlID0gKFxuICAgIDxTaGFyZSBhZGRyZXNzPXt3aG9sZUFkZHJlc3ModGFibGVMaW5rKHRhYmxlKSl9IHRpdGxlPXt0aXRsZSB8fCBcInJvbGwtYW5kLXdyaXRlXCJ9IC8+XG4gICk7XG4gIGNvbnN0IHNlYXRzID0gc3RhdGUgJiYgPFNlYXRzIHZpZXc9e3ZpZXd9IHN0YXRlPXtzdGF0ZX0gc29ja2V0PXtzb2NrZXR9IC8+O1xuICBjb25zdCBpc1dhaXRpbmcgPSBzdGF0ZT8ucGhhc2UgPT09IFwid2FpdGluZ1wiO1xuICBjb25zdCBjYW5Kb2luID0gIWlzU2VhdCAmJiBzdGF0ZT8uc2VhdHMuc29tZSgob25lKSA9PiBvbmUua2luZCA9PT0gXCJmcmVlXCIpID09PSB0cnVlO1xuICByZXR1cm4gKFxuICAgIDxkaXYgY2xhc3M9XCJ0YWJsZS1wYWdlXCIgcmVmPXtzdXJmYWNlfSB7Li4ucG9pbnRpbmcuaGFuZGxlcnN9PlxuICAgICAgPGhlYWRlciBjbGFzcz1cInRvcFwiPlxuICAgICAgICA8YSBjbGFzcz1cInF1aWV0XCIgaHJlZj17U1RBUlRfTElOS30gdGl0bGU9e3dvcmRzKFwicGFnZS1ob21lXCIpfT5cbiAgICAgICAgICA8SWNvbiBuYW1lPVwiaG9tZVwiIGxhYmVsPXt3b3JkcyhcInBhZ2UtaG9tZVwiKX0gLz5cbiAgICAgICAgPC9hPlxuICAgICAgICA8aDE+XG4gICAgICAgICAgPHNwYW4gY2xhc3M9XCJ0aXRsZVwiPnt0aXRsZX08L3NwYW4+XG4gICAgICAgICAgPHNwYW4gY2xhc3M9XCJoZWFkbGluZVwiPntzaG93bj8uaGVhZGxpbmV9PC9zcGFuPlxuICAgICAgICA8L2gxPlxuICAgICAgICB7aXNTZWF0ICYmICFpc1dhaXRpbmcgJiYgPFJlYWN0aW9ucyBzb2NrZXQ9e3NvY2tldH0gLz59XG4gICAgICAgIDxidXR0b25cbiAgICAgICAgICB0eXBlPVwiYnV0dG9uXCJcbiAgICAgICAgICBjbGFzcz1cInF1aWV0XCJcbiAgICAgICAgICB0aXRsZT17d29yZHMoXCJwYWdlLW1lbnVcIil9XG4gICAgICAgICAgb25DbGljaz17KCkgPT4gc2V0TWVudU9wZW4odHJ1ZSl9XG4gICAgICAgID5cbiAgICAgICAgICA8SWNvbiBuYW1lPVwibWVudVwiIGxhYmVsPXt3b3JkcyhcInBhZ2UtbWVudVwiKX0gLz5cbiAgICAgICAgPC9idXR0b24+XG4gICAgICA8L2hlYWRlcj5cbiAgICAgIDxUcm91YmxlIHZpZXc9e3ZpZXd9IHNvY2tldD17c29ja2V0fSAvPlxuICAgICAgPG1haW4+XG4gICAgICAgIHtpc1dhaXRpbmcgJiYgKFxuICAgICAgICAgIDxkaXYgY2xhc3M9XCJ3YWl0aW5nXCI+XG4gICAgICAgICAgICB7c3RhdGUub3B0aW9ucy5sZW5ndGggPiAwICYmIDxwIGNsYXNzPVwicGFuZWwgZmFjdHNcIj57c3RhdGUub3B0aW9ucy5qb2luKFwiIMK3IFwiKX08L3A+fVxuICAgICAgICAgICAge3NlYXRzfVxuICAgICAgICAgICAgPHNlY3Rpb24gY2xhc3M9XCJwYW5lbFwiPlxuICAgICAgICAgICAgICA8aDI+e3dvcmRzKFwicGFnZS1pbnZpdGVcIil9PC9oMj5cbiAgICAgICAgICAgICAge3NoYXJlfVxuICAgICAgICAgICAgPC9zZWN0aW9uPlxuICAgICAgICAgIDwvZGl2PlxuICAgICAgICApfVxuICAgICAgICB7IWlzV2FpdGluZyAmJiBjYW5Kb2luICYmIDxkaXYgY2xhc3M9XCJ3YWl0aW5nXCI+e3NlYXRzfTwvZGl2Pn1cbiAgICAgICAge3N0YXRlPy5waGFzZSA9PT0gXCJzdG9wcGVkXCIgJiYgPE5vdGljZT57d29yZHMoXCJwYWdlLXN0b3BwZWRcIil9PC9Ob3RpY2U+fVxuICAgICAgICB7c2hvd24/LnJlc3VsdCAmJiA8RW5kIHNob3duPXtzaG93bn0gdGFibGU9e3RhYmxlfSBzb2NrZXQ9e3NvY2tldH0gaXNTZWF0PXtpc1NlYXR9IC8+fVxuICAgICAgICB7c2hvd24/LnBsYWluICYmIChcbiAgICAgICAgICA8c2VjdGlvbiBjbGFzcz1cInBhbmVsIHBsYWluXCIgYXJpYS1sYWJlbD17d29yZHMoXCJwYWdlLXBsYWluXCIpfT5cbiAgICAgICAgICAgIDxoMj57d29yZHMoXCJwYWdlLXBsYWluXCIpfTwvaDI+XG4gICAgICAgICAgICB7c2hvd24ucGxhaW4ubWFwKChsaW5lLCBpbmRleCkgPT4gKFxuICAgICAgICAgICAgICA8cCBrZXk9e2Ake2luZGV4fSAke2xpbmV9YH0+e2xpbmV9PC9wPlxuICAgICAgICAgICAgKSl9XG4gICAgICAgICAgICA8TW92ZUxpc3Qgc2VsZWN0aW9uPXtzZWxlY3Rpb259IC8+XG4gICAgICAgICAgPC9zZWN0aW9uPlxuICAgICAgICApfVxuICAgICAgICB7c2hvd24gJiYgKFxuICAgICAgICAgIDxUYWJsZVZpZXdcbiAgICAgICAgICAgIHNob3duPXtzaG93bn1cbiAgICAgICAgICAgIGRyYXdpbmdzPXt2aWV3LmRyYXdpbmdzfVxuICAgICAgICAgICAgbG9nPXt2aWV3LmxvZ31cbiAgICAgICAgICAgIHN0YXRlPXtzdGF0ZX1cbiAgICAgICAgICAgIHJlYWN0aW9ucz17dmlldy5yZWFjdGlvbnN9XG4gICAgICAgICAgICBzZWF0PXtzZWF0fVxuICAgICAgICAgICAgc2VsZWN0aW9uPXtpc1NlYXQgPyBzZWxlY3Rpb24gOiB1bmRlZmluZWR9XG4gICAgICAgICAgLz5cbiAgICAgICAgKX1cbiAgICAgIDwvbWFpbj5cbiAgICAgIHtzaG93biAmJiBpc1NlYXQgJiYgIXNob3duLnJlc3VsdCAmJiAoXG4gICAgICAgIDxBY3Rpb25zIHZpZXc9e3ZpZXd9IHNvY2tldD17c29ja2V0fSBzZWxlY3Rpb249e3NlbGVjdGlvbn0gZHJhd2luZ3M9e3ZpZXcuZHJhd2luZ3N9IC8+XG4gICAgICApfVxuICAgICAge3Nob3duPy5wYXR0ZXJuICYmIChcbiAgICAgICAgPENhcnJpZWRQYXR0ZXJuXG4gICAgICAgICAgY2FycmllZD17cG9pbnRpbmcuY2FycmllZH1cbiAgICAgICAgICBzdmc9e3ZpZXcuZHJhd2luZ3Nbc2hvd24ucGF0dGVybi5kcmF3aW5nXX1cbiAgICAgICAgICBzZWxlY3Rpb249e3NlbGVjdGlvbn1cbiAgICAgICAgLz5cbiAgICAgICl9XG4gICAgICA8QW5ub3VuY2VyIGZyZXNoPXt2aWV3LmZyZXNofSAvPlxuICAgICAge2lzTWVudU9wZW4gJiYgKFxuICAgICAgICA8RGlhbG9nIHRpdGxlPXt0aXRsZSB8fCB3b3JkcyhcInBhZ2UtbWVudVwiKX0gb25DbG9zZT17KCkgPT4gc2V0TWVudU9wZW4oZmFsc2UpfT5cbiAgICAgICAgICA8TGFuZ3VhZ2VDaG9pY2UgLz5cbiAgICAgICAgICA8bGFiZWwgY2xhc3M9XCJjaGVja1wiPlxuICAgICAgICAgICAgPGlucHV0XG4gICAgICAgICAgICAgIHR5cGU9XCJjaGVja2JveFwiXG4gICAgICAgICAgICAgIGNoZWNrZWQ9e3BsYWlufVxuICAgICAgICAgICAgICBvbkNoYW5nZT17KGV2ZW50KSA9PiB7XG4gICAgICAgICAgICAgICAga2VlcC5zZXQoXCJwbGFpblwiLCBldmVudC5jdXJyZW50VGFyZ2V0LmNoZWNrZWQpO1xuICAgICAgICAgICAgICAgIHNldFBsYWluKGV2ZW50LmN1cnJlbnRUYXJnZXQuY2hlY2tlZCk7XG4gICAgICAgICAgICAgIH19XG4gICAgICAgICAgICAvPlxuICAgICAgICAgICAge3dvcmRzKFwicGFnZS1wbGFpbi1jaG9pY2VcIil9XG4gICAgICAgICAgPC9sYWJlbD5cbiAgICAgICAgICB7c3RhdGUgJiYgKFxuICAgICAgICAgICAgPGEgY2xhc3M9XCJidXR0b25cIiBocmVmPXtydWxlc0xpbmsoc3RhdGUuZ2FtZSl9IHRhcmdldD1cIl9ibGFua1wiIHJlbD1cIm5vb3BlbmVyXCI+XG4gICAgICAgICAgICAgIHt3b3JkcyhcInBhZ2UtcnVsZXNcIil9XG4gICAgICAgICAgICA8L2E+XG4gICAgICAgICAgKX1cbiAgICAgICAgICB7c2VhdHN9XG4gICAgICAgICAgeyFpc1dhaXRpbmcgJiYgKFxuICAgICAgICAgICAgPGRldGFpbHM+XG4gICAgICAgICAgICAgIDxzdW1tYXJ5Pnt3b3JkcyhcInBhZ2UtaW52aXRlXCIpfTwvc3VtbWFyeT5cbiAgICAgICAgICAgICAge3NoYXJlfVxuICAgICAgICAgICAgPC9kZXRhaWxzPlxuICAgICAgICAgICl9XG4gICAgICAgICAgPEtleXMgLz5cbiAgICAgICAgPC9EaWFsb2c+XG4gICAgICApfVxuICAgIDwvZGl2PlxuICApO1xufVxuXG4vKiogVGhlIGNvbm5lY3Rpb24gdG8gYSB0YWJsZSwgYXMgbG9uZyBhcyB0aGUgcGFnZSBzaG93cyBpdC4gKi9cbmZ1bmN0aW9uIHVzZVRhYmxlKHRhYmxlOiBzdHJpbmcsIGxhbmd1YWdlOiBzdHJpbmcsIHBsYWluOiBib29sZWFuKSB7XG4gIGNvbnN0IFt2aWV3LCBzZXRWaWV3XSA9IHVzZVN0YXRlKEVNUFRZKTtcbiAgY29uc3QgW3NvY2tldCwgc2V0U29ja2V0XSA9IHVzZVN0YXRlPFRhYmxlU29ja2V0PigpO1xuICBjb25zdCBmaXJzdCA9IHVzZVJlZih7IGxhbmd1YWdlLCBwbGFpbiB9KTtcbiAgZmlyc3QuY3VycmVudCA9IHsgbGFuZ3VhZ2UsIHBsYWluIH07XG4gIHVzZUVmZmVjdCgoKSA9PiB7XG4gICAgc2V0VmlldyhFTVBUWSk7XG4gICAgY29uc3Qgb3BlbmVkID0gbmV3IFRhYmxlU29ja2V0KHRhYmxlLCBmaXJzdC5jdXJyZW50Lmxhbmd1YWdlLCBmaXJzdC5jdXJyZW50LnBsYWluLCBzZXRWaWV3KTtcbiAgICBzZXRTb2NrZXQob3BlbmVkKTtcbiAgICByZXR1cm4gKCkgPT4gb3BlbmVkLmNsb3NlKCk7XG4gIH0sIFt0YWJsZV0pO1xuICB1c2VFZmZlY3QoKCkgPT4gc29ja2V0Py5zZXRMYW5ndWFnZShsYW5ndWFnZSksIFtzb2NrZXQsIGxhbmd1YWdlXSk7XG4gIHVzZUVmZmVjdCgoKSA9PiBzb2NrZXQ/LnNldFBsYWluKHBsYWluKSwgW3NvY2tldCwgcGxhaW5dKTtcbiAgcmV0dXJuIHsgc29ja2V0LCB2aWV3IH07XG59XG5cbi8qKiBXaGF0IGlzIHdyb25nIHdpdGggdGhlIGNvbm5lY3Rpb24sIGFuZCBlcnJvcnMgb2YgdGhlIHNlcnZlci4gKi9cbmZ1bmN0aW9uIFRyb3VibGUoeyB2aWV3LCBzb2NrZXQgfTogeyB2aWV3OiBWaWV3OyBzb2NrZXQ6IFRhYmxlU29ja2V0IHwgdW5kZWZpbmVkIH0pIHtcbiAgY29uc3Qgd29yZHMgPSB1c2VXb3JkcygpO1xuICBjb25zdCBlcnJvciA9IHZpZXcuZXJyb3I7XG4gIHVzZUVmZmVjdCgoKSA9PiB7XG4gICAgaWYgKGVycm9yKSB7XG4gICAgICBjb25zdCB0aW1lciA9IHNldFRpbWVvdXQoKCkgPT4gc29ja2V0Py5mb3JnZXRFcnJvcigpLCBFUlJPUl9NUyk7XG4gICAgICByZXR1cm4gKCkgPT4gY2xlYXJUaW1lb3V0KHRpbWVyKTtcbiAgICB9XG4gIH0sIFtlcnJvciwgc29ja2V0XSk7XG4gIGlmICh2aWV3LmxpbmsgPT09IFwibG9zdFwiKSB7XG4gICAgcmV0dXJuIDxOb3RpY2U+e3dvcmRzKFwicGFnZS1vdXQtb2YtcmVhY2hcIil9PC9Ob3RpY2U+O1xuICB9XG4gIGlmICh2aWV3LmxpbmsgPT09IFwicmVwbGFjZWRcIikge1xuICAgIHJldHVybiAoXG4gICAgICA8Tm90aWNlPlxuICAgICAgICB7d29yZHMoXCJwYWdlLXJlcGxhY2VkXCIpfXtcIiBcIn1cbiAgICAgICAgPGJ1dHRvbiB0eXBlPVwiYnV0dG9uXCIgb25DbGljaz17KCkgPT4gc29ja2V0Py5hZ2FpbigpfT5cbiAgICAgICAgICB7d29yZHMoXCJwYWdlLXBsYXktaGVyZVwiKX1cbiAgICAgICAgPC9idXR0b24+XG4gICAgICA8L05vdGljZT5cbiAgICApO1xuICB9XG4gIHJldHVybiBlcnJvciA/IDxOb3RpY2U+e2Vycm9yLmVycm9yfTwvTm90aWNlPiA6IG51bGw7XG59XG5cbmZ1bmN0aW9uIFJlYWN0aW9ucyh7IHNvY2tldCB9OiB7IHNvY2tldDogVGFibGVTb2NrZXQgfCB1bmRlZmluZWQgfSkge1xuICBjb25zdCB3b3JkcyA9IHVzZVdvcmRzKCk7XG4gIGNvbnN0IHsgbG9iYnkgfSA9IHVzZVNoYXJlZCgpO1xuICBjb25zdCBtZW51ID0gdXNlUmVmPEhUTUxEZXRhaWxzRWxlbWVudD4obnVsbCk7XG4gIHJldHVybiAoXG4gICAgPGRldGFpbHMgY2xhc3M9XCJyZWFjdGlvbnNcIiByZWY9e21lbnV9PlxuICAgICAgPHN1bW1hcnkgY2xhc3M9XCJxdWlldFwiIHRpdGxlPXt3b3JkcyhcInBhZ2UtcmVhY3RcIil9PlxuICAgICAgICA8SWNvbiBuYW1lPVwic21pbGVcIiBsYWJlbD17d29yZHMoXCJwYWdlLXJlYWN0XCIpfSAvPlxuICAgICAgPC9zdW1tYXJ5PlxuICAgICAgPGRpdiBjbGFzcz1cIm1lbnUgcGFuZWxcIj5cbiAgICAgICAge2xvYmJ5LnJlYWN0aW9ucy5tYXAoKFtyZWFjdGlvbiwgdGl0bGVdKSA9PiAoXG4gICAgICAgICAgPGJ1dHRvblxuICAgICAgICAgICAgdHlwZT1cImJ1dHRvblwiXG4gICAgICAgICAgICBrZXk9e3JlYWN0aW9ufVxuICAgICAgICAgICAgb25DbGljaz17KCkgPT4ge1xuICAgICAgICAgICAgICBzb2NrZXQ/LnNlbmQoeyB0eXBlOiBcInJlYWN0XCIsIHJlYWN0aW9uIH0pO1xuICAgICAgICAgICAgICBtZW51LmN1cnJlbnQ/LnJlbW92ZUF0dHJpYnV0ZShcIm9wZW5cIik7XG4gICAgICAgICAgICB9fVxuICAgICAgICAgID5cbiAgICAgICAgICAgIHt0aXRsZX1cbiAgICAgICAgICA8L2J1dHRvbj5cbiAgICAgICAgKSl9XG4gICAgICA8L2Rpdj5cbiAgICA8L2RldGFpbHM+XG4gICk7XG59XG5cbi8qKiBBbGwgbW92ZXMgYXMgdGV4dHMsIGZvciBwZW9wbGUgd2hvIGRvIG5vdCBzZWUgdGhlIGJvYXJkcy4gKi9cbmZ1bmN0aW9uIE1vdmVMaXN0KHsgc2VsZWN0aW9uIH06IHsgc2VsZWN0aW9uOiBSZXR1cm5UeXBlPHR5cGVvZiB1c2VTZWxlY3Rpb24+IH0pIHtcbiAgY29uc3Qgd29yZHMgPSB1c2VXb3JkcygpO1xuICBjb25zdCBtb3ZlcyA9IHNlbGVjdGlvbi5tb3Zlcz8uYWxsID8/IFtdO1xuICBjb25zdCBbY2hvc2VuLCBzZXRDaG9zZW5dID0gdXNlU3RhdGUoXCJcIik7XG4gIGNvbnN0IG1vdmUgPSB1c2VNZW1vKCgpID0+IG1vdmVzLmZpbmQoKG9uZSkgPT4gb25lLnRleHQgPT09IGNob3NlbiksIFttb3ZlcywgY2hvc2VuXSk7XG4gIGlmIChtb3Zlcy5sZW5ndGggPT09IDApIHtcbiAgICByZXR1cm4gbnVsbDtcbiAgfVxuICByZXR1cm4gKFxuICAgIDxkaXYgY2xhc3M9XCJ0b2dldGhlclwiPlxuICAgICAgPHNlbGVjdFxuICAgICAgICBhcmlhLWxhYmVsPXt3b3JkcyhcInBhZ2UtbW92ZXNcIil9XG4gICAgICAgIHZhbHVlPXttb3ZlPy50ZXh0ID8/IFwiXCJ9XG4gICAgICAgIG9uQ2hhbmdlPXsoZXZlbnQpID0+IHNldENob3NlbihldmVudC5jdXJyZW50VGFyZ2V0LnZhbHVlKX1cbiAgICAgID5cbiAgICAgICAgPG9wdGlvbiB2YWx1ZT1cIlwiPnt3b3JkcyhcInBhZ2UtbW92ZXNcIil9PC9vcHRpb24+XG4gICAgICAgIHttb3Zlcy5tYXAoKG9uZSkgPT4gKFxuICAgICAgICAgIDxvcHRpb24ga2V5PXtvbmUubnVtYmVyfSB2YWx1ZT17b25lLnRleHR9PlxuICAgICAgICAgICAge29uZS5jaG9pY2UgPz8gb25lLnRleHR9XG4gICAgICAgICAgPC9vcHRpb24+XG4gICAgICAgICkpfVxuICAgICAgPC9zZWxlY3Q+XG4gICAgICA8YnV0dG9uXG4gICAgICAgIHR5cGU9XCJidXR0b25cIlxuICAgICAgICBjbGFzcz1cIm1haW5cIlxuICAgICAgICBkaXNhYmxlZD17IW1vdmV9XG4gICAgICAgIG9uQ2xpY2s9eygpID0+IG1vdmUgJiYgc2VsZWN0aW9uLmNob29zZShtb3ZlLnRleHQsIG1vdmUudGFyZ2V0cyl9XG4gICAgICA+XG4gICAgICAgIHt3b3JkcyhcInBhZ2UtcGxheVwiKX1cbiAgICAgIDwvYnV0dG9uPlxuICAgIDwvZGl2PlxuICApO1xufVxuXG5mdW5jdGlvbiBLZXlzKCkge1xuICBjb25zdCB3b3JkcyA9IHVzZVdvcmRzKCk7XG4gIGNvbnN0IHJvd3MgPSBbXG4gICAgW1wi4oaQIOKGkSDihpIg4oaTXCIsIFwicGFnZS1rZXktYXJyb3dzXCJdLFxuICAgIFtcIkVudGVyXCIsIFwicGFnZS1rZXktZW50ZXJcIl0sXG4gICAgW1wiUlwiLCBcInBhZ2UtdHVyblwiXSxcbiAgICBbXCJGXCIsIFwicGFnZS1mbGlwXCJdLFxuICAgIFtcIkVzY1wiLCBcInBhZ2UtY2xlYXJcIl0sXG4gIF0gYXMgY29uc3Q7XG4gIHJldHVybiAoXG4gICAgPGRldGFpbHM+XG4gICAgICA8c3VtbWFyeT57d29yZHMoXCJwYWdlLWtleXNcIil9PC9zdW1tYXJ5PlxuICAgICAgPGRsIGNsYXNzPVwia2V5c1wiPlxuICAgICAgICB7cm93cy5tYXAoKFtrZXksIHNlbnRlbmNlXSkgPT4gKFxuICAgICAgICAgIDxkaXYga2V5PXtrZXl9PlxuICAgICAgICAgICAgPGR0PlxuICAgICAgICAgICAgICA8a2JkPntrZXl9PC9rYmQ+XG4gICAgICAgICAgICA8L2R0PlxuICAgICAgICAgICAgPGRkPnt3b3JkcyhzZW50ZW5jZSl9PC9kZD5cbiAgICAgICAgICA8L2Rpdj5cbiAgICAgICAgKSl9XG4gICAgICA8L2RsPlxuICAgIDwvZGV0YWlscz5cbiAgKTtcbn1cbiIsICIvLyBUaGUgcGFnZSBvZiBhIHNlcnZlciBvZiB0YWJsZXMuIEl0IGtub3dzIG5vIGdhbWU6IHRoZSBzZXJ2ZXIgc2VuZHMgZHJhd2luZ3MsIHRhcmdldHMgYW5kIHNlbnRlbmNlcy5cblxuaW1wb3J0IHsgcmVuZGVyIH0gZnJvbSBcInByZWFjdFwiO1xuaW1wb3J0IHsgdXNlRWZmZWN0LCB1c2VNZW1vLCB1c2VTdGF0ZSB9IGZyb20gXCJwcmVhY3QvaG9va3NcIjtcbmltcG9ydCAqIGFzIGFwaSBmcm9tIFwiLi9hcGlcIjtcbmltcG9ydCAqIGFzIGtlZXAgZnJvbSBcIi4va2VlcFwiO1xuaW1wb3J0IHsgUmVwbGF5UGFnZSB9IGZyb20gXCIuL3BhZ2VzL3JlcGxheVwiO1xuaW1wb3J0IHsgUnVsZXNQYWdlIH0gZnJvbSBcIi4vcGFnZXMvcnVsZXNcIjtcbmltcG9ydCB7IFN0YXJ0UGFnZSB9IGZyb20gXCIuL3BhZ2VzL3N0YXJ0XCI7XG5pbXBvcnQgeyBUYWJsZVBhZ2UgfSBmcm9tIFwiLi9wYWdlcy90YWJsZVwiO1xuaW1wb3J0IHR5cGUgeyBMb2JieSB9IGZyb20gXCIuL3Byb3RvY29sXCI7XG5pbXBvcnQgeyBwYXJzZVJvdXRlLCB0eXBlIFJvdXRlLCB0YWJsZUxpbmsgfSBmcm9tIFwiLi9yb3V0ZVwiO1xuaW1wb3J0IHsgQnJhbmQsIE5vdGljZSB9IGZyb20gXCIuL3VpXCI7XG5pbXBvcnQgeyBTaGFyZWRDb250ZXh0IH0gZnJvbSBcIi4vd29yZHNcIjtcblxuY29uc3QgUkVUUllfTVMgPSAzMDAwO1xuXG4vKiogVGhlIGxhbmd1YWdlIG9mIHRoaXMgcGVyc29uOiBhcyBjaG9zZW4sIGVsc2UgYXMgdGhlIGJyb3dzZXIgcHJlZmVycy4gVGhlIHNlcnZlciBrbm93cyB3aGljaCB0aGVyZSBhcmUuICovXG5jb25zdCBmaXJzdExhbmd1YWdlID0gKCkgPT5cbiAga2VlcC5nZXQoXCJsYW5ndWFnZVwiLCBcIlwiKSB8fCAobmF2aWdhdG9yLmxhbmd1YWdlc1swXSA/PyBcImVuXCIpLnNsaWNlKDAsIDIpLnRvTG93ZXJDYXNlKCk7XG5cbmZ1bmN0aW9uIEFwcCgpIHtcbiAgY29uc3QgW2xhbmd1YWdlLCBzZXRMYW5ndWFnZV0gPSB1c2VTdGF0ZShmaXJzdExhbmd1YWdlKTtcbiAgY29uc3QgeyBsb2JieSwgaXNMb3N0IH0gPSB1c2VMb2JieShsYW5ndWFnZSk7XG4gIGNvbnN0IHJvdXRlID0gdXNlUm91dGUoKTtcbiAgY29uc3Qgc2hhcmVkID0gdXNlTWVtbyhcbiAgICAoKSA9PlxuICAgICAgbG9iYnkgJiYge1xuICAgICAgICBsb2JieSxcbiAgICAgICAgbGFuZ3VhZ2UsXG4gICAgICAgIHNldExhbmd1YWdlOiAoY2hvc2VuOiBzdHJpbmcpID0+IHtcbiAgICAgICAgICBrZWVwLnNldChcImxhbmd1YWdlXCIsIGNob3Nlbik7XG4gICAgICAgICAgc2V0TGFuZ3VhZ2UoY2hvc2VuKTtcbiAgICAgICAgfSxcbiAgICAgIH0sXG4gICAgW2xvYmJ5LCBsYW5ndWFnZV0sXG4gICk7XG4gIGlmICghc2hhcmVkKSB7XG4gICAgcmV0dXJuIChcbiAgICAgIDxtYWluIGNsYXNzPVwibmFycm93XCI+XG4gICAgICAgIDxCcmFuZCAvPlxuICAgICAgICB7LyogTm8gc2VudGVuY2UgaGFzIGV2ZXIgYmVlbiByZWNlaXZlZC4gKi99XG4gICAgICAgIHtpc0xvc3QgJiYgPE5vdGljZT5UaGUgc2VydmVyIGlzIG91dCBvZiByZWFjaC48L05vdGljZT59XG4gICAgICA8L21haW4+XG4gICAgKTtcbiAgfVxuICByZXR1cm4gKFxuICAgIDxTaGFyZWRDb250ZXh0LlByb3ZpZGVyIHZhbHVlPXtzaGFyZWR9PlxuICAgICAgPFBhZ2Ugcm91dGU9e3JvdXRlfSAvPlxuICAgIDwvU2hhcmVkQ29udGV4dC5Qcm92aWRlcj5cbiAgKTtcbn1cblxuZnVuY3Rpb24gUGFnZSh7IHJvdXRlIH06IHsgcm91dGU6IFJvdXRlIH0pIHtcbiAgc3dpdGNoIChyb3V0ZS5wYWdlKSB7XG4gICAgY2FzZSBcInN0YXJ0XCI6XG4gICAgICByZXR1cm4gPFN0YXJ0UGFnZSAvPjtcbiAgICBjYXNlIFwidGFibGVcIjpcbiAgICAgIHJldHVybiA8VGFibGVQYWdlIGtleT17cm91dGUudGFibGV9IHRhYmxlPXtyb3V0ZS50YWJsZX0gLz47XG4gICAgY2FzZSBcInJlcGxheVwiOlxuICAgICAgcmV0dXJuIDxSZXBsYXlQYWdlIGtleT17cm91dGUudGFibGV9IHsuLi5yb3V0ZX0gc2VhdD17cm91dGUuc2VhdH0gLz47XG4gICAgY2FzZSBcInJ1bGVzXCI6XG4gICAgICByZXR1cm4gPFJ1bGVzUGFnZSBnYW1lPXtyb3V0ZS5nYW1lfSAvPjtcbiAgfVxufVxuXG4vKiogR2FtZXMgYW5kIHNlbnRlbmNlcy4gVGhvc2Ugb2YgdGhlIGxhc3QgdGltZSBzZXJ2ZSB1bnRpbCB0aGUgc2VydmVyIGFuc3dlcnMuICovXG5mdW5jdGlvbiB1c2VMb2JieShsYW5ndWFnZTogc3RyaW5nKSB7XG4gIGNvbnN0IFtsb2JieSwgc2V0TG9iYnldID0gdXNlU3RhdGUoKCkgPT4ga2VlcC5nZXQ8TG9iYnkgfCB1bmRlZmluZWQ+KFwibG9iYnlcIiwgdW5kZWZpbmVkKSk7XG4gIGNvbnN0IFtpc0xvc3QsIHNldExvc3RdID0gdXNlU3RhdGUoZmFsc2UpO1xuICB1c2VFZmZlY3QoKCkgPT4ge1xuICAgIGxldCB0aW1lcjogUmV0dXJuVHlwZTx0eXBlb2Ygc2V0VGltZW91dD4gfCB1bmRlZmluZWQ7XG4gICAgbGV0IGlzQ3VycmVudCA9IHRydWU7XG4gICAgY29uc3QgYXNrID0gYXN5bmMgKCkgPT4ge1xuICAgICAgdHJ5IHtcbiAgICAgICAgY29uc3QgYW5zd2VyID0gYXdhaXQgYXBpLmxvYmJ5KGxhbmd1YWdlKTtcbiAgICAgICAgaWYgKGlzQ3VycmVudCkge1xuICAgICAgICAgIGtlZXAuc2V0KFwibG9iYnlcIiwgYW5zd2VyKTtcbiAgICAgICAgICBkb2N1bWVudC5kb2N1bWVudEVsZW1lbnQubGFuZyA9IGFuc3dlci5sYW5ndWFnZXMuaW5jbHVkZXMobGFuZ3VhZ2UpID8gbGFuZ3VhZ2UgOiBcImVuXCI7XG4gICAgICAgICAgc2V0TG9iYnkoYW5zd2VyKTtcbiAgICAgICAgICBzZXRMb3N0KGZhbHNlKTtcbiAgICAgICAgfVxuICAgICAgfSBjYXRjaCB7XG4gICAgICAgIGlmIChpc0N1cnJlbnQpIHtcbiAgICAgICAgICBzZXRMb3N0KHRydWUpO1xuICAgICAgICAgIHRpbWVyID0gc2V0VGltZW91dChhc2ssIFJFVFJZX01TKTtcbiAgICAgICAgfVxuICAgICAgfVxuICAgIH07XG4gICAgYXNrKCk7XG4gICAgcmV0dXJuICgpID0+IHtcbiAgICAgIGlzQ3VycmVudCA9IGZhbHNlO1xuICAgICAgY2xlYXJUaW1lb3V0KHRpbWVyKTtcbiAgICB9O1xuICB9LCBbbGFuZ3VhZ2VdKTtcbiAgcmV0dXJuIHsgbG9iYnksIGlzTG9zdCB9O1xufVxuXG5mdW5jdGlvbiB1c2VSb3V0ZSgpOiBSb3V0ZSB7XG4gIGNvbnN0IFtyb3V0ZSwgc2V0Um91dGVdID0gdXNlU3RhdGUocmVhZFJvdXRlKTtcbiAgdXNlRWZmZWN0KCgpID0+IHtcbiAgICBjb25zdCBsaXN0ZW4gPSAoKSA9PiBzZXRSb3V0ZShyZWFkUm91dGUoKSk7XG4gICAgYWRkRXZlbnRMaXN0ZW5lcihcImhhc2hjaGFuZ2VcIiwgbGlzdGVuKTtcbiAgICByZXR1cm4gKCkgPT4gcmVtb3ZlRXZlbnRMaXN0ZW5lcihcImhhc2hjaGFuZ2VcIiwgbGlzdGVuKTtcbiAgfSwgW10pO1xuICByZXR1cm4gcm91dGU7XG59XG5cbi8qKiBUaGUgcGxhY2UgaW4gdGhlIGFkZHJlc3MuIFRoZSBzZWNyZXQgb2YgYSBob3N0IGlzIGtlcHQgYW5kIHRha2VuIG91dCBvZiB0aGUgYWRkcmVzcyBhdCBvbmNlLiAqL1xuZnVuY3Rpb24gcmVhZFJvdXRlKCk6IFJvdXRlIHtcbiAgY29uc3Qgcm91dGUgPSBwYXJzZVJvdXRlKGxvY2F0aW9uLmhhc2gpO1xuICBpZiAocm91dGUucGFnZSA9PT0gXCJ0YWJsZVwiICYmIHJvdXRlLmhvc3QpIHtcbiAgICBrZWVwLmtlZXBUYWJsZShyb3V0ZS50YWJsZSwgeyBob3N0OiByb3V0ZS5ob3N0IH0pO1xuICAgIGhpc3RvcnkucmVwbGFjZVN0YXRlKG51bGwsIFwiXCIsIHRhYmxlTGluayhyb3V0ZS50YWJsZSkpO1xuICB9XG4gIHJldHVybiByb3V0ZTtcbn1cblxuLy8gT25seSBhIHNlY3VyZSBjb250ZXh0IG1heSBrZWVwIHRoZSBwYWdlIGl0c2VsZiBmb3IgdGltZXMgd2l0aG91dCBhIG5ldHdvcmsuXG5pZiAoXCJzZXJ2aWNlV29ya2VyXCIgaW4gbmF2aWdhdG9yICYmIGlzU2VjdXJlQ29udGV4dCkge1xuICBuYXZpZ2F0b3Iuc2VydmljZVdvcmtlci5yZWdpc3RlcihcIndvcmtlci5qc1wiKS5jYXRjaCgoKSA9PiB1bmRlZmluZWQpO1xufVxuXG5jb25zdCByb290ID0gZG9jdW1lbnQuZ2V0RWxlbWVudEJ5SWQoXCJwYWdlXCIpO1xuaWYgKHJvb3QpIHtcbiAgcmVuZGVyKDxBcHAgLz4sIHJvb3QpO1xufVxuIl0sCiAgIm1hcHBpbmdzIjogIjtBQUVPLElDU0RBO0FEVEMsSUVFSEM7QUZGRyxJRXNITUM7QUZ0SE4sSUdtTERDO0FIbkxDLElHOExIQztBSDlMRyxJRytMTkM7QUgvTE0sSUcwTkRDO0FIMU5DLElJSUhDO0FKSkcsSUllREM7QUpmQyxJSTRCSEM7QUo1QkcsSUk0S0RDO0FKNUtDLElLQ0lDO0FMREosSUE2Qk1DLElBQWVDLHVCQUFPQyxJQUFJLElBQUE7QUE3QmhDLElBOEJNQyxJQUFnQyxDQUFBO0FBOUJ0QyxJQStCTUMsSUFBWSxDQUFBO0FBL0JsQixJQWlDTUMsSUFBd0I7QUFqQzlCLElNQU1DLElBQVVDLE1BQU1EO0FOQXRCLElNQ01FLElBQVFKLEVBQVVJO0FORHhCLElNRU1DLElBQVNDLE9BQU9EO0FBTXRCLFNBQVNFLEVBQVdDLElBQUFBO0FBQ3RCQSxFQUFBQSxNQUFRQSxHQUFLQyxjQUFZRCxHQUFLRSxPQUFBQTtBQUNuQztBSnFFTyxTQUFTQyxFQUFZQyxJQUFNQyxJQUFPQyxJQUFLQyxJQUFLQyxJQUFBQTtBQUlsRCxNQUFNQyxLQUFRLEVBQ2JMLE1BQUFBLElBQ0FDLE9BQUFBLElBQ0FDLEtBQUFBLElBQ0FDLEtBQUFBLElBQ0FHLEtGN0RrQixNRThEbEJDLElGOURrQixNRStEbEJDLEtBQVEsR0FDUkMsS0ZoRWtCLE1FaUVsQkMsS0ZqRWtCLE1Fa0VsQkMsYUFBYUMsR0FDYkMsS0FBV1QsTUFBQUEsRUFBY1UsR0FDekJDLEtBQUFBLElBQ0FDLEtBQVEsRUFBQTtBQU1ULFNBQUEsQ0FGS1osTUFBWWEsRUFBUVosU0FBT1ksRUFBUVosTUFBTUEsRUFBQUEsR0FFdkNBO0FBQ1I7QUFNTyxTQUFTYSxFQUFTQyxJQUFBQTtBQUN4QixTQUFPQSxHQUFNQztBQUNkO0FDOUZPLFNBQVNDLEVBQWNGLElBQU9HLElBQUFBO0FBQ3BDQyxPQUFLSixRQUFRQSxJQUNiSSxLQUFLRCxVQUFVQSxJQUNmQyxLQUFJQyxNQUFTO0FBQ2Q7QUF1RU8sU0FBU0MsRUFBY0MsSUFBT0MsSUFBQUE7QUFDcEMsTUhsRW1CLFFHa0VmQSxHQUVILFFBQU9ELEdBQUtFLE1BQVlILEVBQWNDLEdBQUtFLElBQVVGLEdBQUtHLE1BQVUsQ0FBQTtBQUlyRSxXQURJQyxJQUNHSCxLQUFhRCxHQUFLSyxJQUFXQyxRQUFRTCxLQUczQyxNQUZBRyxLQUFVSixHQUFLSyxJQUFXSixFQUFBQSxNQUVYRyxHQUFPRyxJQUlyQixRQUFPSCxHQUFPRztBQVNoQixTQUE0QixjQUFBLE9BQWRQLEdBQU1RLFFBQXVCUixHQUFNUCxNQUFLZ0IsTUh4Rm5DLE9HeUZoQlYsRUFBY0MsRUFBQUE7QUFFbEI7QUFNQSxTQUFTVSxFQUFnQkMsSUFBQUE7QUFBekIsTUFRUUMsSUFQREMsS0FBV0YsR0FBU0csS0FDekJDLEtBQVNGLEdBQVFOLEtBQ2pCUyxLQUFjLENBQUEsR0FDZEMsS0FBVyxDQUFBLEdBRU5DLEtBQVlQLEdBQVNGO0FBQ3ZCUyxFQUFBQSxRQUNHTixLQUFXTyxFQUFPLEVBQUVDLGFBQWFDLEVBQUFBLEdBQWdCUixFQUFBQSxHQUMvQ0MsTUFBYUQsR0FBUUMsTUFBYSxHQUN0Q1EsRUFBUXRCLFNBQU9zQixFQUFRdEIsTUFBTVksRUFBQUEsR0FFakNXLEVBQ0NMLElBQ0FOLElBQ0FDLElBQ0FGLEdBQVNhLEtBQ1ROLEdBQVVPLGNIN0llLEtHOEl6QlosR0FBUWEsTUFBeUIsQ0FBQ1gsRUFBQUEsSUhuSGpCLE1Hb0hqQkMsSUFDQUQsTUFBVWhCLEVBQWNjLEVBQUFBLEdIaEpDLEtHaUp6QkEsR0FBUWEsS0FDUlQsRUFBQUEsR0FHREwsR0FBUUUsTUFBYUQsR0FBUUMsS0FDN0JGLEdBQVFWLEdBQUFHLElBQW1CTyxHQUFRVCxHQUFBQSxJQUFXUyxJQUM5Q2UsRUFBV1gsSUFBYUosSUFBVUssRUFBQUEsR0FDbENKLEdBQVFYLEtBQVdXLEdBQVFOLE1IN0hULE1HK0hkSyxHQUFRTCxPQUFTUSxNQUNwQmEsRUFBd0JoQixFQUFBQTtBQUczQjtBQUtBLFNBQVNnQixFQUF3QjVCLElBQUFBO0FBRWhDLE9BQUtBLEtBQVFBLEdBQUtFLE9BQWFGLEdBQUs2QixPQUFBQSxDQUFnQjdCLEdBQU1QLE1BQUtnQixJQU05RCxRQUhBVCxHQUFLTyxNSDdJYSxNRzhJbEJQLEdBQUtLLElBQVd5QixLQUFLLFNBQUFDLElBQUFBO0FBQUssV0FBSUEsT0FBVS9CLEdBQUtPLE1BQVF3QixHQUFLeEI7RUFBTSxDQUFBLEdBRXpEcUIsRUFBd0I1QixFQUFBQTtBQUVqQztBQTRCTyxTQUFTZ0MsRUFBY0MsSUFBQUE7QUFBQUEsR0h2TEMsSUd5TDFCQSxHQUFDbkMsUUFDRG1DLEdBQUNuQyxPSDFMeUIsR0cyTDVCb0MsRUFBY0MsS0FBS0YsRUFBQUEsR0FDbEJHLFNBQ0ZDLEtBQWdCZixFQUFRZ0IsdUJBRXhCRCxJQUFlZixFQUFRZ0Isc0JBQ05DLGdCQUFnQkMsQ0FBQUE7QUFFbkM7QUFTQSxTQUFTQSxJQUFBQTtBQUNSLE1BQUE7QUFNQyxhQUxJUCxJQUNIUSxLQUFJLEdBSUVQLEVBQWM1QixTQU9oQjRCLEdBQWM1QixTQUFTbUMsTUFDMUJQLEVBQWNRLEtBQUtDLENBQUFBLEdBR3BCVixLQUFJQyxFQUFjVSxNQUFBQSxHQUNsQkgsS0FBSVAsRUFBYzVCLFFIOU5VLElHZ094QjJCLEdBQUNuQyxPQUNKWSxFQUFnQnVCLEVBQUFBO0VBT25CLFVBSkM7QUFBQSxLQUNLRyxJQUFnQkYsRUFBYzVCLFlBQ2pDK0IsS0FBZ0JFLGdCQUFnQkMsQ0FBQUE7RUFFbkM7QUFDRDtBSS9NTyxTQUFTSyxFQUNmM0IsSUFDQTRCLElBQ0FDLElBQ0FDLElBQ0FDLElBQ0FDLElBQ0FDLElBQ0FuQyxJQUNBRCxJQUNBcUMsSUFDQW5DLElBQUFBO0FBWE0sTUFhRm9DLElBRUh4QyxJQUVBeUMsSUFFQUMsSUFFQUMsSUFpQ0lDLElBM0JEQyxLQUFjVixHQUFjM0MsT0FBY3NELEdBRTFDQyxLQUFvQmQsR0FBYXhDO0FBVXJDLE9BUkFTLEtBQVM4QyxFQUNSZCxJQUNBRCxJQUNBWSxJQUNBM0MsSUFDQTZDLEVBQUFBLEdBR0lQLEtBQUksR0FBR0EsS0FBSU8sSUFBbUJQLEtQeERoQixVT3lEbEJDLEtBQWFQLEdBQWMxQyxJQUFXZ0QsRUFBQUEsT0FPdEN4QyxLQUFBQSxDQUNHeUMsR0FBVW5ELE9BQVd1RCxHQUFZSixHQUFVbkQsR0FBQUEsS0FBYTJELEdBRzNEUixHQUFVbkQsTUFBVWtELElBR2hCSSxLQUFTbEMsRUFDWkwsSUFDQW9DLElBQ0F6QyxJQUNBb0MsSUFDQUMsSUFDQUMsSUFDQW5DLElBQ0FELElBQ0FxQyxJQUNBbkMsRUFBQUEsR0FJRHNDLEtBQVNELEdBQVUvQyxNQUdmTSxHQUFTa0QsT0FBT1QsR0FBV1MsT1AzR0wsSU8yR1lsRCxHQUFRYSxTQUN6Q2IsR0FBU2tELE9BQUtDLEVBQVNuRCxHQUFTa0QsS1B6Rm5CLE1PeUY4QlQsSUFBWXpDLEVBQUFBLEdBQ3ZEeUMsR0FBV1MsT0FDZDlDLEdBQVNrQixLQUNSbUIsR0FBV1MsS0FDWFQsR0FBVXpCLE9BQWUwQixJQUN6QkQsRUFBQUEsSUFLSEUsS0FBZ0JBLE1BQWlCRCxJUDFIUCxJTzRIdEJELEdBQVU1QixPQUNiWCxLQUFTa0QsRUFBT1gsSUFBWXZDLElBQVFHLElBQUFBLENBQVlMLEdBQVFDLEdBQUFBLEdBTXBERCxHQUFRTixRQUNYTSxHQUFRTixNUDdHUSxTTytHbUIsY0FBQSxPQUFuQitDLEdBQVc5QyxRQUFBQSxXQUFzQmlELEtBQ2xEMUMsS0FBUzBDLEtBQ0NGLE9BQ1Z4QyxLQUFTd0MsR0FBT1csY0FJakJaLEdBQVU1QixPQUFBQTtBQUtYLFNBRkFxQixHQUFjeEMsTUFBUWlELElBRWZ6QztBQUNSO0FBT0EsU0FBUzhDLEVBQ1JkLElBQ0FELElBQ0FZLElBQ0EzQyxJQUNBNkMsSUFBQUE7QUFMRCxNQVFLUCxJQUVBQyxJQUVBekMsSUEyREdzRCxJQU9BQyxJQTZFRkMsSUFFQUMsSUFPRUMsSUFFR0MsSUF4Sk5DLEtBQW9CZixHQUFZcEQsUUFDbkNvRSxLQUF1QkQsSUFFcEJFLEtBQU8sR0FJUEMsS0FBUSxHQUtSQyxLQUFlOUIsR0FBYzFDLE1BQWF5RSxNQUFNbEIsRUFBQUE7QUFDcEQsT0FBS1AsS0FBSSxHQUFHQSxLQUFJTyxJQUFtQlAsS1A5SmhCLFVPaUtsQkMsS0FBYVIsR0FBYU8sRUFBQUEsTUFJSixhQUFBLE9BQWRDLE1BQ2MsY0FBQSxPQUFkQSxNQVljLFlBQUEsT0FBZEEsTUFDUEEsR0FBV2xDLGdCQUFnQjJELFNBRTNCekIsS0FBYXVCLEdBQVl4QixFQUFBQSxJQUFLMkIsRVByTGIsTU9xTCtCMUIsRUFBQUEsSUFDdEMyQixFQUFRM0IsRUFBQUEsSUFDbEJBLEtBQWF1QixHQUFZeEIsRUFBQUEsSUFBSzJCLEVBQVl4RixHQUFVLEVBQ25ERSxVQUFVNEQsR0FBQUEsQ0FBQUEsSUFFREEsR0FBV2xDLGdCQUFnQkMsS0FBZ0JpQyxHQUFVNEIsTUFLL0Q1QixLQUFhdUIsR0FBWXhCLEVBQUFBLElBQUsyQixFQUM3QjFCLEdBQVc5QyxNQUNYOEMsR0FBVzdELE9BQ1g2RCxHQUFXNkIsS0FDWDdCLEdBQVdTLEtBQ1hULEdBQVV4QyxHQUFBQSxJQUdYK0QsR0FBWXhCLEVBQUFBLElBQUtDLElBR1phLEtBQWNkLEtBQUlzQixJQUN4QnJCLEdBQVVwRCxLQUFXNkMsSUFDckJPLEdBQVU0QixNQUFVbkMsR0FBY21DLE1BQVUsR0FZNUNyRSxLUHhOa0IsTUFBQSxFT2lOWnVELEtBQWlCZCxHQUFVbkQsTUFBVWlGLEVBQzFDOUIsSUFDQUksSUFDQVMsSUFDQU8sRUFBQUEsT0FPQUEsT0FEQTdELEtBQVc2QyxHQUFZVSxFQUFBQSxPQUd0QnZELEdBQVFhLE9QblBXLEtPMFBoQmIsTUFBYUEsR0FBUUMsT0E4QnpCd0MsR0FBVTVCLE9QMVBnQixJTzhQdEIwQyxNQUFpQkQsS0FBYyxJQUNsQ1EsT0FDVVAsTUFBaUJELEtBQWMsSUFDekNRLE9BQ1VQLE1BQWlCRCxPQUN2QkMsS0FBZ0JELEtBQ25CUSxPQUVBQSxNQUdEQyxLQUFRLE9BQUEsQ0E1Q0hSLE9BZURSLEtBQW9CYSxLQUN2QkUsT0FDVWYsS0FBb0JhLE1BQzlCRSxPQUs0QixjQUFBLE9BQW5CckIsR0FBVzlDLFNBQ3JCOEMsR0FBVTVCLE9QclJjLE9PK0x6Qm1ELEdBQVl4QixFQUFBQSxJUHhLSztBT3VSbkIsTUFBSXVCLElBQU87QUFVVixTQUhJUCxLQUFRLENBQUEsR0FFUkMsS0FBYSxDQUFBLEdBQ1pqQixLQUFJLEdBQUdBLEtBQUlPLElBQW1CUCxLQUVsQyxNQURBQyxLQUFhdUIsR0FBWXhCLEVBQUFBLE1QelJDLEtPMFJSQyxHQUFVNUIsS0FBeUI7QUFLcEQsV0FGQWlELEtBQU8sR0FDSEosS0FBS0YsR0FBTS9ELFFBQ1JxRSxLQUFPSixLQUVURixDQUFBQSxHQURFRyxLQUFPRyxLQUFPSixNQUFPLENBQUEsSUFDVmpCLEdBQVVuRCxNQUMxQndFLEtBQU9ILEtBQU0sSUFFYkQsS0FBS0M7QUFHUEgsTUFBQUEsR0FBTU0sRUFBQUEsSUFBUXJCLEdBQVVuRCxLQUN4Qm1FLEdBQVdqQixFQUFBQSxJQUFLc0IsS0FBTztJQUN4QjtBQU9ELFNBREFBLEtBQU9OLEdBQU0vRCxRQUNOK0MsT0FDRmlCLENBQUFBLEdBQVdqQixFQUFBQSxNQUNWaUIsR0FBV2pCLEVBQUFBLEtBQU1zQixLQUNwQkEsT0FFQUUsR0FBWXhCLEVBQUFBLEVBQUUzQixPUHJWUztFT3lWM0I7QUFPQSxNQUFJZ0QsR0FDSCxNQUFLckIsS0FBSSxHQUFHQSxLQUFJb0IsSUFBbUJwQixLQUFBQSxHQUNsQ3hDLEtBQVc2QyxHQUFZTCxFQUFBQSxNUGhXSCxJT2lXRnhDLEdBQVFhLFFBQ3JCYixHQUFRTixPQUFTUSxPQUNwQkEsS0FBU2hCLEVBQWNjLEVBQUFBLElBR3hCd0UsRUFBUXhFLElBQVVBLEVBQUFBO0FBS3JCLFNBQU9FO0FBQ1I7QUFTQSxTQUFTa0QsRUFBT3FCLElBQWF2RSxJQUFRRyxJQUFXcUUsSUFBQUE7QUFBaEQsTUFNTTdGLElBRU0yRCxJQXVCTm1DLElBQ0FDO0FBOUJMLE1BQStCLGNBQUEsT0FBcEJILEdBQVk5RSxNQUFvQjtBQUcxQyxRQUFJOEUsR0FBWTdGLE1BQUtnQixJQUFhLFFBQU9NO0FBRXpDLFFBRElyQixLQUFXNEYsR0FBV2pGLElBRXpCLE1BQVNnRCxLQUFJLEdBQUdBLEtBQUkzRCxHQUFTWSxRQUFRK0MsS0FDaEMzRCxDQUFBQSxHQUFTMkQsRUFBQUEsTUFLWjNELEdBQVMyRCxFQUFBQSxFQUFFbkQsS0FBV29GLElBQ3RCdkUsS0FBU2tELEVBQU92RSxHQUFTMkQsRUFBQUEsR0FBSXRDLElBQVFHLElBQUFBLEtBQVc7QUFLbkQsV0FBT0g7RUFDUjtBQVlDLE9BVElBLE1BQUFBLENBQVdBLEdBQU8yRSxlQUNyQjNFLEtBQVNoQixFQUFjdUYsRUFBQUEsTUFBQUEsQ0FDUnZFLEdBQU8yRSxlQUFZM0UsS1AxWGpCLE9PK1hkeUUsS0FBTUYsR0FBVy9FLEtBQ2pCa0YsS0FBTzFFLElBQ0owRSxNQUF5QixLQUFqQkEsR0FBS0UsV0FBZUYsQ0FBQUEsS0FBT0EsR0FBS3ZCO0FBY2hELE9BWktzQixNQUFPQyxPQUFBQSxDQUVMRixNQUFjckUsR0FBVTBFLGNBQWNKLEdBQUlFLGFBRTlDeEUsR0FBVTBFLFdBQVdKLElBQUt6RSxFQUFBQSxJQUUxQkcsR0FBVTJFLGFBQWFMLElBQUt6RSxNUHpZWixJQUFBLElPNFlsQkEsS0FBU3lFLEtBSVJ6RSxLQUFTQSxNQUFVQSxHQUFPbUQsZ0JBQ1IsS0FBbkJuRCxHQUFPNEUsWUFBQUEsQ0FDTjVFLEdBQU8rRSxLQUFLQyxXQUFXLElBQUEsSUFBQTtBQUd6QixTQUFPaEY7QUFDUjtBQTZCQSxTQUFTaUYsRUFDUkMsSUFDQUMsSUFDQUMsSUFDQUMsSUFBQUE7QUFKRCxNQWtDTUMsSUE1QkNDLEtBQU1MLEdBQVdLLEtBQ2pCQyxLQUFPTixHQUFXTSxNQUNwQkMsS0FBV04sR0FBWUMsRUFBQUEsR0FDckJNLEtBQVVELE1BQUFBLEVQamRNLElPaWRRQSxHQUFRRTtBQW1CdEMsTVAvY21CLFNPZ2RqQkYsTVBoZGlCLFFPZ2RJRixNQUNyQkcsTUFBV0gsTUFBT0UsR0FBU0YsT0FBT0MsTUFBUUMsR0FBU0QsS0FFcEQsUUFBT0o7QUFDRCxNQVBOQyxNQUF3QkssS0FBVSxJQUFJLElBT2Q7QUFFeEIsU0FBS0osS0FBSUYsS0FBYyxHQUFHRSxNQUFLLEdBQUdBLEtBRWpDLE1BREFHLEtBQVdOLEdBQVlHLEVBQUFBLE1BQUFBLEVQNWVILElPK2VqQkcsR0FBUUUsUUFDVkosTUFBT0UsR0FBU0YsT0FDaEJDLE1BQVFDLEdBQVNELEtBRWpCLFFBQU9GO0FBRVQsU0FBS0EsS0FBSUYsS0FBYyxHQUFHRSxLQUFJSCxHQUFZUyxRQUFRTixLQUVqRCxNQURBRyxLQUFXTixHQUFZRyxFQUFBQSxNQUFBQSxFUHRmSCxJT3lmakJHLEdBQVFFLFFBQ1ZKLE1BQU9FLEdBQVNGLE9BQ2hCQyxNQUFRQyxHQUFTRCxLQUVqQixRQUFPRjtFQUVWO0FBRUEsU0FBQTtBQUNEO0FIbGdCQSxTQUFTTyxFQUFTQyxJQUFPUCxJQUFLUSxJQUFBQTtBSnFCVixVSXBCZkEsT0FBZUEsS0FBUSxLQUNiLE9BQVZSLEdBQUksQ0FBQSxJQUNQTyxHQUFNRSxZQUFZVCxJQUFLUSxFQUFBQSxJQUV2QkQsR0FBTVAsRUFBQUEsSUFBT1E7QUFFZjtBQXlCTyxTQUFTQyxFQUFZQyxJQUFLQyxJQUFNSCxJQUFPSSxJQUFVQyxJQUFBQTtBQUFqRCxNQUNGQyxJQXNDSUM7QUFwQ1IsTUFBWSxXQUFSSixHQUNILEtBQW9CLFlBQUEsT0FBVEgsR0FDVkUsQ0FBQUEsR0FBSUgsTUFBTVMsVUFBVVI7T0FDZDtBQUtOLFFBSnVCLFlBQUEsT0FBWkksT0FDVkYsR0FBSUgsTUFBTVMsVUFBVUosS0FBVyxLQUc1QkEsR0FDSCxNQUFLRCxNQUFRQyxHQUNOSixDQUFBQSxNQUFTRyxNQUFRSCxNQUN0QkYsRUFBU0ksR0FBSUgsT0FBT0ksRUFBQUE7QUFLdkIsUUFBSUgsR0FDSCxNQUFLRyxNQUFRSCxHQUNQSSxDQUFBQSxNQUFZSixHQUFNRyxFQUFBQSxLQUFTQyxHQUFTRCxFQUFBQSxLQUN4Q0wsRUFBU0ksR0FBSUgsT0FBT0ksSUFBTUgsR0FBTUcsRUFBQUEsQ0FBQUE7RUFJcEM7V0FHbUIsT0FBWEEsR0FBSyxDQUFBLEtBQXdCLE9BQVhBLEdBQUssQ0FBQSxFQUNYLGVBQUEsT0FBVEgsT0FBcUJBLEtKekNkLE9JMENLLGNBQUEsT0FBWkksT0FBd0JBLEtKMUNqQixRSStDakJGLEdBQUdPLFFBQWdCUCxHQUFHTyxNQUFjLENBQUEsSUFBS04sRUFBQUEsSUFBUUgsSUFFN0NBLE1BQVVJLE9BQ1JHLEtBQ0xHLEVBQWFQLEVBQUFBLE1BQVVPLEVBQWFQLEVBQUFBLElBQVFRLEVBQWlCUixFQUFBQSxLQUk3REQsR0FBR1UsUUFBZVYsR0FBR1UsTUFBYSxDQUFBLElBQUtULEVBQUFBLElBQVFVLEdBQ2hEUCxLQUFhSCxPQUFTQSxLQUFPQSxHQUFLVyxRQUFRQyxHQUFlLElBQUEsS0FLekRaLEtBQU9BLEdBQUthLE1BQU0sQ0FBQSxHQUNULENBQUEsSUFBSyxRQUFLYixLQUFPQSxHQUFLYyxZQUFBQSxJQUUzQmpCLEtBQ0hFLEdBQUlnQixpQkFBaUJmLElBQU1JLElBQU9ELEVBQUFBLElBRWxDSixHQUFJaUIsb0JBQW9CaEIsSUFBTUksSUFBT0QsRUFBQUE7T0FHakM7QUFDTixRSjNFMkIsZ0NJMkV2QkQsR0FJSEYsQ0FBQUEsS0FBT0EsR0FBS1csUUFBUSxlQUFlLEdBQUEsRUFBS0EsUUFBUSxVQUFVLEdBQUE7YUFFbEQsV0FBUlgsTUFDUSxZQUFSQSxNQUNRLFVBQVJBLE1BQ1EsVUFBUkEsTUFDUSxVQUFSQSxNQUdRLGNBQVJBLE1BQ1EsY0FBUkEsTUFDUSxhQUFSQSxNQUNRLGFBQVJBLE1BQ1EsVUFBUkEsTUFDUSxhQUFSQSxNQUNBQSxNQUFRRCxHQUVSLEtBQUE7QUFFQyxhQUFBLE1BREFBLEdBQUlDLEVBQUFBLElKN0ZZLFFJNkZKSCxLQUFnQixLQUFLQTtJQUVyQixTQUFKb0IsSUFBQUE7SUFBSTtBQVdkLFFBQW9CLGNBQUEsT0FBVHBCLEdBQXFCO0FKMUdkLFlJMkdkQSxNQUFBQSxVQUFrQkEsTUFBOEIsT0FBWEcsR0FBSyxDQUFBLElBRzdDRCxHQUFJbUIsZ0JBQWdCbEIsRUFBQUEsSUFGcEJELEdBQUlvQixhQUFhbkIsSUFBYyxhQUFSQSxNQUE4QixLQUFUSCxLQUFnQixLQUFLQSxFQUFBQTtFQUluRTtBQUNEO0FBT0EsU0FBU1csRUFBaUJSLElBQUFBO0FBTXpCLFNBQU8sU0FBVWlCLElBQUFBO0FBQ2hCLFFBQUlHLEtBQWVDLEtBQUlmO0FBQ3ZCLFFBQUljLElBQWM7QUFFakIsVUFEQUEsS0FBZUEsR0FBYXBCLEVBQUFBLEdKaklYLFFJa0liaUIsR0FBRUssQ0FBQUEsRUFDTEwsQ0FBQUEsR0FBRUssQ0FBQUEsSUFBb0JaO2VBS1pPLEdBQUVLLENBQUFBLElBQW9CRCxLQUFJWixJQUFXVCxFQUFBQSxFQUMvQztBQUVELGFBQU9vQixHQUFhRyxFQUFRQyxRQUFRRCxFQUFRQyxNQUFNUCxFQUFBQSxJQUFLQSxFQUFBQTtJQUN4RDtFQUNEO0FBQ0Q7QUluSE8sU0FBU1EsRUFDZkMsSUFDQUMsSUFDQXBDLElBQ0FxQyxJQUNBMUIsSUFDQTJCLElBQ0FDLElBQ0FDLElBQ0FDLElBQ0FDLElBQUFBO0FBVk0sTUFhRkMsSUFDSEMsSUE4QklDLElBRUNDLElBQ0hDLElBQ0FDLElBQ0FDLElBQ0FDLElBQ0tDLElBS0FDLElBQ0FDLElBNElGQyxJQUNIQyxJQTJCS0MsSUFpRkFDLEdBQWFDLElBTVpDLElBQ0hDLElBMVNMQyxLQUFVekIsR0FBU3JDO0FBR3BCLE1BQUlxQyxHQUFTMEIsZ0JBQWdCQyxFQUFjLFFSN0N4QjtBQXpCVSxRUTZFNUIvRCxHQUFRRSxRQUVOdUMsS1JqRndCLEtRaUZWekMsR0FBUUUsS0FDdkJ5QyxLQUFNM0MsR0FBUWdFLElBQUFDLFNBRWY3QixHQUFRbEMsT0FBV3VDLElBQ25CRyxLQUFVTixLQUFvQixDQUFBLEdBQ1YsS0FBaEJLLEdBQUl1QixXQUVQMUIsS0FBUzJCLEVBQVN4QixJQUFLTCxFQUFBQSxJQUV2QkEsR0FBa0I4QixLQUFLekIsRUFBQUEsR0FFeEJILEtBQVNGLEdBQWtCLENBQUEsS0FBTUUsTUFHN0JHLEtBQU1YLEVBQU9xQyxRQUFTMUIsR0FBSVAsRUFBQUE7QUFFL0JrQyxJQUFPLEtBQXNCLGNBQUEsT0FBWFQsSUFBdUI7QUFDcENoQixJQUFBQSxLQUF1Qk4sR0FBWXBDO0FBQ3ZDLFFBQUE7QUFxRUMsVUFoRUMrQyxLQUFXZCxHQUFTbUMsT0FDZnBCLE1BQW9CUixLQUFNa0IsR0FBUVcsY0FBYzdCLEdBQUk4QixRQUtwRHJCLE1BRE5ULEtBQU1rQixHQUFRYSxnQkFDVXJDLEdBQWNNLEdBQUdxQixHQUFBQSxHQUNuQ1gsS0FBbUJWLEtBQ3RCUyxLQUNDQSxHQUFTbUIsTUFBTWpFLFFBQ2ZxQyxHQUFHZ0MsS0FDSnRDLEtBR0VTLEtBQUk5QyxHQUFRZ0UsUUFDaEI1QixHQUFRNEIsTUFBY2xCLElSekdhLElRMEcvQkEsR0FBQzhCLFFBQ0o5QixHQUFDOEIsT1I3R3dDLE9RaUh0Q3pCLEtBRUhmLEdBQVE0QixNQUFjbEIsS0FBSSxJQUFJZSxHQUFRWCxJQUFVRyxFQUFBQSxLQUdoRGpCLEdBQVE0QixNQUFjbEIsS0FBSSxJQUFJK0IsRUFDN0IzQixJQUNBRyxFQUFBQSxHQUdEUCxHQUFFZ0IsY0FBY0QsSUFDaEJmLEdBQUUyQixTQUFTSyxJQUVSMUIsTUFBVUEsR0FBUzJCLElBQUlqQyxFQUFBQSxHQUV0QkEsR0FBRWtDLFVBQU9sQyxHQUFFa0MsUUFBUSxDQUFBLElBQ3hCbEMsR0FBQ21DLE1BQWtCNUMsSUFDbkJTLEdBQUM4QixPUjVIMEIsR1E2SDNCOUIsR0FBQ29DLE1BQW9CLENBQUEsR0FDckJwQyxHQUFDcUMsTUFBbUIsQ0FBQSxJQUdqQmhDLE9BQ0VMLEdBQUNzQyxRQUFhdEMsR0FBQ3NDLE1BQWN0QyxHQUFFa0MsUUFHaENuQixHQUFRd0IsNkJBQ1B2QyxHQUFDc0MsT0FBZXRDLEdBQUVrQyxVQUNyQmxDLEdBQUNzQyxNQUFjRSxFQUFPLENBQUEsR0FBSXhDLEdBQUNzQyxHQUFBQSxJQUc1QkUsRUFDQ3hDLEdBQUNzQyxLQUNEdkIsR0FBUXdCLHlCQUF5Qm5DLElBQVVKLEdBQUNzQyxHQUFBQSxDQUFBQSxLQUsvQ3JDLEtBQVdELEdBQUV5QixPQUNidkIsS0FBV0YsR0FBRWtDLE9BQ2JsQyxHQUFDeUMsTUFBVW5ELElBR05wQyxHQUFRZ0UsS0FZTjtBQVVOLFlBUkNkLE9BQWFILE1BQ2JJLE1BQUFBLENBQ0NVLEdBQVF3Qiw0QkFDVHZDLEdBQUUwQyw2QkFFRjFDLEdBQUUwQywwQkFBMEJ0QyxJQUFVRyxFQUFBQSxHQUlyQ2pCLEdBQVFtRCxPQUFjdkYsR0FBUXVGLE9BQUFBLEVSN0tMLElROEt2QnpDLEdBQUM4QixRQUFBQSxFUmhMc0IsSVFpTHZCOUIsR0FBQzhCLFFBQ0g5QixHQUFFMkMseUJBQUFBLFVBQ0YzQyxHQUFFMkMsc0JBQ0R2QyxJQUNBSixHQUFDc0MsS0FDRC9CLEVBQUFBLEdBRUQ7QUFFR2pCLFVBQUFBLEdBQVFtRCxPQUFjdkYsR0FBUXVGLFFBS2pDekMsR0FBRXlCLFFBQVFyQixJQUNWSixHQUFFa0MsUUFBUWxDLEdBQUNzQyxLQUNYdEMsR0FBQzhCLE9BQUFBLEtBR0Z4QyxHQUFRckIsTUFBUWYsR0FBUWUsS0FDeEJxQixHQUFRK0MsTUFBYW5GLEdBQVFtRixLQUM3Qi9DLEdBQVErQyxJQUFXTyxLQUFLLFNBQUFDLElBQUFBO0FBQ25CQSxZQUFBQSxPQUFPQSxHQUFLaEIsS0FBV3ZDO1VBQzVCLENBQUEsR0FFQXdELEVBQVV4QixLQUFLeUIsTUFBTS9DLEdBQUNvQyxLQUFtQnBDLEdBQUNxQyxHQUFBQSxHQUMxQ3JDLEdBQUNxQyxNQUFtQixDQUFBLEdBRWhCckMsR0FBQ29DLElBQWtCL0UsVUFDdEJvQyxHQUFZNkIsS0FBS3RCLEVBQUFBLEdBTWxCTixLQUFTc0QsRUFBYzlGLEVBQUFBO0FBRXZCLGdCQUFNc0U7UUFDUDtBQUVJeEIsUUFBQUEsR0FBRWlELHVCQUNMakQsR0FBRWlELG9CQUFvQjdDLElBQVVKLEdBQUNzQyxLQUFhL0IsRUFBQUEsR0FHM0NGLE1BQW9CTCxHQUFFa0Qsc0JBQ3pCbEQsR0FBQ29DLElBQWtCZCxLQUFLLFdBQUE7QUFDdkJ0QixVQUFBQSxHQUFFa0QsbUJBQW1CakQsSUFBVUMsSUFBVUMsRUFBQUE7UUFDMUMsQ0FBQTtNQUVGLE1BeEVFRSxDQUFBQSxNQUFBQSxDQUNDVSxHQUFRd0IsNEJBQ1R2QyxHQUFFbUQsc0JBRUZuRCxHQUFFbUQsbUJBQUFBLEdBR0M5QyxNQUFvQkwsR0FBRW9ELHFCQUN6QnBELEdBQUNvQyxJQUFrQmQsS0FBS3RCLEdBQUVvRCxpQkFBQUE7QUFrRTVCcEQsTUFBQUEsR0FBRXFELFVBQVU5QyxJQUNaUCxHQUFFeUIsUUFBUXJCLElBQ1ZKLEdBQUNzRCxNQUFjakUsSUFDZlcsR0FBQzhCLE9BQUFBLElBSUd0QixLQUFhdEIsRUFBT3FFLEtBQ3ZCOUMsS0FBUUosS0FBbUIsS0FBSztBQUNqQyxTQUFBO0FBQ0NMLFFBQUFBLEdBQUM4QixPQUFBQSxJQUNHdEIsTUFBWUEsR0FBV2xCLEVBQUFBLEdBQzNCTyxLQUFNRyxHQUFFMkIsT0FBTzNCLEdBQUV5QixPQUFRekIsR0FBRWtDLFFBQVFsQyxHQUFDc0MsS0FBY3RDLEdBQUVxRCxPQUFBQTtNQUFBQSxTUjlPekIsSVErT25CckQsR0FBQzhCLE9BQUFBLEVBQThCckIsS0FBUTtBQUU1Q0osTUFBQUEsT0FDSHlDLEVBQVV4QixLQUFLeUIsTUFBTS9DLEdBQUNvQyxLQUFtQnBDLEdBQUNxQyxHQUFBQSxHQUMxQ3JDLEdBQUNxQyxNQUFtQixDQUFBLElBSXJCckMsR0FBRWtDLFFBQVFsQyxHQUFDc0MsS0FFUHRDLEdBQUV3RCxvQkFDTGpFLEtBQWdCaUQsRUFBTyxDQUFBLEdBQUlqRCxJQUFlUyxHQUFFd0QsZ0JBQUFBLENBQUFBLElBSTVDbkQsTUFDQW5ELEdBQVFnRSxPQUNSbEIsR0FBRXlELDRCQUVGdEQsS0FBV0gsR0FBRXlELHdCQUF3QnhELElBQVVDLEVBQUFBLElBRzFDUSxLQUNMYixNQUFPQSxHQUFJNUMsU0FBU3lHLEtSN1BKLFFRNlBnQjdELEdBQUk3QyxNQUNqQzZDLEdBQUk0QixNQUFNa0MsV0FDVjlELElBVUFPLEdBQVFrRCxRQUNYekQsS0FBTUgsSUFNTjdCLE1BTEF3QixLQUFZZSxHQUFRa0QsS0FLRU0sY0FHdEJqRSxLQUFjSCxLUm5SRSxNUXNSWnRDLEdBQVN1RSxTQUFTdkUsR0FBU3VFLE1BQUs2QixPQUFlakUsT0FDMUJuQyxHQUFRbUYsSUFBWU8sS0FBSyxTQUFBOUIsSUFBQUE7QUFDNUNBLFFBQUFBLE1BQU8rQyxFQUFRL0MsSUFBT0EsRUFBQUE7TUFDM0IsQ0FBQSxHQUNBNUQsR0FBUW1GLE1SMVJPLE9RNlJoQjNDLEtBQVN4QyxHQUFRbUYsTUFBYVcsRUFBYzlGLElBQVUsQ0FBQSxJUjdSdEMsT1FnU2pCd0MsS0FBU29FLEVBQ1J6RSxJQUNBMEUsRUFBUXJELEVBQUFBLElBQWdCQSxLQUFlLENBQUNBLEVBQUFBLEdBQ3hDcEIsSUFDQXBDLElBQ0FxQyxJQUNBMUIsSUFDQTJCLElBQ0FDLElBQ0FDLElBQ0FDLElBQ0FDLEVBQUFBLEdBS0dRLEdBQVFrRCxRQUNYaEUsR0FBUXJCLE1SalRRLE1Ra1RoQnlCLEtBQVNHLEtBSVZQLEdBQVFsQyxPQUFBQSxNQUdKMEMsTUFBU0EsR0FBUThDLEtBQUtvQixDQUFBQSxHQUV0QmhFLEdBQUNvQyxJQUFrQi9FLFVBQ3RCb0MsR0FBWTZCLEtBQUt0QixFQUFBQSxHUjNVeUIsSVFnVnZDQSxHQUFDOEIsUUFDSjlCLEdBQUM4QixPQUFBQTtJQXdFSCxTQXRFU2xELElBQUFBO0FBT1IsVUFIQWEsR0FBWXBDLFNBQVMwQyxJQUNyQlQsR0FBUW1ELE1SelVTLE1RMlViOUMsTUFBZUgsR0FDbEIsS0FBSVosTUFBS0EsR0FBRXFGLE1BQU07QUFNaEIsWUFGQTNFLEdBQVFsQyxPUnpXaUIsTVF5V1d1QyxJQUVoQ0gsSUFBbUI7QUFNdEIsZUFBQSxFQUxJcUIsS0FBSXJCLEdBQWtCMEUsUUFBUXhFLE1BQUFBLE1SbFZmeUUsT1FvVlZ0RCxLQUFJckIsR0FBa0JuQyxVQUd2QnlELEtBQVF0QixHQUFrQnFCLEtBQUksQ0FBQSxNQUF5QixLQUFsQkMsR0FBTU0sV0FDbERQLENBQUFBO0FBTUQsaUJBQU9BLEtBQUlyQixHQUFrQm5DLFFBQVF3RCxLQUNwQyxLQUFLQyxLQUFRdEIsR0FBa0JxQixFQUFBQSxFQUU5QixLQURBckIsR0FBa0JxQixFQUFBQSxJUmpXTixNUWtXUkYsR0FBQUE7QUFDSCxnQkFBSUcsTUFBU0YsR0FBSztVQUFBLE9BQ1o7QUFBQSxnQkFBc0IsS0FBbEJFLEdBQU1NLFNBQ2hCO0FBQ1VOLFlBQUFBLEdBQU1zRCxLQUFLQyxXQUFXLElBQUEsTUFDaEN6RCxLQUFNUyxFQUFVVixJQUFjRyxFQUFBQTtVQUMvQjtRQUdIO0FBRUEsWUFBQSxDQUFLSCxHQUFhO0FBQ2pCLGlCQUFPakIsTUFBNkIsS0FBbkJBLEdBQU8wQixZQUFpQjFCLEdBQU80RSxjQUMvQzVFLENBQUFBLEtBQVNBLEdBQU80RTtBQUVqQjNELGNBQWNqQjtRQUNmO0FBQUEsU0FNS0csS0FBTXdCLEVBSlhWLElBQ0NyQixHQUFRNEIsSUFBQUMsUUFDUDdCLEdBQVE0QixJQUFBQyxNQUFzQlIsRUFBQUEsTUFHL0JyQixHQUFRckIsTUFBUTBDLEdBQ2hCakIsS0FBU0csTUFDSFAsR0FBUXJCLE1BQVF5QixJQUN2QkEsS0FBU0EsTUFBVUEsR0FBTzRFO01BQzNCLE1BQVc5RSxDQUFBQSxNQUNWQSxHQUFrQm9ELEtBQUtvQixDQUFBQTtVQUd4QjFFLENBQUFBLEdBQVFyQixNQUFRZixHQUFRZTtBQUdwQnFCLE1BQUFBLEdBQVErQyxRQUNaL0MsR0FBUStDLE1BQWFuRixHQUFRbUYsT0FBYyxDQUFBLElBR3RDekQsTUFBS0EsR0FBRXFGLFFBQU9NLEVBQVlqRixFQUFBQSxHQUNoQ0osRUFBT2pCLElBQWFXLElBQUdVLElBQVVwQyxFQUFBQTtJQUNsQztFQUNELE1BQ0N3QyxDQUFBQSxLQUFTSixHQUFRckIsTUFBUXVHLEVBQ3hCdEgsR0FBUWUsS0FDUnFCLElBQ0FwQyxJQUNBcUMsSUFDQTFCLElBQ0EyQixJQUNBQyxJQUNBRSxJQUNBQyxJQUNBUCxFQUFBQTtBQU1GLFVBRktRLEtBQU1YLEVBQVF1RixXQUFTNUUsR0FBSVAsRUFBQUEsR0FFekJJO0FBQ1I7QUFTQSxTQUFTMkIsRUFBU3FELElBQU9DLElBQUFBO0FBQ3hCLE1BQUlELE1BQTJCLEtBQWxCQSxHQUFNdEQsWUFBaUJzRCxHQUFNTixLQUFLQyxXQUFXLElBQUEsRUFDekQsVUFBU08sS0FBUSxHQUFJRixLQUFRQSxHQUFNSixlQUFnQjtBQUNsRCxRQUFzQixLQUFsQkksR0FBTXREO0FBQ1QsVUFBSXNELEdBQU1OLEtBQUtDLFdBQVcsSUFBQSxFQUFPTyxDQUFBQTtlQUN4QkYsR0FBTU4sS0FBS0MsV0FBVyxLQUFBLEtBQUEsQ0FBQSxFQUFhTyxHQUFPLFFBQU9GOztBQUV2REMsSUFBQUEsTUFBT0EsR0FBTXJELEtBQUtvRCxFQUFBQTtFQUN2QjtBQUVGO0FBRUEsU0FBU0gsRUFBWTFCLElBQUFBO0FBQ2hCQSxFQUFBQSxPQUNDQSxHQUFLM0IsUUFBYTJCLEdBQUszQixJQUFBWSxPUi9iRSxJUWdjekJlLEdBQUtSLE9BQVlRLEdBQUtSLElBQVdPLEtBQUsyQixDQUFBQTtBQUU1QztBQU9PLFNBQVNNLEVBQVdwRixJQUFhcUYsSUFBTWxGLElBQUFBO0FBQzdDLFdBQVNpQixLQUFJLEdBQUdBLEtBQUlqQixHQUFTdkMsU0FDNUIwSCxHQUFTbkYsR0FBU2lCLElBQUFBLEdBQU1qQixHQUFTaUIsSUFBQUEsR0FBTWpCLEdBQVNpQixJQUFBQSxDQUFBQTtBQUc3QzNCLElBQU9nQyxPQUFVaEMsRUFBT2dDLElBQVM0RCxJQUFNckYsRUFBQUEsR0FFM0NBLEdBQVltRCxLQUFLLFNBQUE1QyxJQUFBQTtBQUNoQixRQUFBO0FBRUNQLE1BQUFBLEtBQWNPLEdBQUNvQyxLQUNmcEMsR0FBQ29DLE1BQW9CLENBQUEsR0FDckIzQyxHQUFZbUQsS0FBSyxTQUFBb0MsSUFBQUE7QUFFaEJBLFFBQUFBLEdBQUdDLEtBQUtqRixFQUFBQTtNQUNULENBQUE7SUFHRCxTQUZTcEIsSUFBQUE7QUFDUk0sUUFBT2pCLElBQWFXLElBQUdvQixHQUFDeUMsR0FBQUE7SUFDekI7RUFDRCxDQUFBO0FBQ0Q7QUFvQkEsU0FBUytCLEVBQ1I5RyxJQUNBNEIsSUFDQXBDLElBQ0FxQyxJQUNBMUIsSUFDQTJCLElBQ0FDLElBQ0FFLElBQ0FDLElBQ0FQLElBQUFBO0FBVkQsTUFnQkt3QixJQUVBcUUsSUFFQUMsSUFFQUMsSUFDQTVILElBQ0E2SCxJQUNBQyxJQTRCR0MsSUF6Q0h0RixLQUFXL0MsR0FBU3VFLFNBQVMrRCxHQUMzQnBGLEtBQVdkLEdBQVNtQyxPQUNwQkwsS0FBa0M5QixHQUFTckM7QUFrQmpELE1BSmdCLFNBQVptRSxLQUFtQnZELEtSdGdCSywrQlF1Z0JQLFVBQVp1RCxLQUFvQnZELEtScmdCQSx1Q1FzZ0JuQkEsT0FBV0EsS1J2Z0JTLGlDUXlnQjFCMkI7QUFDSCxTQUFLcUIsS0FBSSxHQUFHQSxLQUFJckIsR0FBa0JuQyxRQUFRd0QsS0FRekMsTUFQQXJELEtBQVFnQyxHQUFrQnFCLEVBQUFBLE9BU3hCTyxLQUFXNUQsR0FBTWlJLGFBQWFyRSxLQUE2QixLQUFsQjVELEdBQU00RCxXQUMvQztBQUNEMUQsTUFBQUEsS0FBTUYsSUFDTmdDLEdBQWtCcUIsRUFBQUEsSVJwaEJGO0FRcWhCaEI7SUFDRDs7QUFJRixNQUFBLENBQUtuRCxJQUFLO0FBRVQsUUFETTZILEtBQU1sRyxHQUFVcUcsaUJBQWlCQyxVQUFBQSxDQUNsQ3ZFLEdBQ0osUUFBT21FLEdBQUlLLGVBQWV4RixFQUFBQTtBQU0zQjFDLElBQUFBLEtBQU02SCxHQUFJTSxnQkFDVGhJLElBQ0F1RCxJQUNBaEIsR0FBUzBGLEtBQUsxRixLQUFXZixFQUFBQSxHQUt0Qk0sT0FDQ1QsRUFBTzZHLE9BQ1Y3RyxFQUFPNkcsSUFBb0J6RyxJQUFVRSxFQUFBQSxHQUN0Q0csS0FBQUEsUUFHREgsS1JqakJrQjtFUWtqQm5CO0FBRUEsTUFBSzRCLElBS0U7QUFnQk4sUUFYQS9CLEtBQXlCLGNBQVorQixNQUEwQjFELEdBQUlzSSxXQUFZdEksSUFHdkQ4QixLQUNhLGNBQVo0QixNUmxrQmlCLFFRa2tCU2hCLEdBQVM2RixlUmxrQmxCLE9Rb2tCZHpHLE1BQXFCaEIsRUFBTXlHLEtBQUs1RixHQUFVNkcsVUFBQUEsR0FBQUEsQ0FLekN2RyxNQUFlSCxHQUtuQixNQURBUyxLQUFXLENBQUEsR0FDTlksS0FBSSxHQUFHQSxLQUFJbkQsR0FBSXlJLFdBQVc5SSxRQUFRd0QsS0FFdENaLENBQUFBLElBREF6QyxLQUFRRSxHQUFJeUksV0FBV3RGLEVBQUFBLEdBQ1JsRCxJQUFBQSxJQUFRSCxHQUFNQTtBQUkvQixTQUFLcUQsTUFBS1osR0FDVHpDLENBQUFBLEtBQVF5QyxHQUFTWSxFQUFBQSxHQUNSLDZCQUFMQSxLQUNIc0UsS0FBVTNILEtBRUwsY0FBTHFELE1BQ0VBLE1BQUtULE1BQ0EsV0FBTFMsTUFBZ0Isa0JBQWtCVCxNQUM3QixhQUFMUyxNQUFrQixvQkFBb0JULE1BRXhDM0MsRUFBWUMsSUFBS21ELElSOWxCRCxNUThsQlVyRCxJQUFPSyxFQUFBQTtBQU1uQyxTQUFLZ0QsTUFBS1QsR0FDVDVDLENBQUFBLEtBQVE0QyxHQUFTUyxFQUFBQSxHQUNSLGNBQUxBLEtBQ0h1RSxLQUFjNUgsS0FDQyw2QkFBTHFELEtBQ1ZxRSxLQUFVMUgsS0FDSyxXQUFMcUQsS0FDVndFLEtBQWE3SCxLQUNFLGFBQUxxRCxLQUNWeUUsS0FBVTlILEtBRVJtQyxNQUErQixjQUFBLE9BQVRuQyxNQUN4QnlDLEdBQVNZLEVBQUFBLE1BQU9yRCxNQUVoQkMsRUFBWUMsSUFBS21ELElBQUdyRCxJQUFPeUMsR0FBU1ksRUFBQUEsR0FBSWhELEVBQUFBO0FBS3RDcUgsSUFBQUEsTUFHRHZGLE1BQ0N3RixPQUNBRCxHQUFPa0IsVUFBV2pCLEdBQU9pQixVQUFXbEIsR0FBT2tCLFVBQVcxSSxHQUFJMkksZUFFNUQzSSxHQUFJMkksWUFBWW5CLEdBQU9rQixTQUd4QjlHLEdBQVErQyxNQUFhLENBQUEsTUFFakI4QyxPQUFTekgsR0FBSTRJLGNBQWMsTUFHbEIsbUJBQVpsRixNUnhvQjBCLHdDUXlvQnpCdkQsTUFBK0IwSSxFQUFzQkMsS0FBS3BGLEVBQUFBLE9BRTNEdkQsS1I1b0IyQixpQ1Erb0I1QmlHLEVBQ0N6RSxJQUNBMEUsRUFBUXFCLEVBQUFBLElBQWVBLEtBQWMsQ0FBQ0EsRUFBQUEsR0FDdEM5RixJQUNBcEMsSUFDQXFDLElBQ0ExQixJQUNBMkIsSUFDQUMsSUFDQUQsS0FDR0EsR0FBa0IsQ0FBQSxJQUNsQnRDLEdBQVFtRixPQUFjVyxFQUFjOUYsSUFBVSxDQUFBLEdBQ2pEeUMsSUFDQUMsRUFBQUEsR0FJR0osTUFBbUJBLEdBQWtCb0QsS0FBS29CLENBQUFBLElBSTFDckUsTUFBMkIsY0FBWnlCLE9BQ25CUCxLQUFJLFNBQ1ksY0FBWk8sTVJucUJhLFFRbXFCYWlFLEtBQzdCM0gsR0FBSW1CLGdCQUFnQmdDLEVBQUFBLElSbnFCQ3NELFFRcXFCckJrQixNQUtDQSxPQUFlM0gsR0FBSW1ELEVBQUFBLE1BQW1CLGNBQVpPLE1BQTJCaUUsT0FFdEQ1SCxFQUFZQyxJQUFLbUQsSUFBR3dFLElBQVlwRixHQUFTWSxFQUFBQSxHQUFJaEQsRUFBQUEsR0FHOUNnRCxLQUFJLFdSL3FCa0JzRCxRUWdyQmxCbUIsTUFBd0JBLE1BQVc1SCxHQUFJbUQsRUFBQUEsS0FDMUNwRCxFQUFZQyxJQUFLbUQsSUFBR3lFLElBQVNyRixHQUFTWSxFQUFBQSxHQUFJaEQsRUFBQUE7RUFHN0MsTUEvSEtvQyxDQUFBQSxPQUFhRyxNQUFjVCxNQUFlakMsR0FBSTBHLFFBQVFoRSxPQUN6RDFDLEdBQUkwRyxPQUFPaEU7QUFnSWIsU0FBTzFDO0FBQ1I7QUFTTyxTQUFTcUgsRUFBUzBCLElBQUtqSixJQUFPcUYsSUFBTzZELElBQUFBO0FBQzNDLE1BQUE7QUFDbUIsa0JBQUEsT0FBUEQsS0FJTmpKLEtBQU9BLEdBQUttSixNQUFlRixHQUFJakosRUFBQUEsS0FBVSxJQUU1Q2tKLE9BQ0NBLEtBQVFBLEdBQUt4RixPQUFld0YsR0FBS3pJLFNBQ2pDVCxLQUFRa0osR0FBS0MsU0FFZEQsR0FBS0MsTVI3c0JXLE1ROHNCSSxjQUFBLE9BQVRuSixLQUFxQkEsR0FBQUEsSUFDM0JpSixHUi9zQlcsSUFBQSxLUWl0QlhBLEdBQUlHLFVBQVVwSjtFQUd0QixTQUZTb0IsSUFBQUE7QUFDUk0sTUFBT2pCLElBQWFXLElBQUdpRSxFQUFBQTtFQUN4QjtBQUNEO0FBU08sU0FBU2dCLEVBQVFoQixJQUFPZ0UsSUFBYUMsSUFBQUE7QUFBckMsTUFDRkMsSUFBR25HLElBQUsrRCxJQW9CRjlEO0FBYlYsTUFOSTNCLEVBQVEyRSxXQUFTM0UsRUFBUTJFLFFBQVFoQixFQUFBQSxHQUFBQSxFQUVoQ2tFLEtBQUlsRSxHQUFNNEQsUUFBVU0sR0FBRUgsV0FBV0csR0FBRUgsV0FBVy9ELEdBQUs1RSxPQUN2RDhHLEVBQVNnQyxJUm51QlMsTVFtdUJBRixJQUFhaEUsRUFBQUEsR0FHM0JrRSxLQUFJbEUsR0FBSzNCLEtBQWM7QUFDM0IsUUFBSTZGLEdBQUVDLHFCQUNMLEtBQUE7QUFDQ0QsTUFBQUEsR0FBRUMscUJBQUFBO0lBR0gsU0FGU3BJLElBQUFBO0FBQ1JNLFFBQU9qQixJQUFhVyxJQUFHaUksRUFBQUE7SUFDeEI7QUFHREUsSUFBQUEsR0FBQ3pELE1BQWN5RCxHQUFDNUUsTVIvdUJFO0VRZ3ZCbkI7QUFFQSxNQUFLNEUsS0FBSWxFLEdBQUtSLElBQ2IsTUFBU3hCLEtBQUksR0FBR0EsS0FBSWtHLEdBQUUxSixRQUFRd0QsS0FDekJrRyxDQUFBQSxHQUFFbEcsRUFBQUEsS0FDTGdELEVBQ0NrRCxHQUFFbEcsRUFBQUEsR0FDRmdHLElBR3FCLGNBQUEsT0FBZGhFLEdBQU01RixRQUNWNkosTUFBQUEsQ0FBZWpFLEdBQU1wQixNQUFLNkIsR0FBQUE7QUFBQUEsR0FVL0J3RCxPQUNBQyxLQUFJbEUsR0FBSzNCLFNBQ1Q2RixLQUFJQSxHQUFDNUYsU0FDTFAsS0FBTVMsRUFBUzBGLElBQUlwQyxLQUFRLENBQUEsQ0FBQSxPQUV4Qm9DLE1BQUtsRSxHQUFLNUUsT0FBTzBHLEdBQU0vQixLQUFLb0IsQ0FBQUEsR0FDaENBLEVBQVdwRCxFQUFBQSxHQUNYb0QsRUFBVytDLEVBQUFBLElBR1BELE1BQVk5QyxFQUFXbkIsR0FBSzVFLEdBQUFBLEdBRWpDNEUsR0FBSzVFLE1BQVE0RSxHQUFLM0IsTUFBYzJCLEdBQUtoQixLUmp4QmxCO0FRa3hCcEI7QUFHQSxTQUFTRyxFQUFTUCxJQUFPUyxJQUFPbUIsSUFBQUE7QUFDL0IsU0FBT3JFLEtBQUtnQyxZQUFZUyxJQUFPNEIsRUFBQUE7QUFDaEM7QUN6eUJPLFNBQVMxQixFQUFPa0IsSUFBT3hELElBQUFBO0FBQXZCLE1BVUZNLElBT0F6QyxJQUtBdUMsSUFDSEc7QUF0QkdWLElBQU8yQyxNQUFRM0MsRUFBTzJDLEdBQU9nQixJQUFPeEQsRUFBQUEsR0FJZCxLQUF0QkEsR0FBVStCLGFBQ2IvQixLQUFZQSxHQUFVNEgsa0JBV25CL0osTUFQQXlDLEtBQWNrRCxNVG5CUyxLU21CQUEsR0FBS3pGLE9UUWIsT1NEaUJpQyxHQUFTZ0QsS0FFN0NoRCxHQUFTZ0QsTUFBYTZFLEVBQVl4RCxHQUFVLEVBQUVDLFVBQVUsQ0FBQ2QsRUFBQUEsRUFBQUEsQ0FBQUEsR0FHckRwRCxLQUFjLENBQUEsR0FDakJHLEtBQVcsQ0FBQSxHQUVaUixFQUNDQyxJQUdBQSxHQUFTZ0QsS0FDVG5GLE1BQVlzSSxHQUNaQSxHQUNBbkcsR0FBVXVFLGNBQ1YxRyxLVGZrQixPU2lCZm1DLEdBQVU4SCxhQUNUM0ksRUFBTXlHLEtBQUs1RixHQUFVNkcsVUFBQUEsSVRsQlAsTVNvQmxCekcsSUFDQXZDLEtBQVdBLEdBQVFlLE1BQVFvQixHQUFVOEgsWUFFckN4SCxJQUNBQyxFQUFBQSxHQUlEaUYsRUFBV3BGLElBQWFKLEdBQVNnRCxLQUFZekMsRUFBQUEsR0FHN0NQLEdBQVNnRCxJQUFXWixNQUFNa0MsV1QvQlA7QVNnQ3BCO0FKeERPLFNBQVN5RCxFQUFjQyxJQUFBQTtBQUM3QixXQUFTQyxHQUFRQyxJQUFBQTtBQUFqQixRQUdNQyxJQUNBQztBQXlCTCxXQTVCS0MsS0FBS0Msb0JBRUxILEtBQU8sb0JBQUlJLFFBQ1hILEtBQU0sQ0FBQSxHQUNOSCxHQUFPTyxHQUFBQSxJQUFRSCxNQUVuQkEsS0FBS0Msa0JBQWtCLFdBQUE7QUFBQSxhQUFNRjtJQUFHLEdBRWhDQyxLQUFLSSx3QkFBd0IsU0FBVUMsSUFBQUE7QUFFbENMLFdBQUtILE1BQU1TLFNBQVNELEdBQU9DLFNBQzlCUixHQUFLUyxRQUFRLFNBQUFDLElBQUFBO0FBQ1pBLFFBQUFBLEdBQUNDLE9MRHdCLEdLRXpCQyxFQUFjRixFQUFBQTtNQUNmLENBQUE7SUFFRixHQUVBUixLQUFLVyxNQUFNLFNBQUFILElBQUFBO0FBQ1ZWLE1BQUFBLEdBQUtjLElBQUlKLEVBQUFBO0FBQ1QsVUFBSUssS0FBTUwsR0FBRU07QUFDWk4sTUFBQUEsR0FBRU0sdUJBQXVCLFdBQUE7QUFDeEJoQixRQUFBQSxHQUFLaUIsT0FBT1AsRUFBQUEsR0FDUkssTUFBS0EsR0FBSUcsS0FBS1IsRUFBQUE7TUFDbkI7SUFDRCxJQUdNWCxHQUFNb0I7RUFDZDtBQVlBLFNBVkFyQixHQUFPTyxNQUFPLFNBQVNlLEtBQ3ZCdEIsR0FBT3VCLEtBQWlCeEIsSUFPeEJDLEdBQVF3QixZQUpSeEIsR0FBUXlCLFdBQVcsU0FBQ3hCLElBQU95QixJQUFBQTtBQUMxQixXQUFPekIsR0FBTW9CLFNBQVNLLEVBQUFBO0VBQ3ZCLEdBRW9DQyxjQUFjM0IsSUFFM0NBO0FBQ1I7QUp0Q000QixJQUFVLEVBQ2ZDLEtVS00sU0FBcUJDLElBQU9DLElBQU9DLElBQVVDLElBQUFBO0FBUW5ELFdBTklDLElBRUhDLElBRUFDLElBRU9MLEtBQVFBLEdBQUtNLEtBQ3BCLE1BQ0VILEtBQVlILEdBQUtPLFFBQUFBLEVYYnlCLElXY3pDSixHQUFTSyxNQUNWO0FBQ0RMLElBQUFBLEdBQVNLLE9YWm1CO0FXYTVCLFFBQUE7QUFlQyxXQVZLSCxNQUpMRCxLQUFPRCxHQUFVTSxnQkFJTUwsR0FBS00sNkJBQzNCUCxHQUFVUSxTQUFTUCxHQUFLTSx5QkFBeUJYLEVBQUFBLENBQUFBLEdBRzlDSSxHQUFVUyxzQkFDYlQsR0FBVVMsa0JBQWtCYixJQUFPRyxNQUFhLENBQUEsQ0FBQSxHQUNoREcsS0FBVSxJQUlQQSxNWDFCdUIsSVcwQlpGLEdBQVNLLElBRXZCLFFBQUEsTUFEQUwsR0FBU0ssT1gvQnlCO0lXb0NwQyxTQUZTSyxJQUFBQTtBQUNSZCxNQUFBQSxLQUFRYztJQUNUO0VBQ0Q7QUFNRCxRUnlJQUMsSUFBZ0IsR1F6SVZmO0FBQ1AsRUFBQSxHVHhESWdCLElBQVUsR0FvSERDLElBQWlCLFNBQUFoQixJQUFBQTtBQUFLLFNGM0ZmLFFFNEZuQkEsTUFBaUJBLEdBQU1TLGdCQUFnQlE7QUFBWSxHQ3ZGcERDLEVBQWNDLFVBQVVSLFdBQVcsU0FBVVMsSUFBUUMsSUFBQUE7QUFFcEQsTUFBSUMsS0FBSUMsS0FBSUM7QUFDUEYsRUFBQUEsTUFBS0EsTUFBS0MsS0FBS0UsVUFDbkJILEtBQUlDLEtBQUlDLE1BQWNFLEVBQU8sQ0FBQSxHQUFJSCxLQUFLRSxLQUFBQSxJQUdsQixjQUFBLE9BQVZMLE9BR1ZBLEtBQVNBLEdBQU9NLEVBQU8sQ0FBQSxHQUFJSixFQUFBQSxHQUFJQyxLQUFLSSxLQUFBQSxJQUdqQ1AsT0FDSE0sRUFBT0osSUFBR0YsRUFBQUEsR0FLUEcsS0FBSUssUUFDSFAsTUFDSEUsS0FBSU0sSUFBaUJDLEtBQUtULEVBQUFBLEdBRTNCVSxFQUFjUixJQUFBQTtBQUVoQixHQVFBTCxFQUFjQyxVQUFVYSxjQUFjLFNBQVVYLElBQUFBO0FBQzNDRSxPQUFJSyxRQUlQTCxLQUFJZixPSHREeUIsR0d1RHpCYSxNQUFVRSxLQUFJVSxJQUFrQkgsS0FBS1QsRUFBQUEsR0FDekNVLEVBQWNSLElBQUFBO0FBRWhCLEdBWUFMLEVBQWNDLFVBQVVlLFNBQVNDLEdBNkYzQkMsSUFBZ0IsQ0FBQSxHQVlyQnRCLElBQWdCLEdBMkJYdUIsSUFBWSxTQUFDQyxJQUFHQyxJQUFBQTtBQUFDLFNBQUtELEdBQUNWLElBQUFZLE1BQWlCRCxHQUFDWCxJQUFBWTtBQUFjLEdDdE56REMsSUFBbUJDLHVCQUFBQSxHQVdqQkMsSUFBZ0IsK0JBYWxCQyxJQUFhLEdBZ0pYQyxJQUFlLENBQUEsR0MzS1ZDLElBQUk7OztBT0RmLElBR0lDO0FBSEosSUFNSUM7QUFOSixJQVNJQztBQVRKLElBd0NJQztBQXhDSixJQUFNQyxLQUFXQyxPQUFPQztBQUF4QixJQVlJQyxLQUFjO0FBWmxCLElBZUlDLEtBQW9CLENBQUE7QUFmeEIsSUF3QklDLEtBQWtCLENBQUE7QUF4QnRCLElBMkJNQyxLQUF1REM7QUEzQjdELElBNkJJQyxLQUFnQkYsR0FBT0c7QUE3QjNCLElBOEJJQyxLQUFrQkosR0FBT0s7QUE5QjdCLElBK0JJQyxLQUFlTixHQUFRTztBQS9CM0IsSUFnQ0lDLEtBQVlSLEdBQU9TO0FBaEN2QixJQWlDSUMsS0FBbUJWLEdBQVFXO0FBakMvQixJQWtDSUMsS0FBVVosR0FBT2E7QUF1SXJCLFNBQVNDLEdBQWFDLElBQU9DLElBQUFBO0FBQ3hCaEIsRUFBQUEsR0FBT2lCLE9BQ1ZqQixHQUFPaUIsSUFBTzFCLElBQWtCd0IsSUFBT2xCLE1BQWVtQixFQUFBQSxHQUV2RG5CLEtBQWM7QUFPZCxNQUFNcUIsS0FDTDNCLEdBQWdCNEIsUUFDZjVCLEdBQWdCNEIsTUFBVyxFQUMzQk4sSUFBTyxDQUFBLEdBQ1BJLEtBQWlCLENBQUEsRUFBQTtBQU9uQixTQUpJRixNQUFTRyxHQUFLTCxHQUFPTyxVQUN4QkYsR0FBS0wsR0FBT1EsS0FBSyxDQUFBLENBQUEsR0FHWEgsR0FBS0wsR0FBT0UsRUFBQUE7QUFDcEI7QUFPTyxTQUFTTyxHQUFTQyxJQUFBQTtBQUV4QixTQURBMUIsS0FBYyxHQUNQMkIsR0FBV0MsSUFBZ0JGLEVBQUFBO0FBQ25DO0FBVU8sU0FBU0MsR0FBV0UsSUFBU0gsSUFBY0ksSUFBQUE7QUFFakQsTUFBTUMsS0FBWWQsR0FBYXhCLE1BQWdCLENBQUE7QUFFL0MsTUFEQXNDLEdBQVVDLElBQVdILElBQUFBLENBQ2hCRSxHQUFTbkIsUUFDYm1CLEdBQVNmLEtBQVUsQ0FDakJjLEtBQWlEQSxHQUFLSixFQUFBQSxJQUEvQ0UsR0FBQUEsUUFBMEJGLEVBQUFBLEdBRWxDLFNBQUFPLElBQUFBO0FBQ0MsUUFBTUMsTUFBZ0JILEdBQVNJLE9BQWVKLEdBQVNmLElBQVMsQ0FBQSxHQUMxRG9CLEtBQVlMLEdBQVVDLEVBQVNFLElBQWNELEVBQUFBO0FBRTlDcEMsSUFBQUEsR0FBU3FDLElBQWNFLEVBQUFBLE1BQzNCTCxHQUFTSSxNQUFjLENBQUNDLElBQVdMLEdBQVNmLEdBQVEsQ0FBQSxDQUFBLEdBQ3BEZSxHQUFTbkIsSUFBWXlCLFNBQVMsQ0FBQSxDQUFBO0VBRWhDLENBQUEsR0FHRE4sR0FBU25CLE1BQWNsQixJQUFBQSxDQUVsQkEsR0FBZ0I0QyxNQUFtQjtBQUN2QzVDLElBQUFBLEdBQWdCNEMsTUFBQUE7QUFDaEIsUUFBTUMsS0FBVTdDLEdBQWlCOEM7QUFPakM5QyxJQUFBQSxHQUFpQjhDLHdCQUF3QixTQUFVQyxJQUFHQyxJQUFHQyxJQUFBQTtBQUN4RCxVQUFNdEIsS0FBUXVCLEtBQUl0QjtBQUNsQixVQUFBLENBQUtELEdBQU8sUUFBQTtBQUtaLFVBQUl3QixLQUFBQSxPQUNBQyxLQUFlRixLQUFLRyxTQUFTTjtBQVVqQyxVQVRBcEIsR0FBS0wsR0FBT2dDLEtBQUssU0FBQUMsSUFBQUE7QUFDWkEsUUFBQUEsR0FBUWQsUUFDWFUsS0FBQUEsTUFDS2hELEdBQVNvRCxHQUFRakMsR0FBUSxDQUFBLEdBQUlpQyxHQUFRZCxJQUFZLENBQUEsQ0FBQSxNQUNyRFcsS0FBQUE7TUFHSCxDQUFBLEdBRUlQLElBQVM7QUFDWixZQUFNVyxLQUFTWCxHQUFRWSxLQUFLUCxNQUFNSCxJQUFHQyxJQUFHQyxFQUFBQTtBQUN4QyxlQUFPRSxLQUFjSyxNQUFVSixLQUFlSTtNQUMvQztBQUVBLGFBQUEsQ0FBUUwsTUFBZUM7SUFDeEI7RUFDRDtBQUdELFNBQU9mLEdBQVNmO0FBQ2pCO0FBT08sU0FBU29DLEdBQVVDLElBQVVDLElBQUFBO0FBRW5DLE1BQU1DLEtBQVF0QyxHQUFheEIsTUFBZ0IsQ0FBQTtBQUFBLEdBQ3RDVSxHQUFPcUQsT0FBaUJDLEdBQVlGLEdBQUtqQyxLQUFRZ0MsRUFBQUEsTUFDckRDLEdBQUtHLE1BQUFBLE1BQ0xILEdBQUt2QyxLQUFVcUMsSUFDZkUsR0FBTUksSUFBZUwsSUFFckI1RCxHQUFnQjRCLElBQUFGLElBQXlCSSxLQUFLK0IsRUFBQUE7QUFFaEQ7QUFPTyxTQUFTSyxHQUFnQlAsSUFBVUMsSUFBQUE7QUFFekMsTUFBTUMsS0FBUXRDLEdBQWF4QixNQUFnQixDQUFBO0FBQUEsR0FDdENVLEdBQU9xRCxPQUFpQkMsR0FBWUYsR0FBS2pDLEtBQVFnQyxFQUFBQSxNQUNyREMsR0FBS0csTUFBQUEsT0FDTEgsR0FBS3ZDLEtBQVVxQyxJQUNmRSxHQUFNSSxJQUFlTCxJQUVyQjVELEdBQWdCMEIsSUFBa0JJLEtBQUsrQixFQUFBQTtBQUV6QztBQUdPLFNBQVNNLEdBQU9DLElBQUFBO0FBRXRCLFNBREE5RCxLQUFjLEdBQ1ArRCxHQUFRLFdBQUE7QUFBQSxXQUFPLEVBQUVDLFNBQVNGLEdBQUFBO0VBQWMsR0FBRyxDQUFBLENBQUE7QUFDbkQ7QUFpQ08sU0FBU0csR0FBUUMsSUFBU0MsSUFBQUE7QUFFaEMsTUFBTUMsS0FBUUMsR0FBYUMsTUFBZ0IsQ0FBQTtBQU0zQyxTQUxJQyxHQUFZSCxHQUFLSSxLQUFRTCxFQUFBQSxNQUM1QkMsR0FBS0ssS0FBVVAsR0FBQUEsR0FDZkUsR0FBS0ksTUFBU0wsS0FHUkMsR0FBS0s7QUFDYjtBQWVPLFNBQVNDLEdBQVdDLElBQUFBO0FBQzFCLE1BQU1DLEtBQVdDLEdBQWlCRixRQUFRQSxHQUFPRyxHQUFBQSxHQUszQ0MsS0FBUUMsR0FBYUMsTUFBZ0IsQ0FBQTtBQUszQyxTQURBRixHQUFLRyxJQUFZUCxJQUNaQyxNQUVlLFFBQWhCRyxHQUFLSSxPQUNSSixHQUFLSSxLQUFBQSxNQUNMUCxHQUFTUSxJQUFJUCxFQUFBQSxJQUVQRCxHQUFTUyxNQUFNQyxTQU5BWCxHQUFPUTtBQU85QjtBQXNEQSxTQUFTSSxLQUFBQTtBQUNSLE1BQUlDO0FBR0osS0FBRztBQUdGLFdBQVFBLEtBQVlDLEdBQWdCQyxNQUFBQSxJQUNuQyxLQUFBO0FBQ0NDLE1BQUFBLEdBQWNILEVBQUFBO0lBSWYsU0FIU0ksSUFBQUE7QUFFUkMsTUFBQUEsR0FBT0MsSUFBYUYsSUFBRyxFQUFFRyxLQUR6QlAsS0FBZ0NBLEdBQVNRLFFBQ01SLEdBQVNTLElBQUFBLENBQUFBO0lBQ3pEO0FBR0QsV0FBUVQsS0FBWVUsR0FBa0JSLE1BQUFBLEtBQVU7QUFDL0MsVUFBTVMsS0FBUVgsR0FBU1k7QUFDdkIsVUFBS1osR0FBU1EsT0FBZ0JHLEdBQzlCLEtBQUE7QUFDQ0EsUUFBQUEsR0FBS0UsSUFBaUJDLEtBQUtYLEVBQUFBLEdBQzNCUSxHQUFLRSxJQUFpQkMsS0FBS0MsRUFBQUEsR0FDM0JKLEdBQUtFLE1BQW1CLENBQUE7TUFJekIsU0FIU1QsSUFBQUE7QUFDUk8sUUFBQUEsR0FBS0UsTUFBbUIsQ0FBQSxHQUN4QlIsR0FBT0MsSUFBYUYsSUFBR0osR0FBU1MsR0FBQUE7TUFDakM7SUFDRDtFQUNELFNBQVNSLEdBQWdCZTtBQUMxQjtBQTFhQVgsR0FBT1ksTUFBUyxTQUFBQyxJQUFBQTtBQUNmQyxFQUFBQSxLQUFtQixNQUNmQyxNQUFlQSxHQUFjRixFQUFBQTtBQUNsQyxHQUVBYixHQUFPRSxLQUFTLFNBQUNXLElBQU9HLElBQUFBO0FBQ25CSCxFQUFBQSxNQUFTRyxHQUFTQyxPQUFjRCxHQUFTQyxJQUFBQyxRQUM1Q0wsR0FBS0ssTUFBU0YsR0FBU0MsSUFBQUMsTUFHcEJDLE1BQVNBLEdBQVFOLElBQU9HLEVBQUFBO0FBQzdCLEdBR0FoQixHQUFPb0IsTUFBVyxTQUFBUCxJQUFBQTtBQUNiUSxFQUFBQSxNQUFpQkEsR0FBZ0JSLEVBQUFBLEdBR3JDUyxLQUFlO0FBRWYsTUFBTWhCLE1BSE5RLEtBQW1CRCxHQUFLVSxLQUdNaEI7QUFDMUJELEVBQUFBLE9BQ0NrQixNQUFxQlYsS0FDeEJBLEdBQWdCTixNQUFvQixDQUFBLEtBRXBDRixHQUFLRSxJQUFpQkMsS0FBS1gsRUFBQUEsR0FDM0JRLEdBQUtFLElBQWlCQyxLQUFLQyxFQUFBQSxHQUMzQlksS0FBZSxJQUVoQmhCLEdBQUtFLE1BQW1CLENBQUEsR0FJeEJGLEdBQUtKLEdBQU9PLEtBQUssU0FBQWdCLElBQUFBO0FBQ1pBLElBQUFBLEdBQVFDLFFBQ1hELEdBQVF2QixLQUFVdUIsR0FBUUMsTUFFM0JELEdBQVNFLElBQWVGLEdBQVFDLE1BQUFBO0VBQ2pDLENBQUEsSUFFREYsS0FBb0JWO0FBQ3JCLEdBR0FkLEdBQVE0QixTQUFTLFNBQUFmLElBQUFBO0FBQ1pnQixFQUFBQSxNQUFjQSxHQUFhaEIsRUFBQUE7QUFFL0IsTUFBTWlCLEtBQUlqQixHQUFLVTtBQUNYTyxFQUFBQSxNQUFLQSxHQUFDdkIsUUFDTHVCLEdBQUN2QixJQUFBQyxJQUF5QkcsVUFBUW9CLEdBQVcxQixHQUFrQjJCLEtBQUtGLEVBQUFBLENBQUFBLEdBR3hFQSxHQUFDdkIsSUFBQUwsR0FBZU8sS0FBSyxTQUFBZ0IsSUFBQUE7QUFDaEJBLElBQUFBLEdBQVNFLE1BQWNGLEdBQVFsQixNQUFTa0IsR0FBU0U7RUFDdEQsQ0FBQSxJQUVESCxLQUFvQlYsS0FBbUI7QUFDeEMsR0FJQWQsR0FBT3VCLE1BQVcsU0FBQ1YsSUFBT29CLElBQUFBO0FBQ3pCQSxFQUFBQSxHQUFZeEIsS0FBSyxTQUFBZCxJQUFBQTtBQUNoQixRQUFBO0FBQ0NBLE1BQUFBLEdBQVNhLElBQWtCQyxLQUFLWCxFQUFBQSxHQUNoQ0gsR0FBU2EsTUFBb0JiLEdBQVNhLElBQWtCMEIsT0FBTyxTQUFBQyxJQUFBQTtBQUFFLGVBQUEsQ0FDaEVBLEdBQUVqQyxNQUFVUSxHQUFheUIsRUFBQUE7TUFBVSxDQUFBO0lBVXJDLFNBUlNwQyxJQUFBQTtBQUdSSixNQUFBQSxHQUFTYSxNQUFvQixDQUM1QixXQUFBO0FBQ0MsY0FBTVQ7TUFDUCxDQUFBO0lBRUY7RUFDRCxDQUFBLEdBRUlxQyxNQUFXQSxHQUFVdkIsSUFBT29CLEVBQUFBO0FBQ2pDLEdBR0FqQyxHQUFRcUMsVUFBVSxTQUFBeEIsSUFBQUE7QUFDYnlCLEVBQUFBLE1BQWtCQSxHQUFpQnpCLEVBQUFBO0FBRXZDLE1BRUswQixJQUFZQyxJQUZYVixLQUFJakIsR0FBS1U7QUFDWE8sRUFBQUEsTUFBS0EsR0FBQ3ZCLFFBRVR1QixHQUFDdkIsSUFBQUwsR0FBZU8sS0FBSyxTQUFBZ0MsSUFBQUE7QUFDcEIsUUFBQTtBQUtDLFVBQUlBLEdBQUN0QyxPQUFhc0MsR0FBQ2xCLEtBQVc7QUFDN0IsWUFBQSxXQUFJaUIsSUFBMkI7QUFFOUIsZUFEQUEsS0FBYzNCLEdBQUtYLElBRWxCc0MsT0FBQUEsQ0FDRUEsR0FBV2pCLE9BQUFBLENBQWVpQixHQUFXakIsSUFBQXBCLE9BRXZDcUMsQ0FBQUEsS0FBY0EsR0FBV3RDO0FBRTFCc0MsVUFBQUEsS0FBY0EsTUFBZUEsR0FBV2pCO1FBQ3pDO0FBQ0FrQixRQUFBQSxHQUFDdEMsTUFBWXFDLElBQ2JULEdBQVduQyxHQUFnQm9DLEtBQUtTLEVBQUFBLENBQUFBO01BQ2pDLE1BQ0MzQyxDQUFBQSxHQUFjMkMsRUFBQUE7SUFJaEIsU0FGUzFDLElBQUFBO0FBQ1J3QyxNQUFBQSxLQUFheEM7SUFDZDtFQUNELENBQUEsR0FDQStCLEdBQUN2QixNQUFBQSxRQUNHZ0MsTUFBWXZDLEdBQU9DLElBQWFzQyxJQUFZVCxHQUFDMUIsR0FBQUE7QUFFbkQ7QUFzVEEsSUFBSXNDLElBQTBDLGNBQUEsT0FBekJDO0FBWXJCLFNBQVNDLEdBQWVDLElBQUFBO0FBQ3ZCLE1BT0lDLElBUEVDLEtBQU8sV0FBQTtBQUNaQyxpQkFBYUMsRUFBQUEsR0FDVFAsS0FBU1EscUJBQXFCSixFQUFBQSxHQUNsQ0ssV0FBV04sRUFBQUE7RUFDWixHQUNNSSxLQUFVRSxXQUFXSixJQWxjUixFQUFBO0FBcWNmTCxRQUNISSxLQUFNSCxzQkFBc0JJLEVBQUFBO0FBRTlCO0FBVUEsU0FBU2hCLEdBQVdxQixJQUFBQTtBQUNHLE9BQWxCQSxNQUF1QkMsTUFBV3JELEdBQVEyQywyQkFDN0NVLEtBQVVyRCxHQUFRMkMsMEJBQ05DLElBQWdCbEQsRUFBQUE7QUFFOUI7QUFNQSxTQUFTSSxHQUFjd0QsSUFBQUE7QUFHdEIsTUFBTUMsS0FBT3pDLElBQ1QwQyxLQUFVRixHQUFJL0I7QUFDSSxnQkFBQSxPQUFYaUMsT0FDVkYsR0FBSS9CLE1BQUFBLFFBQ0ppQyxHQUFBQSxJQUdEMUMsS0FBbUJ5QztBQUNwQjtBQU9BLFNBQVM3QyxHQUFhNEMsSUFBQUE7QUFHckIsTUFBTUMsS0FBT3pDO0FBQ2J3QyxFQUFBQSxHQUFJL0IsTUFBWStCLEdBQUlwRCxHQUFBQSxHQUNwQlksS0FBbUJ5QztBQUNwQjtBQU9BLFNBQVNFLEdBQVlDLElBQVNDLElBQUFBO0FBQzdCLFNBQUEsQ0FDRUQsTUFDREEsR0FBUS9DLFVBQVVnRCxHQUFRaEQsVUFDMUJnRCxHQUFRbEQsS0FBSyxTQUFDbUQsSUFBS0MsSUFBQUE7QUFBSyxXQUFBLENBQU1DLEdBQVNGLElBQUtGLEdBQVFHLEVBQUFBLENBQUFBO0VBQU8sQ0FBQTtBQUU3RDtBQVFBLFNBQVNFLEdBQWVILElBQUtJLElBQUFBO0FBQzVCLFNBQW1CLGNBQUEsT0FBTEEsS0FBa0JBLEdBQUVKLEVBQUFBLElBQU9JO0FBQzFDOzs7QUN6aUJPLElBQU0sZUFBTixjQUEyQixNQUFNO0FBQUEsRUFDdEMsWUFDVyxRQUNULFNBQ0E7QUFDQSxVQUFNLE9BQU87QUFISjtBQUFBLEVBSVg7QUFBQSxFQUpXO0FBS2I7QUFFQSxJQUFNLGNBQWM7QUFFcEIsZUFBZSxRQUFRLE1BQWMsT0FBb0IsQ0FBQyxHQUFzQjtBQUM5RSxNQUFJO0FBQ0osTUFBSTtBQUNGLGVBQVcsTUFBTSxNQUFNLE1BQU0sRUFBRSxHQUFHLE1BQU0sUUFBUSxZQUFZLFFBQVEsV0FBVyxFQUFFLENBQUM7QUFBQSxFQUNwRixRQUFRO0FBQ04sVUFBTSxJQUFJLGFBQWEsR0FBRyxFQUFFO0FBQUEsRUFDOUI7QUFDQSxNQUFJLENBQUMsU0FBUyxJQUFJO0FBQ2hCLFVBQU0sUUFBUyxNQUFNLFNBQVMsS0FBSyxFQUFFLE1BQU0sT0FBTyxDQUFDLEVBQUU7QUFDckQsVUFBTSxJQUFJLGFBQWEsU0FBUyxRQUFRLE1BQU0sU0FBUyxTQUFTLFVBQVU7QUFBQSxFQUM1RTtBQUNBLFNBQU87QUFDVDtBQUVBLGVBQWUsS0FBUSxNQUFjLE1BQWdDO0FBQ25FLFNBQVEsT0FBTyxNQUFNLFFBQVEsTUFBTSxJQUFJLEdBQUcsS0FBSztBQUNqRDtBQUVPLElBQU0sUUFBUSxDQUFDLGFBQXFCLEtBQVksc0JBQXNCLFFBQVEsRUFBRTtBQUVoRixJQUFNLFNBQVMsQ0FBQ0MsUUFBaUIsYUFDdEMsS0FBbUIsdUJBQXVCLFFBQVEsSUFBSTtBQUFBLEVBQ3BELFFBQVE7QUFBQSxFQUNSLE1BQU0sS0FBSyxVQUFVQSxNQUFLO0FBQzVCLENBQUM7QUFFSSxJQUFNLFVBQVUsQ0FBQ0EsUUFBZSxhQUNyQyxLQUFtQixjQUFjQSxNQUFLLGFBQWEsUUFBUSxFQUFFO0FBR3hELElBQU0sT0FBTyxDQUFDQSxRQUFlLFFBQWdCLE1BQTBCLGFBQzVFO0FBQUEsRUFDRSxjQUFjQSxNQUFLLFVBQVUsTUFBTSxhQUFhLFFBQVEsR0FBRyxPQUFPLFNBQVMsSUFBSSxLQUFLLEVBQUU7QUFDeEY7QUFHSyxJQUFNLFFBQVEsT0FBTyxNQUFjLGNBQ3ZDLE1BQU0sUUFBUSxhQUFhLG1CQUFtQixJQUFJLENBQUMsYUFBYSxRQUFRLEVBQUUsR0FBRyxLQUFLO0FBRTlFLElBQU0sZ0JBQWdCLENBQUNBLFdBQWtCLGNBQWNBLE1BQUs7QUFFNUQsSUFBTSxnQkFBZ0IsQ0FBQ0EsV0FBa0I7QUFDOUMsUUFBTSxVQUFVLElBQUksSUFBSSxjQUFjQSxNQUFLLFdBQVcsU0FBUyxPQUFPO0FBQ3RFLFVBQVEsV0FBVyxRQUFRLFNBQVMsUUFBUSxRQUFRLElBQUk7QUFDeEQsVUFBUSxPQUFPO0FBQ2YsU0FBTyxRQUFRO0FBQ2pCO0FBR0EsZUFBc0IsY0FBZ0M7QUFDcEQsTUFBSTtBQUNGLFVBQU0sU0FBUyxNQUFNLE1BQU0sVUFBVSxFQUFFLFFBQVEsWUFBWSxRQUFRLEdBQUksR0FBRyxPQUFPLFdBQVcsQ0FBQztBQUM3RixXQUFPLE9BQU87QUFBQSxFQUNoQixRQUFRO0FBQ04sV0FBTztBQUFBLEVBQ1Q7QUFDRjs7O0FDbEVBLElBQU0sYUFBYTtBQUVuQixJQUFNLFNBQVMsTUFBTSxTQUFTLFNBQVMsUUFBUSxVQUFVLEVBQUUsQ0FBQztBQUc1RCxJQUFNLFNBQVMsb0JBQUksSUFBb0I7QUFFdkMsU0FBUyxLQUFLLE1BQTZCO0FBQ3pDLE1BQUk7QUFDRixXQUFPLGFBQWEsUUFBUSxTQUFTLElBQUksS0FBSyxPQUFPLElBQUksSUFBSSxLQUFLO0FBQUEsRUFDcEUsUUFBUTtBQUNOLFdBQU8sT0FBTyxJQUFJLElBQUksS0FBSztBQUFBLEVBQzdCO0FBQ0Y7QUFFQSxTQUFTLE1BQU0sTUFBYyxPQUFlO0FBQzFDLFNBQU8sSUFBSSxNQUFNLEtBQUs7QUFDdEIsTUFBSTtBQUNGLGlCQUFhLFFBQVEsU0FBUyxNQUFNLEtBQUs7QUFBQSxFQUMzQyxRQUFRO0FBQUEsRUFFUjtBQUNGO0FBRUEsU0FBUyxPQUFVLE1BQXFCLFdBQWlCO0FBQ3ZELE1BQUk7QUFDRixXQUFPLFNBQVMsT0FBTyxZQUFhLEtBQUssTUFBTSxJQUFJO0FBQUEsRUFDckQsUUFBUTtBQUNOLFdBQU87QUFBQSxFQUNUO0FBQ0Y7QUFFTyxJQUFNLE1BQU0sQ0FBSSxNQUFjLGNBQW9CLE9BQU8sS0FBSyxJQUFJLEdBQUcsU0FBUztBQUU5RSxJQUFNLE1BQU0sQ0FBQyxNQUFjLFVBQW1CLE1BQU0sTUFBTSxLQUFLLFVBQVUsS0FBSyxDQUFDO0FBRy9FLFNBQVMsU0FBZ0M7QUFDOUMsUUFBTSxNQUFNLE9BQU8sUUFBUSxJQUErQixVQUFVLENBQUMsQ0FBQyxDQUFDO0FBQ3ZFLFNBQU8sSUFBSSxLQUFLLENBQUMsS0FBSyxVQUFVLE1BQU0sQ0FBQyxFQUFFLE9BQU8sSUFBSSxDQUFDLEVBQUUsSUFBSTtBQUM3RDtBQUVPLElBQU0sUUFBUSxDQUFDLFNBQ3BCLElBQStCLFVBQVUsQ0FBQyxDQUFDLEVBQUUsSUFBSTtBQUc1QyxTQUFTLFVBQ2QsTUFDQSxRQUNBO0FBQ0EsUUFBTSxPQUFPLEVBQUUsR0FBRyxNQUFNLElBQUksR0FBRyxNQUFNLEtBQUssSUFBSSxHQUFHLEdBQUcsT0FBTztBQUMzRCxRQUFNLFNBQVMsT0FBTyxFQUFFLE9BQU8sQ0FBQyxDQUFDLEtBQUssTUFBTSxVQUFVLElBQUk7QUFDMUQsTUFBSSxVQUFVLE9BQU8sWUFBWSxDQUFDLENBQUMsTUFBTSxJQUFJLEdBQUcsR0FBRyxPQUFPLE1BQU0sR0FBRyxhQUFhLENBQUMsQ0FBQyxDQUFDLENBQUM7QUFDdEY7QUFFTyxTQUFTLFlBQVksTUFBYztBQUN4QyxNQUFJLFVBQVUsT0FBTyxZQUFZLE9BQU8sRUFBRSxPQUFPLENBQUMsQ0FBQyxLQUFLLE1BQU0sVUFBVSxJQUFJLENBQUMsQ0FBQztBQUNoRjs7O0FDOURBLElBQU0sUUFBUTtBQUNkLElBQU0sU0FBUztBQUNmLElBQU0sUUFBUTtBQUVQLFNBQVMsV0FBVyxNQUFxQjtBQUM5QyxRQUFNLE9BQU8sS0FBSyxRQUFRLE1BQU0sRUFBRTtBQUNsQyxRQUFNQyxTQUFRLE1BQU0sS0FBSyxJQUFJO0FBQzdCLE1BQUlBLFNBQVEsQ0FBQyxHQUFHO0FBQ2QsV0FBTyxFQUFFLE1BQU0sU0FBUyxPQUFPQSxPQUFNLENBQUMsR0FBRyxHQUFJQSxPQUFNLENBQUMsSUFBSSxFQUFFLE1BQU1BLE9BQU0sQ0FBQyxFQUFFLElBQUksQ0FBQyxFQUFHO0FBQUEsRUFDbkY7QUFDQSxRQUFNLFNBQVMsT0FBTyxLQUFLLElBQUk7QUFDL0IsTUFBSSxTQUFTLENBQUMsR0FBRztBQUNmLFVBQU0sT0FBTyxPQUFPLENBQUMsSUFBSSxFQUFFLE1BQU0sT0FBTyxPQUFPLENBQUMsQ0FBQyxFQUFFLElBQUksQ0FBQztBQUN4RCxXQUFPLEVBQUUsTUFBTSxVQUFVLE9BQU8sT0FBTyxDQUFDLEdBQUcsTUFBTSxPQUFPLE9BQU8sQ0FBQyxDQUFDLEdBQUcsR0FBRyxLQUFLO0FBQUEsRUFDOUU7QUFDQSxRQUFNQyxTQUFRLE1BQU0sS0FBSyxJQUFJO0FBQzdCLFNBQU9BLFNBQVEsQ0FBQyxJQUFJLEVBQUUsTUFBTSxTQUFTLE1BQU1BLE9BQU0sQ0FBQyxFQUFFLElBQUksRUFBRSxNQUFNLFFBQVE7QUFDMUU7QUFFTyxJQUFNLGFBQWE7QUFDbkIsSUFBTSxZQUFZLENBQUNELFdBQWtCLElBQUlBLE1BQUs7QUFDOUMsSUFBTSxZQUFZLENBQUMsU0FBaUIsVUFBVSxJQUFJO0FBQ2xELElBQU0sYUFBYSxDQUFDQSxRQUFlRSxPQUFjLFNBQ3RELElBQUlGLE1BQUssSUFBSUUsS0FBSSxHQUFHLE9BQU8sSUFBSSxJQUFJLEtBQUssRUFBRTtBQUdyQyxTQUFTLGFBQWEsTUFBc0I7QUFDakQsUUFBTSxVQUFVLElBQUksSUFBSSxTQUFTLElBQUk7QUFDckMsVUFBUSxPQUFPO0FBQ2YsU0FBTyxRQUFRO0FBQ2pCO0FBR08sU0FBUyxRQUFRLE1BQWtDO0FBQ3hELFFBQU0sUUFBUSw0Q0FBNEMsS0FBSyxLQUFLLEtBQUssQ0FBQztBQUMxRSxTQUFPLFFBQVEsQ0FBQztBQUNsQjs7O0FDNUNBLElBQU1DLEtBQUUsQ0FBQyxLQUFHLElBQUUsR0FBRSxJQUFFLEdBQUUsSUFBRSxDQUFDO0FBQXZCLElBQXlCQyxLQUFFLENBQUNBLElBQUVDLE9BQUksQ0FBQUMsT0FBRztBQUFDLFFBQU1DLEtBQUUsSUFBRUgsS0FBRUUsS0FBRSxHQUFFRSxLQUFFLG9LQUFvSyxXQUFXRCxFQUFDLElBQUUsSUFBR0UsS0FBRUYsS0FBRSxJQUFFQyxLQUFFLEdBQUVFLEtBQUVMLEtBQUVJLEtBQUUsR0FBRUUsS0FBRU4sS0FBRUksSUFBRUcsS0FBRUgsS0FBRUUsSUFBRUUsS0FBRU4sS0FBRSxJQUFFRyxLQUFFUCxHQUFFRyxFQUFDLEtBQUdGLEtBQUUsS0FBRyxLQUFHSSxJQUFFTSxLQUFFSixLQUFFRztBQUFFLFNBQU0sRUFBQyxHQUFFRCxLQUFFRSxLQUFFSCxLQUFFRyxLQUFFSCxJQUFFLEdBQUUsQ0FBQyxDQUFDQyxJQUFFRSxFQUFDLEdBQUUsQ0FBQ0gsSUFBRUcsS0FBRSxDQUFDLENBQUMsR0FBRSxHQUFFRCxHQUFDO0FBQUM7QUFBbFYsSUFBb1hFLEtBQUUsQ0FBQUMsT0FBRyxJQUFJLFdBQVdBLEVBQUM7QUFBelksSUFBMllDLEtBQUUsQ0FBQUQsT0FBRztBQUFDLFFBQU1FLEtBQUUsSUFBSSxNQUFNLGlCQUFpQkYsRUFBQyxFQUFFO0FBQUUsUUFBTUUsR0FBRSxPQUFLRixJQUFFRTtBQUFDO0FBQXpjLElBQTJjQyxLQUFFLENBQUFILE9BQUcsZ0RBQWdELFFBQVFBLEVBQUM7QUFBemdCLElBQTJnQkksS0FBRSxDQUFBSixPQUFHQSxHQUFFLFdBQVcsQ0FBQztBQUE5aEIsSUFBZ2lCSyxLQUFFLElBQUlMLE9BQUksQ0FBQ0UsSUFBRUksT0FBSU4sR0FBRSxRQUFRLENBQUFBLE9BQUdBLEdBQUVFLElBQUVJLEVBQUMsQ0FBQztBQUFwa0IsSUFBc2tCQyxLQUFFLENBQUFQLE9BQUcsQ0FBQUUsT0FBRztBQUFDLEVBQUFBLEdBQUUsUUFBTUYsT0FBSUUsR0FBRSxLQUFLLEdBQUUsQ0FBQyxHQUFFRixLQUFFLE1BQUlFLEdBQUUsS0FBS0YsSUFBRSxDQUFDLElBQUVBLEtBQUUsUUFBTUUsR0FBRSxLQUFLLFFBQU1GLElBQUUsRUFBRSxJQUFFRSxHQUFFLEtBQUssV0FBU0YsSUFBRSxFQUFFLEdBQUVFLEdBQUUsTUFBSUY7QUFBRTtBQUFsckIsSUFBb3JCUSxLQUFFLENBQUFSLE9BQUcsQ0FBQ0UsSUFBRUksT0FBSTtBQUFDLEVBQUFKLEdBQUUsS0FBSyxHQUFFLENBQUMsR0FBRUEsR0FBRSxLQUFLRixHQUFFLFFBQU8sSUFBRSxLQUFHTSxLQUFFLEVBQUUsR0FBRU4sR0FBRSxRQUFRLENBQUFBLE9BQUdFLEdBQUUsS0FBS0YsSUFBRSxDQUFDLENBQUM7QUFBQztBQUFqd0IsSUFBbXdCUyxLQUFFLENBQUNULElBQUVFLElBQUVJLElBQUVQLElBQUVFLEtBQUUsQ0FBQ0QsSUFBRUUsT0FBSUksR0FBRU4sR0FBRSxRQUFPRSxFQUFDLEdBQUVDLEtBQUdKLEtBQUUsQ0FBQUcsT0FBR0csR0FBRUUsR0FBRVIsRUFBQyxHQUFFQyxHQUFFRSxFQUFDLENBQUMsSUFBRUYsUUFBTUcsR0FBRSxPQUFLRCxJQUFFQyxHQUFFLElBQUVHLElBQUVILEdBQUUsTUFBSUYsSUFBRUUsR0FBRSxNQUFJSixNQUFHLENBQUNBLEVBQUMsR0FBRUk7QUFBcDJCLElBQXUyQk8sS0FBRUQsR0FBRSxDQUFBVCxPQUFHLENBQUNFLElBQUVJLE9BQUk7QUFBQyxFQUFBSixHQUFFLEtBQUssR0FBRSxDQUFDLEdBQUVBLEdBQUUsS0FBS0YsR0FBRSxRQUFPLEtBQUcsS0FBR00sS0FBRSxNQUFJLEtBQUdBLEtBQUUsRUFBRTtBQUFFLE1BQUlQLEtBQUU7QUFBRSxTQUFLQSxLQUFFQyxHQUFFLFNBQU8sR0FBRUQsTUFBRyxFQUFFLENBQUFHLEdBQUUsS0FBSyxDQUFDRixHQUFFLE1BQU1ELElBQUVBLEtBQUUsQ0FBQyxHQUFFLEVBQUU7QUFBRSxFQUFBQSxLQUFFQyxHQUFFLFNBQU8sSUFBRUUsR0FBRSxLQUFLLENBQUNGLEdBQUUsTUFBTUQsRUFBQyxHQUFFLENBQUMsSUFBRUEsS0FBRUMsR0FBRSxVQUFRRSxHQUFFLEtBQUssQ0FBQ0YsR0FBRUQsRUFBQyxHQUFFLENBQUM7QUFBQyxHQUFFLENBQUFDLE9BQUcsUUFBUSxLQUFLQSxFQUFDLEdBQUUsQ0FBQ0EsSUFBRUUsT0FBSSxLQUFHLEtBQUdBLEtBQUUsTUFBSSxLQUFHQSxLQUFFLEtBQUcsS0FBR0YsS0FBRSxDQUFDO0FBQXJsQyxJQUF1bENXLEtBQUVGLEdBQUUsQ0FBQVQsT0FBRyxDQUFDRSxJQUFFSSxPQUFJO0FBQUMsRUFBQUosR0FBRSxLQUFLLEdBQUUsQ0FBQyxHQUFFQSxHQUFFLEtBQUtGLEdBQUUsUUFBTyxJQUFFLEtBQUdNLEtBQUUsTUFBSSxLQUFHQSxLQUFFLEVBQUU7QUFBRSxNQUFJUCxLQUFFO0FBQUUsU0FBS0EsS0FBRUMsR0FBRSxTQUFPLEdBQUVELE1BQUcsRUFBRSxDQUFBRyxHQUFFLEtBQUssS0FBR0MsR0FBRUgsR0FBRUQsRUFBQyxDQUFDLElBQUVJLEdBQUVILEdBQUVELEtBQUUsQ0FBQyxDQUFDLEdBQUUsRUFBRTtBQUFFLEVBQUFBLEtBQUVDLEdBQUUsVUFBUUUsR0FBRSxLQUFLQyxHQUFFSCxHQUFFRCxFQUFDLENBQUMsR0FBRSxDQUFDO0FBQUMsR0FBRSxDQUFBQyxPQUFHRyxHQUFFSCxFQUFDLEtBQUcsR0FBRSxDQUFDQSxJQUFFRSxPQUFJLEtBQUcsS0FBR0EsS0FBRSxNQUFJLEtBQUdBLEtBQUUsS0FBRyxNQUFJRixFQUFDO0FBQS94QyxJQUFpeUNZLEtBQUVILEdBQUUsQ0FBQVQsT0FBR1EsR0FBRSxDQUFDLEdBQUdSLEVBQUMsRUFBRSxJQUFJSSxFQUFDLENBQUMsR0FBRSxDQUFBSixPQUFHSSxHQUFFSixFQUFDLElBQUUsS0FBSSxDQUFDQSxJQUFFRSxPQUFJLEtBQUcsS0FBR0EsS0FBRSxLQUFHLElBQUVGLEVBQUM7QUFBRVksR0FBRSxJQUFFLE1BQUdBLEdBQUUsSUFBRTtBQUFHLElBQU1DLEtBQUVKLEdBQUVHLElBQUUsQ0FBQVosT0FBR0ksR0FBRUosRUFBQyxJQUFFLEtBQUlZLEdBQUUsR0FBRSxDQUFDO0FBQUVDLEdBQUUsSUFBRTtBQUFHLElBQU1DLEtBQUUsSUFBSTtBQUFaLElBQXdCQyxLQUFFTixHQUFFLENBQUFULE9BQUdRLEdBQUVNLEdBQUUsT0FBT2QsRUFBQyxDQUFDLEdBQUUsTUFBSSxHQUFFLEdBQUUsSUFBRyxDQUFDQSxJQUFFRSxPQUFJLEtBQUcsS0FBR0EsS0FBRSxLQUFHLElBQUVZLEdBQUUsT0FBT2QsRUFBQyxFQUFFLE1BQU07QUFBRWUsR0FBRSxJQUFFO0FBQUcsSUFBSUMsS0FBRSxNQUFJO0FBQUMsUUFBTWhCLEtBQUUsb0JBQUksT0FBSUUsS0FBRSxJQUFJLFlBQVksTUFBTSxHQUFFSSxLQUFFUCxHQUFFLENBQUM7QUFBRSxXQUFRQSxLQUFFLEdBQUVBLEtBQUUsTUFBSyxFQUFFQSxHQUFFLENBQUFPLEdBQUUsQ0FBQyxJQUFFUCxLQUFFLE1BQUksTUFBSSxNQUFJQSxLQUFFLE9BQU1PLEdBQUUsQ0FBQyxJQUFFUCxLQUFFLE1BQUksSUFBR0MsR0FBRSxJQUFJRSxHQUFFLE9BQU9JLEVBQUMsR0FBRVAsRUFBQztBQUFFLFNBQU9DLEdBQUUsT0FBTyxHQUFRLEdBQUVnQixLQUFFLE1BQUloQixJQUFFQTtBQUFDO0FBQUUsSUFBTWlCLEtBQUVSLEdBQUUsQ0FBQVQsT0FBRyxDQUFDRSxJQUFFSSxPQUFJO0FBQUMsRUFBQUosR0FBRSxLQUFLLEdBQUUsQ0FBQyxHQUFFQSxHQUFFLEtBQUtGLEdBQUUsUUFBTyxJQUFFLEtBQUdNLEtBQUUsTUFBSSxLQUFHQSxLQUFFLEVBQUU7QUFBRSxhQUFVQSxNQUFLTixHQUFFLENBQUFFLEdBQUUsS0FBS2MsR0FBRSxFQUFFLElBQUlWLEVBQUMsR0FBRSxFQUFFO0FBQUMsR0FBRSxDQUFBTixPQUFHZ0IsR0FBRSxFQUFFLElBQUloQixFQUFDLEdBQUUsQ0FBQ0EsSUFBRUUsT0FBSSxLQUFHLEtBQUdBLEtBQUUsTUFBSSxLQUFHQSxLQUFFLEtBQUcsS0FBR0YsRUFBQztBQUFFaUIsR0FBRSxJQUFFO0FBQUcsSUFBTUMsS0FBRSxDQUFDUixJQUFFQyxJQUFFQyxJQUFFQyxJQUFFSSxJQUFFRixFQUFDO0FBQXBCLElBQXNCLElBQUUsRUFBQyxNQUFLLENBQUNmLElBQUUsRUFBQyxPQUFNRSxLQUFFZ0IsR0FBQyxJQUFFLENBQUMsTUFBSSxDQUFDWixJQUFFUCxPQUFJO0FBQUMsUUFBTUksS0FBRUQsR0FBRSxJQUFJLENBQUNBLElBQUVJLE9BQUk7QUFBQyxVQUFNTCxLQUFFLG9CQUFJLE9BQUlFLEtBQUUsQ0FBQ0gsSUFBRUUsUUFBS0QsR0FBRSxJQUFJRCxFQUFDLEtBQUdDLEdBQUUsSUFBSUQsSUFBRUUsR0FBRUYsSUFBRUQsRUFBQyxDQUFDLEdBQUVFLEdBQUUsSUFBSUQsRUFBQztBQUFHLFdBQU0sRUFBQyxHQUFFRSxJQUFFLEdBQUUsS0FBR0ksSUFBRSxHQUFFSixHQUFFLElBQUksSUFBR0gsRUFBQyxHQUFFLEdBQUVHLEdBQUUsSUFBRSxDQUFDRixJQUFFTSxPQUFJSCxHQUFFRyxLQUFFTixJQUFFRSxHQUFFLENBQUMsSUFBRSxDQUFDSSxJQUFFUCxPQUFJSSxHQUFFSCxHQUFFLE1BQU1NLElBQUVQLEVBQUMsR0FBRUcsR0FBRSxHQUFHLEVBQUM7QUFBQSxFQUFDLENBQUM7QUFBRSxNQUFJRSxLQUFFLENBQUMsRUFBQyxHQUFFLEVBQUMsQ0FBQyxHQUFFQyxLQUFFLEdBQUVFLEtBQUUsR0FBRUMsS0FBRTtBQUFHLGFBQVVOLE1BQUksQ0FBQyxHQUFHRixJQUFFLEVBQUUsR0FBRTtBQUFDLFFBQUlBLEtBQUU7QUFBRSxRQUFHRSxHQUFFLFlBQVVJLE1BQUtILEdBQUUsQ0FBQUcsR0FBRSxFQUFFLEtBQUtKLEVBQUMsTUFBSUYsTUFBR00sR0FBRTtBQUFHLFFBQUcsQ0FBQ0osTUFBR0YsT0FBSVEsSUFBRTtBQUFDLFVBQUcsT0FBS0EsSUFBRTtBQUFDLGNBQU1SLEtBQUUsSUFBSSxJQUFJSSxHQUFFLElBQUksQ0FBQUosT0FBR0EsR0FBRSxDQUFDLENBQUMsR0FBRUUsS0FBRSxDQUFDO0FBQUUsbUJBQVMsRUFBQyxHQUFFSSxJQUFFLEdBQUVQLElBQUUsR0FBRUUsSUFBRSxHQUFFUSxHQUFDLEtBQUlOLEdBQUUsS0FBR0ssS0FBRUMsSUFBRTtBQUFDLGdCQUFNTixLQUFFRixHQUFFSSxJQUFFRSxFQUFDO0FBQUUscUJBQVVDLE1BQUtGLEdBQUUsT0FBS04sR0FBRSxLQUFHLENBQUNNLEdBQUUsS0FBRyxDQUFDRSxJQUFFO0FBQUMsZ0JBQUlSO0FBQUUsdUJBQVVFLE1BQUtFLEdBQUUsS0FBR0YsR0FBRSxNQUFJTSxNQUFHRixHQUFFLEtBQUk7QUFBQyxvQkFBTUYsS0FBRUYsR0FBRSxNQUFJSSxNQUFHSixHQUFFLE1BQUlNLElBQUVDLEtBQUVMLEtBQUVGLEdBQUUsSUFBRUEsSUFBRVEsS0FBRUosR0FBRSxLQUFHRixLQUFFRixHQUFFLElBQUVDLEtBQUVKLEtBQUVVLEdBQUUsSUFBRSxNQUFJQSxHQUFFLE1BQUlELE9BQUlKLEtBQUVILEdBQUVHLEtBQUVGLEdBQUUsSUFBRUcsSUFBRUUsRUFBQyxJQUFFSjtBQUFHLGVBQUMsQ0FBQ0gsTUFBR1UsS0FBRVYsR0FBRSxPQUFLQSxLQUFFLEVBQUMsR0FBRUksS0FBRUYsR0FBRSxJQUFFRyxJQUFFLEdBQUVJLElBQUUsR0FBRUgsSUFBRSxHQUFFRSxJQUFFLEdBQUVELElBQUUsR0FBRUcsR0FBQztBQUFBLFlBQUU7QUFBQyxZQUFBVixNQUFHRSxHQUFFLEtBQUtGLEVBQUM7QUFBQSxVQUFDO0FBQUEsUUFBQztBQUFDLFFBQUFJLEtBQUVGO0FBQUEsTUFBQztBQUFDLE1BQUFNLEtBQUVSLElBQUVLLEtBQUVFO0FBQUEsSUFBQztBQUFDLElBQUFBLE1BQUdMLEdBQUU7QUFBQSxFQUFNO0FBQUMsRUFBQUUsR0FBRSxVQUFRSCxHQUFFLENBQUM7QUFBRSxRQUFNUSxLQUFFLENBQUM7QUFBRSxXQUFRUCxLQUFFRSxHQUFFLE9BQU8sQ0FBQ0osSUFBRUUsT0FBSUEsR0FBRSxJQUFFRixHQUFFLElBQUVFLEtBQUVGLEVBQUMsR0FBRUUsR0FBRSxHQUFFQSxLQUFFQSxHQUFFLEVBQUUsQ0FBQU8sR0FBRSxLQUFLUCxHQUFFLEVBQUVGLEdBQUUsTUFBTUUsR0FBRSxHQUFFQSxHQUFFLENBQUMsQ0FBQyxDQUFDO0FBQUUsRUFBQU8sR0FBRSxRQUFRLEVBQUUsUUFBUSxDQUFBVCxPQUFHQSxHQUFFTSxJQUFFUCxFQUFDLENBQUM7QUFBQyxHQUFFLE9BQU1NLElBQUUsS0FBSUUsSUFBRSxPQUFNQyxJQUFFLFNBQVFFLElBQUUsY0FBYUMsSUFBRSxPQUFNQyxJQUFFLFdBQVVDLElBQUUsV0FBVUksSUFBRSxNQUFLRixHQUFDO0FBQTc1QixJQUErNUJJLEtBQUUsT0FBSyxFQUFDLEdBQUVwQixHQUFFLElBQUksR0FBRSxHQUFFLEdBQUUsS0FBS0MsSUFBRUUsSUFBRTtBQUFDLFdBQVFJLEtBQUVKLElBQUVILEtBQUUsS0FBRyxJQUFFLEtBQUssSUFBR08sS0FBRSxHQUFFQSxNQUFHUCxJQUFFQSxLQUFFLEVBQUUsTUFBSyxFQUFFLEtBQUssS0FBRyxDQUFDLEtBQUdDLE1BQUdELE1BQUdPLElBQUUsS0FBSyxLQUFHQSxLQUFFUCxLQUFFTyxLQUFFUDtBQUFDLEVBQUM7QUFBbGhDLElBQXFoQ3FCLEtBQUUsQ0FBQ3BCLElBQUVFLEtBQUVGLEtBQUVBLElBQUVNLEtBQUVQLEdBQUVHLEVBQUMsT0FBSyxFQUFDLE1BQUtGLElBQUUsR0FBRU0sSUFBRSxLQUFJLENBQUNKLElBQUVILE9BQUlHLE1BQUcsS0FBR0EsS0FBRUYsTUFBRyxDQUFDLEVBQUUsSUFBRU0sR0FBRVAsS0FBRUMsS0FBRUUsRUFBQyxJQUFHLFNBQVMsRUFBQyxJQUFHQSxLQUFFLE1BQUssS0FBSUksS0FBRSxNQUFLLElBQUdQLEtBQUUsTUFBSyxLQUFJRSxLQUFFLEdBQUUsTUFBS0UsS0FBRUYsSUFBRSxNQUFLRyxLQUFFSCxHQUFDLElBQUUsQ0FBQyxHQUFFO0FBQUMsTUFBSUksS0FBRTtBQUFHLFdBQVFKLEtBQUUsQ0FBQ0csSUFBRUgsS0FBRUQsS0FBRUksSUFBRSxFQUFFSCxJQUFFO0FBQUMsYUFBUUYsS0FBRSxDQUFDSSxJQUFFSixLQUFFQyxLQUFFRyxJQUFFLEVBQUVKLEdBQUUsQ0FBQU0sTUFBRyxLQUFLLElBQUlOLElBQUVFLEVBQUMsSUFBRUMsS0FBRUk7QUFBRSxJQUFBRCxNQUFHTjtBQUFBLEVBQUM7QUFBQyxTQUFPTTtBQUFDLEdBQUUsWUFBWUgsSUFBRSxFQUFDLElBQUdJLEtBQUUsQ0FBQyxHQUFFLEdBQUUsQ0FBQyxHQUFFLEtBQUlQLEtBQUUsQ0FBQyxHQUFFLEdBQUUsR0FBRSxDQUFDLEdBQUUsS0FBSUUsS0FBRSxHQUFFLE1BQUtFLEtBQUVGLElBQUUsTUFBS0csS0FBRUgsR0FBQyxJQUFFLENBQUMsR0FBRTtBQUFDLFFBQU1JLEtBQUVMLEtBQUUsSUFBRUcsSUFBRUksS0FBRVAsS0FBRSxJQUFFSSxJQUFFSSxLQUFFTixHQUFFLGdCQUFnQkcsSUFBRUUsRUFBQyxHQUFFRSxLQUFFLElBQUksWUFBWUQsR0FBRSxLQUFLLE1BQU07QUFBRSxFQUFBQSxHQUFFLEtBQUssSUFBSSxDQUFDLEdBQUdGLElBQUUsR0FBRyxDQUFDO0FBQUUsUUFBTUksS0FBRUQsR0FBRSxDQUFDO0FBQUUsRUFBQUQsR0FBRSxLQUFLLElBQUksQ0FBQyxHQUFHVCxJQUFFLEdBQUcsQ0FBQztBQUFFLFFBQU1ZLEtBQUVGLEdBQUUsQ0FBQztBQUFFLFdBQVFULEtBQUUsR0FBRUEsS0FBRU8sSUFBRSxFQUFFUCxHQUFFLFVBQVFFLEtBQUUsR0FBRUEsS0FBRUcsSUFBRSxFQUFFSCxHQUFFLENBQUFPLEdBQUVULEtBQUVLLEtBQUVILEVBQUMsSUFBRSxLQUFLLElBQUlBLEtBQUVDLElBQUVILEtBQUVJLEVBQUMsSUFBRU0sS0FBRUM7QUFBRSxTQUFPSDtBQUFDLEdBQUUsU0FBU1IsSUFBRUUsSUFBRTtBQUFDLFFBQU1JLEtBQUVOLEdBQUUsV0FBVyxJQUFJLEdBQUVELEtBQUUsS0FBSyxZQUFZTyxJQUFFSixFQUFDO0FBQUUsRUFBQUYsR0FBRSxRQUFNRCxHQUFFLE9BQU1DLEdBQUUsU0FBT0QsR0FBRSxRQUFPTyxHQUFFLGFBQWFQLElBQUUsR0FBRSxDQUFDO0FBQUMsR0FBRSxVQUFVLEVBQUMsTUFBS0MsS0FBRSxhQUFZLE9BQU1FLEtBQUUsR0FBRSxHQUFHSSxHQUFDLElBQUUsQ0FBQyxHQUFFO0FBQUMsUUFBTVAsS0FBRSxTQUFTLGNBQWMsUUFBUSxHQUFFRSxLQUFFRixHQUFFLFdBQVcsSUFBSSxHQUFFSSxLQUFFLEtBQUssWUFBWUYsSUFBRUssRUFBQztBQUFFLFNBQU9QLEdBQUUsUUFBTUksR0FBRSxRQUFNRCxJQUFFSCxHQUFFLFNBQU9JLEdBQUUsU0FBT0QsSUFBRUQsR0FBRSxhQUFhRSxJQUFFLEdBQUUsQ0FBQyxHQUFFRixHQUFFLHdCQUFzQixPQUFHQSxHQUFFLDJCQUF5QixRQUFPQSxHQUFFLFVBQVVGLElBQUUsR0FBRSxHQUFFSSxHQUFFLE9BQU1BLEdBQUUsUUFBTyxHQUFFLEdBQUVKLEdBQUUsT0FBTUEsR0FBRSxNQUFNLEdBQUVBLEdBQUUsVUFBVUMsSUFBRSxDQUFDO0FBQUMsRUFBQztBQUEvL0QsSUFBa2dFcUIsS0FBRSxDQUFDLENBQUNyQixJQUFFRSxPQUFJLEtBQUdGLEtBQUVFLEtBQUcsQ0FBQ0YsSUFBRUUsT0FBSSxJQUFFQSxJQUFFLENBQUFGLE9BQUdBLEtBQUUsR0FBRSxDQUFDQSxJQUFFRSxRQUFLRixLQUFFRSxNQUFHLEdBQUUsQ0FBQ0YsSUFBRUUsT0FBSSxLQUFHRixLQUFFLElBQUVFLE1BQUcsSUFBRyxDQUFDRixJQUFFRSxRQUFLRixLQUFFRSxLQUFFLEtBQUdGLEtBQUVFLEtBQUUsR0FBRSxDQUFDRixJQUFFRSxRQUFLRixLQUFFRSxNQUFHRixLQUFFRSxLQUFFLElBQUUsR0FBRSxDQUFDRixJQUFFRSxRQUFLRixLQUFFRSxNQUFHRixLQUFFRSxLQUFFLElBQUUsQ0FBQztBQUF2b0UsSUFBeW9Fb0IsS0FBRXZCLEdBQUUsR0FBRztBQUFFLFNBQVFDLEtBQUUsR0FBRUUsS0FBRSxHQUFFRixLQUFFLEtBQUlFLEtBQUUsSUFBRUEsS0FBRSxPQUFLQSxLQUFFLEtBQUssQ0FBQW9CLEdBQUVBLEdBQUVwQixLQUFFLEdBQUcsSUFBRUYsSUFBRyxJQUFFRTtBQUFFLElBQU0sSUFBRSxDQUFBRixPQUFHc0IsR0FBRXRCLEtBQUUsR0FBRztBQUFsQixJQUFvQnVCLEtBQUUsQ0FBQXZCLE9BQUdzQixHQUFFdEIsS0FBRSxHQUFHO0FBQWhDLElBQWtDd0IsS0FBRSxDQUFDeEIsSUFBRUUsT0FBSTtBQUFDLFFBQU1JLEtBQUVQLEdBQUVDLEdBQUUsU0FBT0UsR0FBRSxTQUFPLENBQUM7QUFBRSxXQUFRSCxLQUFFLEdBQUVBLEtBQUVDLEdBQUUsUUFBTyxFQUFFRCxHQUFFLFVBQVFFLEtBQUUsR0FBRUEsS0FBRUMsR0FBRSxRQUFPLEVBQUVELEdBQUUsQ0FBQUssR0FBRVAsS0FBRUUsRUFBQyxLQUFHLEVBQUVELEdBQUVELEVBQUMsSUFBRUcsR0FBRUQsRUFBQyxDQUFDO0FBQUUsU0FBT0ssR0FBRSxJQUFJaUIsRUFBQztBQUFDO0FBQXJLLElBQXVLRSxLQUFFLENBQUN6QixJQUFFRSxPQUFJO0FBQUMsUUFBTUksS0FBRVAsR0FBRUMsR0FBRSxTQUFPRSxHQUFFLFNBQU8sQ0FBQztBQUFFLEVBQUFJLEdBQUUsSUFBSU4sSUFBRSxDQUFDO0FBQUUsV0FBUUQsS0FBRSxHQUFFQSxLQUFFQyxHQUFFLFFBQU8sRUFBRUQsR0FBRSxLQUFHTyxHQUFFUCxFQUFDLEdBQUU7QUFBQyxVQUFNQyxLQUFFdUIsR0FBRWpCLEdBQUVQLEVBQUMsQ0FBQztBQUFFLGFBQVFFLEtBQUUsR0FBRUEsS0FBRUMsR0FBRSxRQUFPLEVBQUVELEdBQUUsQ0FBQUssR0FBRVAsS0FBRUUsRUFBQyxLQUFHLEVBQUVDLEdBQUVELEVBQUMsSUFBRUQsRUFBQztBQUFBLEVBQUM7QUFBQyxTQUFPTSxHQUFFLE1BQU1OLEdBQUUsTUFBTTtBQUFDO0FBQXBWLElBQXNWMEIsS0FBRSxDQUFDLENBQUMsQ0FBQyxHQUFFLENBQUMsR0FBRSxDQUFDLENBQUM7QUFBRSxTQUFRMUIsS0FBRSxHQUFFQSxLQUFFLElBQUcsRUFBRUEsR0FBRSxDQUFBMEIsR0FBRSxLQUFLRixHQUFFRSxHQUFFMUIsRUFBQyxHQUFFLENBQUMsR0FBRUEsRUFBQyxDQUFDLENBQUM7QUFBRSxJQUFNMkIsS0FBRSxDQUFDM0IsSUFBRUUsT0FBSTtBQUFDLFFBQU1JLEtBQUUsQ0FBQyxDQUFDLEdBQUUsQ0FBQyxDQUFDO0FBQUUsTUFBSUwsS0FBRSxHQUFFRSxLQUFFO0FBQUUsYUFBUyxDQUFDSixJQUFFSyxFQUFDLEtBQUlGLEdBQUUsRUFBRSxVQUFRRyxLQUFFLEdBQUVBLEtBQUVOLElBQUUsRUFBRU0sSUFBRUosTUFBR0csSUFBRTtBQUFDLFVBQU1MLEtBQUVDLEdBQUUsTUFBTUMsSUFBRUEsS0FBRUcsRUFBQztBQUFFLElBQUFFLEdBQUUsQ0FBQyxFQUFFLEtBQUtQLEVBQUMsR0FBRU8sR0FBRSxDQUFDLEVBQUUsS0FBS21CLEdBQUUxQixJQUFFMkIsR0FBRXhCLEdBQUUsQ0FBQyxDQUFDLENBQUMsR0FBRUMsTUFBR0MsS0FBRUYsR0FBRTtBQUFBLEVBQUM7QUFBQyxRQUFNRSxLQUFFTCxHQUFFSSxFQUFDO0FBQUUsRUFBQUEsS0FBRTtBQUFFLGFBQVVILE1BQUtNLEdBQUUsVUFBUUosS0FBRSxHQUFFSSxLQUFFLElBQUdBLEtBQUVILElBQUUsRUFBRUQsSUFBRTtBQUFDLElBQUFJLEtBQUVIO0FBQUUsZUFBVUcsTUFBS04sR0FBRSxDQUFBRSxLQUFFSSxHQUFFLFdBQVNGLEdBQUVELElBQUcsSUFBRUcsR0FBRUosRUFBQztBQUFBLEVBQUU7QUFBQyxTQUFPRTtBQUFDO0FBQWxSLElBQW9Sd0IsS0FBRSxDQUFDNUIsSUFBRUUsSUFBRUksT0FBSTtBQUFDLE1BQUlQLEtBQUVDLE9BQUlNO0FBQUUsV0FBUU4sS0FBRSxXQUFVQSxPQUFJLElBQUcsQ0FBQUQsS0FBRUMsT0FBSUQsTUFBR0csTUFBR0YsTUFBR007QUFBSSxTQUFPUCxLQUFFQztBQUFDO0FBQXBXLElBQXNXNkIsS0FBRSxDQUFDLEVBQUMsTUFBSzdCLElBQUUsR0FBRUUsR0FBQyxHQUFFSSxPQUFJO0FBQUMsUUFBTVAsS0FBRSxDQUFDTyxJQUFFUCxJQUFFRSxJQUFFRSxPQUFJO0FBQUMsV0FBS0YsT0FBSyxHQUFFSyxNQUFHTixHQUFFLENBQUFFLEdBQUUsS0FBS0MsSUFBRUcsSUFBRUEsS0FBRVAsRUFBQztBQUFBLEVBQUMsR0FBRUUsS0FBRSxDQUFDQyxJQUFFSSxJQUFFTCxPQUFJO0FBQUMsYUFBUUUsS0FBRSxHQUFFQSxPQUFJLEdBQUVGLE1BQUcsRUFBRSxDQUFBRixHQUFFTyxLQUFFTixLQUFFRSxNQUFHRCxNQUFHLE1BQUlELEtBQUUsSUFBR0MsSUFBRUEsSUFBRSxJQUFFRSxFQUFDO0FBQUEsRUFBQyxHQUFFQSxLQUFFLE1BQUlILEtBQUUsT0FBSyxLQUFHTSxLQUFFLElBQUUsTUFBSSxJQUFFLE9BQUk7QUFBRyxNQUFHQSxLQUFFLEVBQUUsVUFBUUosS0FBRUYsS0FBRSxHQUFFRSxLQUFFLEdBQUVBLE1BQUdDLElBQUU7QUFBQyxhQUFRSCxLQUFFRSxJQUFFRixLQUFFLEdBQUVBLE1BQUdHLEdBQUUsQ0FBQUYsR0FBRUMsSUFBRUYsSUFBRSxDQUFDO0FBQUUsSUFBQUUsS0FBRUYsS0FBRSxLQUFHQyxHQUFFQyxJQUFFLEdBQUUsQ0FBQztBQUFBLEVBQUM7QUFBQyxNQUFHSSxLQUFFLEVBQUUsVUFBUVAsS0FBRTZCLEdBQUV0QixJQUFFLE1BQUssRUFBRSxHQUFFTCxLQUFFLEdBQUVBLEtBQUUsR0FBRSxFQUFFQSxHQUFFLFVBQVFLLEtBQUUsSUFBR0EsT0FBSyxHQUFFUCxPQUFJLEVBQUUsQ0FBQUcsR0FBRUQsS0FBRUQsS0FBRU0sRUFBQyxJQUFFLElBQUUsSUFBRVA7QUFBRSxFQUFBQSxHQUFFLEdBQUUsR0FBRSxHQUFFLENBQUMsR0FBRUEsR0FBRUMsS0FBRSxHQUFFLEdBQUUsR0FBRSxDQUFDO0FBQUUsV0FBUU0sS0FBRSxHQUFFQSxLQUFFTixJQUFFLEVBQUVNLEdBQUUsQ0FBQUosR0FBRSxJQUFFRixLQUFFTSxFQUFDLElBQUUsSUFBRSxJQUFFQTtBQUFFLEVBQUFMLEdBQUUsR0FBRSxHQUFFLENBQUMsR0FBRUEsR0FBRUQsS0FBRSxHQUFFLEdBQUUsQ0FBQztBQUFFLFdBQVFNLEtBQUUsR0FBRUEsS0FBRU4sSUFBRSxFQUFFTSxHQUFFLFVBQVFQLEtBQUVPLElBQUVQLEtBQUVDLElBQUUsRUFBRUQsR0FBRSxDQUFBRyxHQUFFSCxLQUFFQyxLQUFFTSxFQUFDLElBQUVKLEdBQUVJLEtBQUVOLEtBQUVELEVBQUM7QUFBRSxFQUFBRyxJQUFHRixLQUFFLEtBQUdBLEtBQUUsQ0FBQyxJQUFFO0FBQUM7QUFBMzBCLElBQTYwQjhCLEtBQUUsQ0FBQyxFQUFDLE1BQUs5QixJQUFFLEdBQUVFLEdBQUMsTUFBSTtBQUFDLFFBQU1JLEtBQUUsQ0FBQztBQUFFLFdBQVFQLEtBQUVDLEtBQUUsR0FBRUMsS0FBRUQsSUFBRUcsS0FBRSxJQUFHSixNQUFHLEdBQUVBLE1BQUcsR0FBRTtBQUFDLFNBQUksTUFBSUEsT0FBSUEsS0FBRSxJQUFHRSxNQUFHRSxJQUFFLE9BQUtGLE1BQUdBLE9BQUlELE1BQUc7QUFBQyxZQUFNRyxLQUFFRixLQUFFRCxLQUFFRDtBQUFFLE1BQUFHLEdBQUVDLEtBQUUsQ0FBQyxLQUFHRyxHQUFFLEtBQUtILEtBQUUsQ0FBQyxHQUFFRCxHQUFFQyxFQUFDLEtBQUdHLEdBQUUsS0FBS0gsRUFBQztBQUFBLElBQUM7QUFBQyxJQUFBQSxNQUFHO0FBQUEsRUFBRTtBQUFDLFNBQU9HO0FBQUM7QUFBbi9CLElBQXEvQnlCLEtBQUUsQ0FBQyxFQUFDLEdBQUUvQixHQUFDLEdBQUVFLElBQUVJLE9BQUlKLEdBQUUsUUFBUSxDQUFDQSxJQUFFSCxPQUFJQyxHQUFFRSxFQUFDLElBQUVJLEdBQUVQLE1BQUcsQ0FBQyxNQUFJLElBQUUsQ0FBQ0EsTUFBRyxDQUFDO0FBQTNpQyxJQUE2aUNpQyxLQUFFLENBQUMsRUFBQyxNQUFLaEMsSUFBRSxHQUFFRSxHQUFDLEdBQUVJLElBQUVQLElBQUVFLE9BQUk7QUFBQyxXQUFRRixLQUFFLEdBQUVBLEtBQUVDLElBQUUsRUFBRUQsR0FBRSxVQUFRRSxLQUFFLEdBQUVBLEtBQUVELElBQUUsRUFBRUMsSUFBRTtBQUFDLFVBQU1FLEtBQUVKLEtBQUVDLEtBQUVDO0FBQUUsSUFBQUMsR0FBRUMsRUFBQyxLQUFHLEVBQUVHLEdBQUVMLElBQUVGLEVBQUMsS0FBRyxJQUFFRyxHQUFFQyxFQUFDO0FBQUEsRUFBRTtBQUFDLE1BQUlBLEtBQUUsUUFBTXlCLElBQUcsSUFBRTNCLE9BQUksSUFBRUYsSUFBRSxNQUFLLEVBQUU7QUFBRSxXQUFRTyxLQUFFLEdBQUVBLE9BQUksR0FBRUgsT0FBSSxFQUFFLENBQUFELElBQUdJLE1BQUdBLEtBQUUsTUFBSU4sS0FBRSxDQUFDLElBQUUsSUFBRUcsSUFBRUQsR0FBRSxJQUFFRixLQUFFTSxFQUFDLElBQUUsSUFBRUg7QUFBRSxXQUFRRyxLQUFFLEdBQUUsRUFBRUEsSUFBRUgsSUFBRUEsT0FBSSxFQUFFLENBQUFELEdBQUUsSUFBRUYsS0FBRU0sTUFBR0EsS0FBRSxFQUFFLElBQUUsSUFBRUgsSUFBRUQsSUFBR0YsS0FBRU0sTUFBR04sS0FBRSxDQUFDLElBQUUsSUFBRUc7QUFBQztBQUE1eUMsSUFBOHlDOEIsS0FBRSxDQUFDLEVBQUMsTUFBS2pDLElBQUUsR0FBRUUsR0FBQyxHQUFFSSxLQUFFLEdBQUVQLEtBQUUsTUFBSTtBQUFDLFdBQVFFLEtBQUUsR0FBRUEsS0FBRUQsSUFBRSxFQUFFQyxJQUFFO0FBQUMsYUFBUUUsS0FBRSxHQUFFQSxLQUFFLEdBQUUsRUFBRUEsR0FBRSxVQUFRQyxJQUFFQyxLQUFFLEdBQUVFLEtBQUUsR0FBRUMsS0FBRSxHQUFFSCxLQUFFTCxJQUFFLEVBQUVLLElBQUU7QUFBQyxZQUFNSSxLQUFFLElBQUVQLEdBQUVDLEtBQUVGLEtBQUVELEtBQUVLLEtBQUVBLEtBQUVMLEtBQUVDLEVBQUM7QUFBRSxNQUFBRixNQUFHVSxJQUFFRixNQUFHQSxNQUFHLElBQUUsWUFBVSxVQUFRRSxLQUFFLElBQUcsT0FBS0YsT0FBSUQsTUFBRyxLQUFJRyxLQUFFRCxPQUFJSixLQUFFLElBQUdJLEtBQUVDLElBQUVILE1BQUcsTUFBSSxFQUFFRixLQUFFLElBQUVBLEtBQUU7QUFBQSxJQUFDO0FBQUMsUUFBR0gsR0FBRSxVQUFRRixLQUFFQyxLQUFFQyxJQUFFRSxLQUFFLElBQUVELEdBQUVELEtBQUUsQ0FBQyxJQUFFQyxHQUFFRCxFQUFDLEdBQUVGLEtBQUVDLEtBQUVBLElBQUVELE1BQUdDLElBQUU7QUFBQyxZQUFNQSxLQUFFLElBQUVFLEdBQUVILEtBQUUsQ0FBQyxJQUFFRyxHQUFFSCxFQUFDO0FBQUUsTUFBQU8sTUFBRyxJQUFFLEVBQUUsS0FBR0gsS0FBRUgsTUFBRyxLQUFHRyxLQUFFSCxNQUFJRyxLQUFFSDtBQUFBLElBQUM7QUFBQSxFQUFDO0FBQUMsU0FBT00sS0FBRSxNQUFJLEtBQUcsS0FBSyxJQUFJUCxNQUFHQyxLQUFFQSxNQUFHLENBQUMsSUFBRTtBQUFFO0FBQXhvRCxJQUEwb0RrQyxLQUFFLENBQUM7QUFBN29ELElBQStvREMsS0FBRSxDQUFDbkMsS0FBRUMsR0FBRSxDQUFDLEdBQUUsRUFBQyxvQkFBbUJLLEtBQUUsR0FBRSxvQkFBbUJQLEtBQUUsR0FBRSxZQUFXSSxLQUFFLEdBQUUsWUFBV0MsS0FBRSxJQUFHLE1BQUtDLElBQUUsU0FBUUUsS0FBRSxPQUFNLEdBQUdDLEdBQUMsSUFBRSxDQUFDLE1BQUk7QUFBQyxFQUFBVCxLQUFFTyxNQUFHTCxHQUFFLENBQUMsR0FBRUcsS0FBRUQsTUFBR0YsR0FBRSxDQUFDLEdBQUUsWUFBVSxPQUFPRCxPQUFJQSxLQUFFLEVBQUUsS0FBS0EsSUFBRVEsRUFBQztBQUFHLFdBQVFQLEtBQUVFLElBQUVLLEtBQUUsR0FBRVAsTUFBR0csSUFBRSxFQUFFSCxJQUFFO0FBQUMsUUFBSUUsS0FBRStCLEdBQUVqQyxFQUFDO0FBQUUsSUFBQUUsT0FBSStCLEdBQUVqQyxFQUFDLElBQUVFLEtBQUVpQixHQUFFLElBQUVuQixLQUFFLEVBQUUsR0FBRTRCLEdBQUUxQixJQUFFRixFQUFDLEdBQUVFLEdBQUUsSUFBRTJCLEdBQUUzQixFQUFDO0FBQUcsVUFBTUMsS0FBRUYsR0FBRUQsSUFBRUUsR0FBRSxFQUFFLFVBQVEsQ0FBQztBQUFFLFFBQUcsSUFBRUMsR0FBRUUsRUFBQyxFQUFFLElBQUVFLEdBQUU7QUFBUyxVQUFNQyxLQUFFVSxHQUFFO0FBQUUsSUFBQW5CLEdBQUVTLElBQUVSLEVBQUMsR0FBRU8sS0FBRUMsR0FBRTtBQUFFLGFBQVFULEtBQUVELElBQUVDLE1BQUdNLElBQUUsRUFBRU4sSUFBRTtBQUFDLFlBQU1FLEtBQUVFLEdBQUVKLEVBQUM7QUFBRSxVQUFHLElBQUVFLEdBQUUsSUFBRU0sR0FBRTtBQUFTLFdBQUlDLEdBQUUsSUFBRUQsS0FBRSxLQUFHLElBQUdDLEdBQUUsSUFBRSxJQUFFUCxHQUFFLElBQUcsQ0FBQU8sR0FBRSxLQUFLRixJQUFFLEVBQUU7QUFBRSxZQUFNRCxLQUFFYyxHQUFFakIsR0FBRSxNQUFLQSxHQUFFLENBQUM7QUFBRSxhQUFPNEIsR0FBRXpCLElBQUVILEdBQUUsR0FBRXdCLEdBQUVsQixHQUFFLEdBQUVQLEVBQUMsQ0FBQyxJQUFHbUIsR0FBRWhCLEVBQUMsSUFBRSxDQUFDZ0IsR0FBRWhCLEVBQUMsQ0FBQyxJQUFFZ0IsSUFBRyxJQUFJLENBQUNuQixJQUFFSCxPQUFJO0FBQUMsY0FBTUUsS0FBRW1CLEdBQUVkLEdBQUUsTUFBS0EsR0FBRSxDQUFDO0FBQUUsZUFBTzBCLEdBQUUvQixJQUFFQyxJQUFFRyxNQUFHTixJQUFFQyxFQUFDLEdBQUVDLEdBQUUsSUFBRW9CLEdBQUVoQixFQUFDLElBQUUsSUFBRTRCLEdBQUVoQyxFQUFDLEdBQUVBO0FBQUEsTUFBQyxDQUFDLEVBQUUsT0FBTyxDQUFDRCxJQUFFRSxPQUFJQSxHQUFFLElBQUVGLEdBQUUsSUFBRUUsS0FBRUYsRUFBQztBQUFBLElBQUM7QUFBQSxFQUFDO0FBQUMsRUFBQUMsR0FBRSxDQUFDO0FBQUM7QUFBRWtDLEdBQUUsT0FBSyxJQUFJbkMsT0FBSSxDQUFDRSxJQUFFSSxPQUFJNkIsR0FBRWpDLElBQUUsRUFBQyxPQUFNLENBQUMsR0FBR2dCLElBQUUsR0FBR2xCLEVBQUMsR0FBRSxHQUFHTSxHQUFDLENBQUM7OztBQ1kxck4sSUFBTSxnQkFBZ0IsRUFBNkIsSUFBSTtBQUV2RCxTQUFTLFlBQW9CO0FBQ2xDLFFBQU0sU0FBUzhCLEdBQVcsYUFBYTtBQUN2QyxNQUFJLFdBQVcsTUFBTTtBQUNuQixVQUFNLElBQUksTUFBTSw4QkFBOEI7QUFBQSxFQUNoRDtBQUNBLFNBQU87QUFDVDtBQUtPLFNBQVMsV0FBa0I7QUFDaEMsUUFBTSxFQUFFLE9BQUFDLE9BQU0sSUFBSSxVQUFVO0FBQzVCLFNBQU8sQ0FBQyxRQUFRQSxPQUFNLE1BQU0sR0FBRyxLQUFLO0FBQ3RDOzs7QUVHTyxJQUFNQyxLQUFlQyx1QkFBT0MsSUFBSSxJQUFBO0FBQWhDLElDM0JIQyxLQUFVO0FBd0JkLFNBQVNDLEdBQVlDLElBQU1DLElBQU9DLElBQUtDLElBQWtCQyxJQUFVQyxJQUFBQTtBQUM3REosRUFBQUEsT0FBT0EsS0FBUSxDQUFBO0FBSXBCLE1BQ0NLLElBQ0FDLElBRkdDLEtBQWtCUDtBQUl0QixNQUFJLFNBQVNPLE1BQWtDLGNBQUEsT0FBUlIsR0FFdEMsTUFBS08sTUFETEMsS0FBa0IsQ0FBQSxHQUNSUCxHQUNBLFVBQUxNLEtBQ0hELEtBQU1MLEdBQU1NLEVBQUFBLElBRVpDLEdBQWdCRCxFQUFBQSxJQUFLTixHQUFNTSxFQUFBQTtBQU05QixNQUFNRSxLQUFRLEVBQ2JULE1BQUFBLElBQ0FDLE9BQU9PLElBQ1BOLEtBQUFBLElBQ0FJLEtBQUFBLElBQ0FJLEtBQVcsTUFDWEMsSUFBUyxNQUNUQyxLQUFRLEdBQ1JDLEtBQU0sTUFDTkMsS0FBWSxNQUNaQyxhQUFhQyxJQUNiQyxLQUFBQSxFQUFhQyxJQUNiQyxLQUFBQSxJQUNBQyxLQUFRLEVBQUE7QUFTVCxVQU5JaEIsTUFBWUMsUUFDZkksR0FBTUwsV0FBV0EsSUFDakJLLEdBQU1KLFNBQVNBLEtBR1pnQixFQUFRWixTQUFPWSxFQUFRWixNQUFNQSxFQUFBQSxHQUMxQkE7QUFDUjs7O0FDakVPLFNBQVMsT0FBTztBQUFBLEVBQ3JCO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRixHQUlHO0FBQ0QsUUFBTSxRQUFRLFNBQVM7QUFDdkIsUUFBTSxTQUFTYSxHQUEwQixJQUFJO0FBQzdDLEVBQUFDLEdBQVUsTUFBTTtBQUNkLFdBQU8sU0FBUyxVQUFVO0FBQUEsRUFDNUIsR0FBRyxDQUFDLENBQUM7QUFDTDtBQUFBO0FBQUEsSUFFRSxnQkFBQUM7QUFBQSxNQUFDO0FBQUE7QUFBQSxRQUNDLEtBQUs7QUFBQSxRQUNMLGNBQVk7QUFBQSxRQUNaO0FBQUEsUUFDQSxTQUFTLENBQUMsVUFBVSxNQUFNLFdBQVcsT0FBTyxXQUFXLE9BQU8sU0FBUyxNQUFNO0FBQUEsUUFFN0UsMEJBQUFBLEdBQUMsU0FBSSxPQUFNLGtCQUNUO0FBQUEsMEJBQUFBLEdBQUMsWUFDQztBQUFBLDRCQUFBQSxHQUFDLFFBQUksaUJBQU07QUFBQSxZQUNYLGdCQUFBQSxHQUFDLFlBQU8sTUFBSyxVQUFTLE9BQU0sU0FBUSxTQUFTLE1BQU0sT0FBTyxTQUFTLE1BQU0sR0FDdkUsMEJBQUFBLEdBQUMsUUFBSyxNQUFLLFNBQVEsT0FBTyxNQUFNLFlBQVksR0FBRyxHQUNqRDtBQUFBLGFBQ0Y7QUFBQSxVQUNDO0FBQUEsV0FDSDtBQUFBO0FBQUEsSUFDRjtBQUFBO0FBRUo7QUFFQSxJQUFNLFFBQVE7QUFBQSxFQUNaLE9BQU87QUFBQSxFQUNQLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLE9BQU87QUFBQSxFQUNQLE9BQU87QUFBQSxFQUNQLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLFNBQVM7QUFBQSxFQUNULE9BQU87QUFBQSxFQUNQLE1BQU07QUFBQSxFQUNOLEtBQUs7QUFBQSxFQUNMLE9BQU87QUFBQSxFQUNQLFNBQVM7QUFBQSxFQUNULFFBQVE7QUFDVjtBQUtPLFNBQVMsS0FBSyxFQUFFLE1BQU0sTUFBTSxHQUF1QztBQUN4RSxTQUNFLGdCQUFBQSxHQUFBLEtBQ0U7QUFBQSxvQkFBQUEsR0FBQyxTQUFJLE9BQU0sUUFBTyxTQUFRLGFBQVksZUFBWSxRQUNoRCwwQkFBQUEsR0FBQyxVQUFLLEdBQUcsTUFBTSxJQUFJLEdBQUcsR0FDeEI7QUFBQSxJQUNDLFNBQVMsZ0JBQUFBLEdBQUMsVUFBSyxPQUFNLFVBQVUsaUJBQU07QUFBQSxLQUN4QztBQUVKO0FBRU8sU0FBUyxXQUFXO0FBQUEsRUFDekI7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRixHQUtHO0FBQ0QsU0FDRSxnQkFBQUEsR0FBQyxZQUFPLE1BQUssVUFBUyxPQUFNLGFBQVksT0FBTyxPQUFPLGdCQUFjLFNBQVMsU0FDM0UsMEJBQUFBLEdBQUMsUUFBSyxNQUFZLE9BQWMsR0FDbEM7QUFFSjtBQUVPLFNBQVMsaUJBQWlCO0FBQy9CLFFBQU0sUUFBUSxTQUFTO0FBQ3ZCLFFBQU0sRUFBRSxPQUFBQyxRQUFPLFVBQVUsWUFBWSxJQUFJLFVBQVU7QUFDbkQsU0FDRSxnQkFBQUQsR0FBQyxjQUFTLE9BQU0sYUFBWSxjQUFZLE1BQU0sZUFBZSxHQUMxRCxVQUFBQyxPQUFNLFVBQVUsSUFBSSxDQUFDLFFBQ3BCLGdCQUFBRDtBQUFBLElBQUM7QUFBQTtBQUFBLE1BQ0MsTUFBSztBQUFBLE1BRUwsTUFBTTtBQUFBLE1BQ04sT0FBTTtBQUFBLE1BQ04sZ0JBQWMsUUFBUTtBQUFBLE1BQ3RCLGNBQVksVUFBVSxHQUFHLEtBQUs7QUFBQSxNQUM5QixTQUFTLE1BQU0sWUFBWSxHQUFHO0FBQUEsTUFFN0IsY0FBSSxZQUFZO0FBQUE7QUFBQSxJQVBaO0FBQUEsRUFRUCxDQUNELEdBQ0g7QUFFSjtBQUdBLElBQU0sWUFBb0MsRUFBRSxJQUFJLFdBQVcsSUFBSSxXQUFXLElBQUksU0FBUztBQUdoRixTQUFTLFFBQVE7QUFDdEIsU0FDRSxnQkFBQUEsR0FBQyxPQUFFLE9BQU0sU0FBUSxNQUFNLFlBQ3JCO0FBQUEsb0JBQUFBLEdBQUMsU0FBSSxLQUFJLFlBQVcsS0FBSSxJQUFHLE9BQU0sTUFBSyxRQUFPLE1BQUs7QUFBQSxJQUNsRCxnQkFBQUEsR0FBQyxVQUFLLDRCQUFjO0FBQUEsS0FDdEI7QUFFSjtBQUVPLFNBQVMsT0FBTyxFQUFFLFNBQVMsR0FBb0M7QUFDcEUsU0FDRSxnQkFBQUEsR0FBQyxPQUFFLE9BQU0sVUFBUyxNQUFLLFNBQ3BCLFVBQ0g7QUFFSjs7O0FDaklPLFNBQVMsTUFBTSxFQUFFLFNBQVMsTUFBTSxHQUF1QztBQUM1RSxRQUFNLFFBQVEsU0FBUztBQUN2QixRQUFNLFFBQVFFLEdBQXlCLElBQUk7QUFDM0MsUUFBTSxDQUFDLFVBQVUsU0FBUyxJQUFJQyxHQUFTLEtBQUs7QUFDNUMsUUFBTSxPQUFPLFlBQVk7QUFDdkIsUUFBSTtBQUNGLFlBQU0sVUFBVSxVQUFVLFVBQVUsT0FBTztBQUFBLElBQzdDLFFBQVE7QUFFTixZQUFNLFNBQVMsT0FBTztBQUN0QixlQUFTLFlBQVksTUFBTTtBQUFBLElBQzdCO0FBQ0EsY0FBVSxJQUFJO0FBQUEsRUFDaEI7QUFDQSxRQUFNLGVBQWUsNkJBQTZCLEtBQUssSUFBSSxJQUFJLE9BQU8sRUFBRSxRQUFRO0FBQ2hGLFNBQ0UsZ0JBQUFDLEdBQUMsU0FBSSxPQUFNLFNBQ1Q7QUFBQSxvQkFBQUEsR0FBQyxVQUFPLE1BQU0sU0FBUyxPQUFPLE1BQU0sU0FBUyxHQUFHO0FBQUEsSUFDaEQsZ0JBQUFBLEdBQUMsU0FDQztBQUFBLHNCQUFBQSxHQUFDLFdBQU0sS0FBSSxRQUFRLGdCQUFNLFdBQVcsR0FBRTtBQUFBLE1BQ3RDLGdCQUFBQSxHQUFDLFNBQUksT0FBTSxZQUNUO0FBQUEsd0JBQUFBO0FBQUEsVUFBQztBQUFBO0FBQUEsWUFDQyxJQUFHO0FBQUEsWUFDSCxLQUFLO0FBQUEsWUFDTCxVQUFRO0FBQUEsWUFDUixPQUFPO0FBQUEsWUFDUCxTQUFTLENBQUMsVUFBVSxNQUFNLGNBQWMsT0FBTztBQUFBO0FBQUEsUUFDakQ7QUFBQSxRQUNBLGdCQUFBQSxHQUFDLFlBQU8sTUFBSyxVQUFTLFNBQVMsTUFDNUIsZ0JBQU0sV0FBVyxHQUNwQjtBQUFBLFFBQ0MsV0FBVyxhQUNWLGdCQUFBQTtBQUFBLFVBQUM7QUFBQTtBQUFBLFlBQ0MsTUFBSztBQUFBLFlBQ0wsU0FBUyxNQUFNLFVBQVUsTUFBTSxFQUFFLE9BQU8sS0FBSyxRQUFRLENBQUMsRUFBRSxNQUFNLE1BQU0sTUFBUztBQUFBLFlBRTdFLDBCQUFBQSxHQUFDLFFBQUssTUFBSyxTQUFRLE9BQU8sTUFBTSxZQUFZLEdBQUc7QUFBQTtBQUFBLFFBQ2pEO0FBQUEsU0FFSjtBQUFBLE1BQ0EsZ0JBQUFBLEdBQUMsT0FBRSxPQUFNLFFBQU8sTUFBSyxVQUNsQixxQkFBVyxNQUFNLGFBQWEsSUFBSSxJQUNyQztBQUFBLE1BQ0MsZ0JBQWdCLGdCQUFBQSxHQUFDLE9BQUUsT0FBTSxRQUFRLGdCQUFNLGtCQUFrQixHQUFFO0FBQUEsT0FDOUQ7QUFBQSxLQUNGO0FBRUo7QUFFQSxTQUFTLE9BQU8sRUFBRSxNQUFNLE1BQU0sR0FBb0M7QUFDaEUsUUFBTSxFQUFFLE1BQU0sS0FBSyxJQUFJQyxHQUFRLE1BQU07QUFDbkMsVUFBTSxPQUFPQyxHQUFTLElBQUk7QUFDMUIsUUFBSUMsUUFBTztBQUNYLGFBQVNDLEtBQUksR0FBR0EsS0FBSSxLQUFLLE1BQU1BLE1BQUs7QUFDbEMsZUFBU0MsS0FBSSxHQUFHQSxLQUFJLEtBQUssTUFBTUEsTUFBSztBQUNsQyxRQUFBRixTQUFRLEtBQUssSUFBSUUsSUFBR0QsRUFBQyxJQUFJLElBQUlDLEVBQUMsSUFBSUQsRUFBQyxhQUFhO0FBQUEsTUFDbEQ7QUFBQSxJQUNGO0FBQ0EsV0FBTyxFQUFFLE1BQUFELE9BQU0sTUFBTSxLQUFLLEtBQUs7QUFBQSxFQUNqQyxHQUFHLENBQUMsSUFBSSxDQUFDO0FBQ1QsU0FDRSxnQkFBQUg7QUFBQSxJQUFDO0FBQUE7QUFBQSxNQUNDLE9BQU07QUFBQSxNQUNOLFNBQVMsU0FBUyxPQUFPLENBQUMsSUFBSSxPQUFPLENBQUM7QUFBQSxNQUN0QyxNQUFLO0FBQUEsTUFDTCxjQUFZO0FBQUEsTUFDWixtQkFBZ0I7QUFBQSxNQUVoQiwwQkFBQUEsR0FBQyxVQUFLLEdBQUcsTUFBTTtBQUFBO0FBQUEsRUFDakI7QUFFSjs7O0FDckVBLElBQU0sT0FBYyxvQkFBSSxJQUFJO0FBRTVCLElBQU0sVUFBVTtBQWNULFNBQVMsUUFBUSxFQUFFLEtBQUssT0FBTyxPQUFPLE9BQU8sT0FBTyxZQUFZLEdBQUcsR0FBaUI7QUFDekYsUUFBTSxRQUFRTSxHQUF1QixJQUFJO0FBQ3pDLEVBQUFDLEdBQWdCLE1BQU07QUFDcEIsVUFBTSxTQUFTLE1BQU07QUFDckIsUUFBSSxDQUFDLFFBQVE7QUFDWDtBQUFBLElBQ0Y7QUFDQSxVQUFNLE1BQU0sT0FBTyxTQUFTLFNBQVMsYUFBYTtBQUNsRCxVQUFNLFFBQVFDLFFBQU8sR0FBRztBQUN4QixXQUFPLGdCQUFnQixHQUFJLFFBQVEsQ0FBQyxLQUFLLElBQUksQ0FBQyxDQUFFO0FBQ2hELFFBQUksT0FBTztBQUNULGFBQU8sTUFBTSxZQUFZLFVBQVUsT0FBTyxNQUFNLFFBQVEsUUFBUSxRQUFRLE9BQU8sQ0FBQztBQUFBLElBQ2xGO0FBQ0EsUUFBSSxLQUFLO0FBQ1AsYUFBTyxRQUFRLE1BQU07QUFBQSxJQUN2QjtBQUFBLEVBQ0YsR0FBRyxDQUFDLEdBQUcsQ0FBQztBQUNSLEVBQUFELEdBQWdCLE1BQU07QUFDcEIsVUFBTSxRQUFRLE1BQU0sU0FBUyxjQUFjLEtBQUs7QUFDaEQsUUFBSSxPQUFPO0FBQ1QsV0FBSyxPQUFPLE9BQU8sU0FBUyxNQUFNLFVBQVUsUUFBVyxLQUFLO0FBQUEsSUFDOUQ7QUFDQSxRQUFJLE1BQU0sV0FBVyxTQUFTLE1BQU0sUUFBUSxTQUFTO0FBQ25ELGFBQU8sTUFBTSxRQUFRLFFBQVE7QUFDN0IsWUFBTSxRQUFRLGNBQTBCLGdCQUFnQixHQUFHLE1BQU0sRUFBRSxlQUFlLEtBQUssQ0FBQztBQUFBLElBQzFGO0FBQUEsRUFDRixHQUFHLENBQUMsS0FBSyxPQUFPLE9BQU8sS0FBSyxDQUFDO0FBQzdCLFNBQU8sZ0JBQUFFLEdBQUMsU0FBSSxPQUFPLFdBQVcsU0FBUyxJQUFJLEtBQUssT0FBTztBQUN6RDtBQUVBLFNBQVNELFFBQU8sS0FBb0Q7QUFDbEUsTUFBSSxDQUFDLEtBQUs7QUFDUixXQUFPO0FBQUEsRUFDVDtBQUNBLFFBQU1FLFFBQU8sSUFBSSxVQUFVLEVBQUUsZ0JBQWdCLEtBQUssZUFBZSxFQUFFO0FBQ25FLE1BQUlBLE1BQUssY0FBYyxPQUFPO0FBQzVCLFdBQU87QUFBQSxFQUNUO0FBQ0EsRUFBQUEsTUFBSyxnQkFBZ0IsT0FBTztBQUM1QixFQUFBQSxNQUFLLGdCQUFnQixRQUFRO0FBQzdCLFNBQU8sU0FBUyxXQUFXQSxPQUFNLElBQUk7QUFDdkM7QUFFQSxTQUFTLEtBQ1AsT0FDQSxPQUNBLE9BQ0EsUUFDQSxPQUNBO0FBQ0EsUUFBTSxhQUFhLFFBQVEsU0FBUyxVQUFVLEtBQUs7QUFDbkQsUUFBTSxhQUFhLGNBQWMsS0FBSztBQUN0QyxhQUFXLFNBQVMsTUFBTSxpQkFBNkIsZUFBZSxHQUFHO0FBQ3ZFLFVBQU0sU0FBUyxNQUFNLFFBQVEsVUFBVTtBQUN2QyxVQUFNLFFBQVEsTUFBTSxJQUFJLE1BQU07QUFDOUIsUUFBSSxPQUFPO0FBQ1QsWUFBTSxhQUFhLGFBQWEsS0FBSztBQUFBLElBQ3ZDLE9BQU87QUFDTCxZQUFNLGdCQUFnQixXQUFXO0FBQUEsSUFDbkM7QUFDQSxRQUFJLFFBQVE7QUFDVixZQUFNLFdBQVcsVUFBVSxZQUFZLFVBQVUsVUFBVSxVQUFVO0FBQ3JFLFlBQU0sYUFBYSxRQUFRLFFBQVE7QUFDbkMsWUFBTSxhQUFhLGdCQUFnQixPQUFPLFFBQVEsQ0FBQztBQUNuRCxZQUFNLGFBQWEsWUFBWSxXQUFXLFFBQVEsTUFBTSxJQUFJO0FBQUEsSUFDOUQsT0FBTztBQUNMLFlBQU0sZ0JBQWdCLE1BQU07QUFDNUIsWUFBTSxnQkFBZ0IsY0FBYztBQUNwQyxZQUFNLGdCQUFnQixVQUFVO0FBQUEsSUFDbEM7QUFBQSxFQUNGO0FBQ0Y7OztBQ3BGTyxTQUFTLE1BQU07QUFBQSxFQUNwQjtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQ0YsR0FBa0U7QUFDaEUsU0FDRSxnQkFBQUMsR0FBQyxZQUFPLE9BQU0sU0FDWjtBQUFBLG9CQUFBQSxHQUFDLGdCQUFXLE9BQU0sV0FDaEI7QUFBQSxzQkFBQUEsR0FBQyxPQUFHLGVBQUssT0FBTTtBQUFBLE1BQUk7QUFBQSxNQUFFLEtBQUssT0FBTyxLQUFLLElBQUk7QUFBQSxPQUM1QztBQUFBLElBQ0EsZ0JBQUFBLEdBQUMsU0FBSSxPQUFNLHFCQUFvQixjQUFZLEtBQUssVUFBVSxJQUN4RCwwQkFBQUE7QUFBQSxNQUFDO0FBQUE7QUFBQSxRQUNDLEtBQUssU0FBUyxLQUFLLE9BQU87QUFBQSxRQUMxQixPQUFPLEtBQUs7QUFBQSxRQUNaLE9BQU8sV0FBVztBQUFBLFFBQ2xCLE9BQU8sV0FBVztBQUFBO0FBQUEsSUFDcEIsR0FDRjtBQUFBLEtBQ0Y7QUFFSjtBQUdPLFNBQVMsYUFBYTtBQUFBLEVBQzNCO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBLE9BQU8sWUFBWTtBQUNyQixHQUtHO0FBQ0QsU0FDRSxnQkFBQUEsR0FBQyxTQUFJLE9BQU8sU0FBUyxTQUFTLElBQUksY0FBVyxJQUMzQywwQkFBQUEsR0FBQyxXQUFRLEtBQVUsT0FBYyxPQUFPLFdBQVcsT0FBTyxPQUFPLFdBQVcsT0FBTyxHQUNyRjtBQUVKO0FBR08sU0FBUyxRQUFRO0FBQUEsRUFDdEI7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRixHQUFvRjtBQUNsRixRQUFNLFFBQWUsV0FBVyxTQUFTLG9CQUFJLElBQUk7QUFDakQsU0FDRSxnQkFBQUEsR0FBQyxhQUFRLE9BQU0sZ0JBQWUsY0FBWSxPQUN4QztBQUFBLG9CQUFBQSxHQUFDLFFBQUksaUJBQU07QUFBQSxJQUNYLGdCQUFBQSxHQUFDLFNBQUksT0FBTSxTQUNSLGdCQUFNLElBQUksQ0FBQyxTQUNWLGdCQUFBQSxHQUFDLFFBQXFDLE1BQVksVUFBb0IsU0FBM0QsS0FBSyxVQUFVLEtBQUssS0FBcUQsQ0FDckYsR0FDSDtBQUFBLEtBQ0Y7QUFFSjtBQUVBLFNBQVMsS0FBSyxFQUFFLE1BQU0sVUFBVSxNQUFNLEdBQThDO0FBQ2xGLFFBQU1DLFFBQU8sS0FBSyxXQUFXLFNBQVksU0FBWSxNQUFNLElBQUksS0FBSyxNQUFNO0FBQzFFLFFBQU0sUUFBUSxLQUFLLE9BQU8sS0FBSyxJQUFJO0FBQ25DLFFBQU0sVUFDSixnQkFBQUQsR0FBQSxLQUNFO0FBQUEsb0JBQUFBLEdBQUMsV0FBUSxLQUFLLFNBQVMsS0FBSyxPQUFPLEdBQUcsT0FBTyxLQUFLLE9BQU87QUFBQSxJQUN6RCxnQkFBQUEsR0FBQyxVQUFLLE9BQU0sY0FBYyxtQkFBUyxLQUFLLE9BQU07QUFBQSxLQUNoRDtBQUVGLFNBQU9DLFVBQVMsU0FDZCxnQkFBQUQsR0FBQyxTQUFJLE9BQU0sY0FBYyxtQkFBUSxJQUVqQyxnQkFBQUE7QUFBQSxJQUFDO0FBQUE7QUFBQSxNQUNDLE1BQUs7QUFBQSxNQUNMLE9BQU07QUFBQSxNQUNOLGNBQVc7QUFBQSxNQUNYLGVBQWEsS0FBSztBQUFBLE1BQ2xCLGFBQVdDO0FBQUEsTUFDWCxnQkFBY0EsVUFBUztBQUFBLE1BQ3ZCLGNBQVksR0FBRyxLQUFLLEtBQUssS0FBSyxLQUFLO0FBQUEsTUFFbEM7QUFBQTtBQUFBLEVBQ0g7QUFFSjtBQUVPLFNBQVMsU0FBUyxFQUFFLFVBQVUsU0FBUyxHQUF5QztBQUNyRixRQUFNLFFBQVEsU0FBUztBQUN2QixTQUNFLGdCQUFBRCxHQUFDLGFBQVEsT0FBTSxZQUFXLGNBQVksTUFBTSxlQUFlLEdBQ3pEO0FBQUEsb0JBQUFBLEdBQUMsUUFBSSxnQkFBTSxlQUFlLEdBQUU7QUFBQSxJQUM1QixnQkFBQUEsR0FBQyxTQUFJLE9BQU0sWUFDUixtQkFBUyxJQUFJLENBQUMsU0FBUyxVQUN0QixnQkFBQUEsR0FBQyxVQUFLLE9BQU0saUJBQWlELE9BQU8sUUFBUSxNQUMxRSwwQkFBQUEsR0FBQyxXQUFRLEtBQUssU0FBUyxRQUFRLE9BQU8sR0FBRyxPQUFPLFFBQVEsTUFBTSxLQUQvQixHQUFHLFFBQVEsSUFBSSxJQUFJLEtBQUssRUFFekQsQ0FDRCxHQUNIO0FBQUEsS0FDRjtBQUVKO0FBRU8sU0FBUyxLQUFLO0FBQUEsRUFDbkI7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUNGLEdBQXdGO0FBQ3RGLFFBQU0sUUFBUSxTQUFTO0FBQ3ZCLFNBQ0UsZ0JBQUFBLEdBQUMsYUFBUSxPQUFNLFFBQU8sY0FBWSxNQUFNLFdBQVcsR0FDaEQsZUFBSyxJQUFJLENBQUMsUUFDVCxnQkFBQUE7QUFBQSxJQUFDO0FBQUE7QUFBQSxNQUVDLEtBQUssU0FBUyxJQUFJLE9BQU87QUFBQSxNQUN6QixPQUFPLElBQUk7QUFBQSxNQUNYO0FBQUE7QUFBQSxJQUhLLElBQUk7QUFBQSxFQUlYLENBQ0QsR0FDSDtBQUVKO0FBRU8sU0FBUyxPQUFPO0FBQUEsRUFDckI7QUFBQSxFQUNBO0FBQ0YsR0FBMEQ7QUFDeEQsUUFBTSxRQUFRLFNBQVM7QUFDdkIsU0FDRSxnQkFBQUEsR0FBQyxhQUFRLE9BQU0sU0FBUSxNQUFJLE1BQ3pCO0FBQUEsb0JBQUFBLEdBQUMsYUFBUyxnQkFBTSxhQUFhLEdBQUU7QUFBQSxJQUMvQixnQkFBQUEsR0FBQyxRQUFHLE9BQU0sVUFDUCxpQkFBTyxJQUFJLENBQUMsVUFDWCxnQkFBQUEsR0FBQyxTQUNDO0FBQUEsc0JBQUFBLEdBQUMsUUFDQztBQUFBLHdCQUFBQSxHQUFDLFVBQUssT0FBTSxjQUNWLDBCQUFBQSxHQUFDLFdBQVEsS0FBSyxTQUFTLE1BQU0sT0FBTyxHQUFHLE9BQU8sTUFBTSxNQUFNLEdBQzVEO0FBQUEsUUFDQyxNQUFNO0FBQUEsU0FDVDtBQUFBLE1BQ0MsTUFBTSxRQUFRLGdCQUFBQSxHQUFDLFFBQUksZ0JBQU0sTUFBSztBQUFBLFNBUHZCLE1BQU0sSUFRaEIsQ0FDRCxHQUNIO0FBQUEsS0FDRjtBQUVKOzs7QUN4Sk8sU0FBUyxJQUFJLEVBQUUsTUFBTSxHQUFrQztBQUM1RCxRQUFNLFFBQVEsU0FBUztBQUN2QixRQUFNLE9BQU9FLEdBQW9CLElBQUk7QUFDckMsRUFBQUMsR0FBVSxNQUFNO0FBQ2QsVUFBTSxNQUFNLEtBQUs7QUFDakIsUUFBSSxLQUFLO0FBQ1AsVUFBSSxZQUFZLElBQUk7QUFBQSxJQUN0QjtBQUFBLEVBQ0YsR0FBRyxDQUFDLEtBQUssQ0FBQztBQUNWLFNBQ0UsZ0JBQUFDLEdBQUMsYUFBUSxPQUFNLGFBQVksTUFBSSxNQUM3QjtBQUFBLG9CQUFBQSxHQUFDLGFBQVMsZ0JBQU0sVUFBVSxHQUFFO0FBQUEsSUFFNUIsZ0JBQUFBLEdBQUMsYUFBUSxLQUFLLE1BQU0sT0FBTSxTQUFRLFVBQVUsR0FBRyxjQUFZLE1BQU0sVUFBVSxHQUN4RSxnQkFBTSxJQUFJLENBQUMsTUFBTSxVQUNoQixnQkFBQUEsR0FBQyxPQUFnQyxZQUFVLEtBQUssU0FBUyxNQUFNLFFBQVEsQ0FBQyxHQUFHLE1BQ3hFLGVBQUssUUFEQSxHQUFHLEtBQUssSUFBSSxLQUFLLElBQUksRUFFN0IsQ0FDRCxHQUNIO0FBQUEsS0FDRjtBQUVKO0FBR08sU0FBUyxVQUFVLEVBQUUsTUFBTSxHQUFrQztBQUNsRSxTQUNFLGdCQUFBQSxHQUFDLFNBQUksT0FBTSxVQUFTLE1BQUssT0FBTSxhQUFVLFVBQ3RDLGdCQUFNLElBQUksQ0FBQyxTQUNWLGdCQUFBQSxHQUFDLE9BQW1CLGVBQUssUUFBakIsS0FBSyxJQUFpQixDQUMvQixHQUNIO0FBRUo7OztBQzdCTyxTQUFTLFdBQVcsRUFBRSxNQUFNLEdBQTBCO0FBQzNELFFBQU0sUUFBUSxTQUFTO0FBQ3ZCLFNBQ0UsZ0JBQUFDLEdBQUMsV0FBTSxPQUFNLFNBQ1gsMEJBQUFBLEdBQUMsV0FDRTtBQUFBLFVBQU0sTUFBTSxJQUFJLENBQUMsTUFBTSxVQUN0QixnQkFBQUEsR0FBQyxRQUNDO0FBQUEsc0JBQUFBLEdBQUMsUUFBRyxPQUFNLE9BQU8sZUFBSyxNQUFLO0FBQUEsTUFDM0IsZ0JBQUFBLEdBQUMsUUFBSSxlQUFLLFFBQU87QUFBQSxTQUZWLEdBQUcsS0FBSyxJQUFJLEtBQUssSUFBSSxFQUc5QixDQUNEO0FBQUEsSUFDRCxnQkFBQUEsR0FBQyxRQUFHLE9BQU0sU0FDUjtBQUFBLHNCQUFBQSxHQUFDLFFBQUcsT0FBTSxPQUFPLGdCQUFNLFlBQVksR0FBRTtBQUFBLE1BQ3JDLGdCQUFBQSxHQUFDLFFBQUksZ0JBQU0sT0FBTTtBQUFBLE9BQ25CO0FBQUEsS0FDRixHQUNGO0FBRUo7QUFHTyxTQUFTLFdBQVc7QUFBQSxFQUN6QjtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUNGLEdBQThGO0FBQzVGLFFBQU0sUUFBUSxTQUFTO0FBQ3ZCLFFBQU0sQ0FBQyxTQUFTLFFBQVEsSUFBSUMsR0FBUyxLQUFLO0FBQzFDLFNBQ0UsZ0JBQUFELEdBQUMsYUFBUSxPQUFNLGVBQ2I7QUFBQSxvQkFBQUEsR0FBQyxhQUFVLE9BQWMsT0FBYyxVQUFvQjtBQUFBLEtBQ3pELE1BQU0sT0FBTyxVQUFVLEtBQUssS0FBSyxnQkFBQUEsR0FBQyxPQUFFLE9BQU0sU0FBUyxnQkFBTSxPQUFPLEtBQUssS0FBSyxHQUFFO0FBQUEsSUFDOUUsZ0JBQUFBO0FBQUEsTUFBQztBQUFBO0FBQUEsUUFDQyxNQUFLO0FBQUEsUUFDTCxPQUFNO0FBQUEsUUFDTixTQUFTLE1BQU0sU0FBUyxJQUFJO0FBQUEsUUFDNUIsY0FBWSxHQUFHLE1BQU0sY0FBYyxDQUFDLEtBQUssTUFBTSxJQUFJO0FBQUEsUUFFbkQsMEJBQUFBLEdBQUMsaUJBQWMsT0FBYyxVQUFvQjtBQUFBO0FBQUEsSUFDbkQ7QUFBQSxJQUNDLFdBQ0MsZ0JBQUFBLEdBQUMsVUFBTyxPQUFPLE1BQU0sTUFBTSxTQUFTLE1BQU0sU0FBUyxLQUFLLEdBQ3REO0FBQUEsc0JBQUFBLEdBQUMsU0FBSSxPQUFNLGdCQUNULDBCQUFBQSxHQUFDLGlCQUFjLE9BQWMsVUFBb0IsR0FDbkQ7QUFBQSxNQUNDLE1BQU0sU0FBUyxNQUFNLE1BQU0sTUFBTSxTQUFTLEtBQUssZ0JBQUFBLEdBQUMsY0FBVyxPQUFPLE1BQU0sT0FBTztBQUFBLE9BQ2xGO0FBQUEsS0FFSjtBQUVKO0FBRUEsU0FBUyxjQUFjLEVBQUUsT0FBTyxTQUFTLEdBQWtDO0FBQ3pFLFFBQU0sUUFBUSxTQUFTO0FBQ3ZCLFNBQ0UsZ0JBQUFBLEdBQUEsS0FDRztBQUFBLFVBQU0sUUFBUSxJQUFJLENBQUMsVUFDbEIsZ0JBQUFBLEdBQUMsVUFBSyxPQUFNLFNBQ1YsMEJBQUFBLEdBQUMsV0FBUSxLQUFLLFNBQVMsTUFBTSxPQUFPLEdBQUcsT0FBTyxNQUFNLE9BQU8sS0FEcEMsTUFBTSxLQUUvQixDQUNEO0FBQUEsSUFDQSxNQUFNLGlCQUNMLGdCQUFBQSxHQUFDLFVBQUssT0FBTSxlQUNWLDBCQUFBQSxHQUFDLFdBQVEsS0FBSyxTQUFTLE1BQU0sYUFBYSxHQUFHLE9BQU8sTUFBTSxZQUFZLEdBQUcsR0FDM0U7QUFBQSxLQUVKO0FBRUo7QUFFTyxTQUFTLFVBQVU7QUFBQSxFQUN4QjtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQ0YsR0FJRztBQUNELFNBQ0UsZ0JBQUFBLEdBQUMsWUFBTyxPQUFNLGNBQ1g7QUFBQSxVQUFNLFVBQVUsZ0JBQUFBLEdBQUMsVUFBSyxPQUFNLFVBQVUsZ0JBQU0sUUFBTztBQUFBLElBQ3BELGdCQUFBQSxHQUFDLE9BQUUsT0FBTSxRQUFRLGdCQUFNLE1BQUs7QUFBQSxJQUMzQixTQUFTLGdCQUFBQSxHQUFDLGFBQVUsT0FBYztBQUFBLElBQ2xDLFlBQVksZ0JBQUFBLEdBQUMsVUFBSyxPQUFNLFlBQVksb0JBQVM7QUFBQSxJQUM3QyxNQUFNLFNBQVMsZ0JBQUFBLEdBQUMsVUFBTyxPQUFPLE1BQU0sT0FBTztBQUFBLEtBQzlDO0FBRUo7QUFFTyxTQUFTLE9BQU8sRUFBRSxNQUFNLEdBQTBCO0FBQ3ZELFFBQU0sUUFBUSxTQUFTO0FBQ3ZCLFNBQ0UsZ0JBQUFBLEdBQUMsVUFBSyxPQUFNLFVBQ1Y7QUFBQSxvQkFBQUEsR0FBQyxVQUFLLE9BQU0sVUFBVTtBQUFBLFlBQU0sWUFBWTtBQUFBLE1BQUU7QUFBQSxPQUFFO0FBQUEsSUFDM0MsTUFBTTtBQUFBLEtBQ1Q7QUFFSjtBQUdPLFNBQVMsVUFBVSxFQUFFLE1BQU0sR0FBeUI7QUFDekQsUUFBTSxRQUFRLFNBQVM7QUFDdkIsUUFBTSxFQUFFLE9BQUFFLE9BQU0sSUFBSSxVQUFVO0FBQzVCLE1BQUksTUFBTSxTQUFTLE9BQU87QUFDeEIsVUFBTSxRQUFRQSxPQUFNLE9BQU8sS0FBSyxDQUFDQyxXQUFVQSxPQUFNLFVBQVUsTUFBTSxLQUFLO0FBQ3RFLFdBQ0UsZ0JBQUFILEdBQUMsVUFBSyxPQUFNLFNBQ1Q7QUFBQSxZQUFNLFVBQVU7QUFBQSxNQUFFO0FBQUEsTUFBSSxPQUFPO0FBQUEsT0FDaEM7QUFBQSxFQUVKO0FBQ0EsTUFBSSxNQUFNLFNBQVMsWUFBWSxDQUFDLE1BQU0sV0FBVztBQUMvQyxXQUFPLGdCQUFBQSxHQUFDLFVBQUssT0FBTSxjQUFjLGdCQUFNLFdBQVcsR0FBRTtBQUFBLEVBQ3REO0FBQ0EsU0FBTyxNQUFNLFNBQVMsU0FBUyxnQkFBQUEsR0FBQyxVQUFLLE9BQU0sY0FBYyxnQkFBTSxXQUFXLEdBQUUsSUFBVTtBQUN4Rjs7O0FDdkdPLFNBQVMsVUFBVSxPQUF1QjtBQUMvQyxRQUFNLEVBQUUsT0FBTyxVQUFVLFdBQVcsS0FBSyxJQUFJO0FBQzdDLFFBQU0sUUFBUSxTQUFTO0FBQ3ZCLFFBQU0sRUFBRSxPQUFBSSxPQUFNLElBQUksVUFBVTtBQUM1QixRQUFNLE1BQU0sU0FBUyxTQUFZLFNBQVksTUFBTSxPQUFPLEtBQUssQ0FBQyxVQUFVLE1BQU0sU0FBUyxJQUFJO0FBQzdGLFFBQU0sU0FBUyxNQUFNLE9BQU8sT0FBTyxDQUFDLFVBQVUsVUFBVSxHQUFHO0FBQzNELFFBQU0sU0FBUyxNQUFNLFVBQVUsQ0FBQztBQUNoQyxRQUFNLE9BQU9DLEdBQXVCLElBQUk7QUFDeEMsc0JBQW9CLE1BQU0sTUFBTSxVQUFVLElBQUksU0FBUztBQUN2RCxTQUNFLGdCQUFBQyxHQUFDLFNBQUksT0FBTSxTQUNUO0FBQUEsb0JBQUFBLEdBQUMsU0FBSSxPQUFNLFFBQU8sS0FBSyxNQUNwQjtBQUFBLFlBQU0sUUFDTCxnQkFBQUE7QUFBQSxRQUFDO0FBQUE7QUFBQSxVQUNDLE9BQU8sTUFBTSxXQUFXO0FBQUEsVUFDeEIsT0FBTyxNQUFNO0FBQUEsVUFDYjtBQUFBLFVBQ0E7QUFBQTtBQUFBLE1BQ0Y7QUFBQSxNQUVELE1BQU0sUUFBUSxnQkFBQUEsR0FBQyxRQUFLLE1BQU0sTUFBTSxNQUFNLFVBQW9CLFdBQXNCO0FBQUEsTUFDaEYsT0FBTyxTQUFTLEtBQ2YsZ0JBQUFBLEdBQUMsU0FBSSxPQUFNLFVBQ1IsaUJBQU8sSUFBSSxDQUFDLFVBQ1gsZ0JBQUFBO0FBQUEsUUFBQztBQUFBO0FBQUEsVUFFQyxNQUFNO0FBQUEsVUFDTjtBQUFBLFVBQ0E7QUFBQTtBQUFBLFFBSEssTUFBTSxVQUFVLE1BQU07QUFBQSxNQUk3QixDQUNELEdBQ0g7QUFBQSxNQUVELE9BQ0MsZ0JBQUFBLEdBQUMsYUFBUSxPQUFNLE9BQU0sY0FBWSxJQUFJLE1BQ2xDO0FBQUEsWUFBSSxVQUNILGdCQUFBQSxHQUFDLFNBQUksT0FBTSxVQUNSLGNBQUksT0FBTyxJQUFJLENBQUMsVUFDZixnQkFBQUE7QUFBQSxVQUFDO0FBQUE7QUFBQSxZQUVDLE1BQU07QUFBQSxZQUNOO0FBQUEsWUFDQTtBQUFBO0FBQUEsVUFISyxNQUFNLFVBQVUsTUFBTTtBQUFBLFFBSTdCLENBQ0QsR0FDSDtBQUFBLFFBRUQsTUFBTSxTQUNMLGdCQUFBQTtBQUFBLFVBQUM7QUFBQTtBQUFBLFlBQ0MsT0FBTyxNQUFNLFlBQVk7QUFBQSxZQUN6QixPQUFPLE1BQU07QUFBQSxZQUNiO0FBQUEsWUFDQTtBQUFBO0FBQUEsUUFDRjtBQUFBLFFBRUQsSUFBSSxpQkFDSCxnQkFBQUE7QUFBQSxVQUFDO0FBQUE7QUFBQSxZQUNDLE9BQU07QUFBQSxZQUNOLEtBQUssU0FBUyxJQUFJLGFBQWE7QUFBQSxZQUMvQixPQUFPLE1BQU0sWUFBWTtBQUFBLFlBQ3pCO0FBQUE7QUFBQSxRQUNGO0FBQUEsUUFFRixnQkFBQUEsR0FBQyxTQUFJLE9BQU0sZUFDVDtBQUFBLDBCQUFBQTtBQUFBLFlBQUM7QUFBQTtBQUFBLGNBQ0MsT0FBTztBQUFBLGNBQ1AsT0FBTztBQUFBLGNBQ1AsVUFBVSxLQUFLRixRQUFPLE1BQU0sV0FBVyxJQUFJLElBQUk7QUFBQTtBQUFBLFVBQ2pEO0FBQUEsVUFDQyxJQUFJLFNBQVMsZ0JBQUFFLEdBQUMsT0FBRSxPQUFNLFNBQVMsY0FBSSxNQUFNLEtBQUssS0FBSyxHQUFFO0FBQUEsVUFDckQsSUFBSSxTQUFTLElBQUksTUFBTSxNQUFNLFNBQVMsS0FDckMsZ0JBQUFBLEdBQUMsYUFDQztBQUFBLDRCQUFBQSxHQUFDLGFBQVMsZ0JBQU0sWUFBWSxHQUFFO0FBQUEsWUFDOUIsZ0JBQUFBLEdBQUMsY0FBVyxPQUFPLElBQUksT0FBTztBQUFBLGFBQ2hDO0FBQUEsV0FFSjtBQUFBLFNBQ0Y7QUFBQSxNQUVELENBQUMsT0FBTyxNQUFNLFNBQ2IsZ0JBQUFBO0FBQUEsUUFBQztBQUFBO0FBQUEsVUFDQyxPQUFPLE1BQU0sWUFBWTtBQUFBLFVBQ3pCLE9BQU8sTUFBTTtBQUFBLFVBQ2I7QUFBQSxVQUNBO0FBQUE7QUFBQSxNQUNGO0FBQUEsTUFFRCxDQUFDLE9BQU8sTUFBTSxXQUNiLGdCQUFBQSxHQUFDLGFBQVEsT0FBTSxZQUNiO0FBQUEsd0JBQUFBLEdBQUMsUUFBSSxnQkFBTSxjQUFjLEdBQUU7QUFBQSxRQUMzQixnQkFBQUEsR0FBQyxVQUFLLE9BQU0saUJBQ1YsMEJBQUFBLEdBQUMsV0FBUSxLQUFLLFNBQVMsTUFBTSxRQUFRLE9BQU8sR0FBRyxPQUFPLE1BQU0sUUFBUSxNQUFNLEdBQzVFO0FBQUEsU0FDRjtBQUFBLE9BRUo7QUFBQSxJQUNBLGdCQUFBQSxHQUFDLFdBQU0sT0FBTSxRQUNWO0FBQUEsWUFBTSxTQUFTLGdCQUFBQSxHQUFDLE9BQUUsT0FBTSxlQUFlLGdCQUFNLE1BQU0sS0FBSyxLQUFLLEdBQUU7QUFBQSxNQUNoRSxnQkFBQUEsR0FBQyxTQUFJLE9BQU0sVUFDUixpQkFBTyxJQUFJLENBQUMsVUFDWCxnQkFBQUE7QUFBQSxRQUFDO0FBQUE7QUFBQSxVQUVDO0FBQUEsVUFDQSxPQUFPLE1BQU0sT0FBTyxNQUFNLE1BQU0sT0FBTyxDQUFDO0FBQUEsVUFDeEMsVUFBVSxLQUFLRixRQUFPLE1BQU0sV0FBVyxNQUFNLElBQUk7QUFBQSxVQUNqRDtBQUFBO0FBQUEsUUFKSyxNQUFNO0FBQUEsTUFLYixDQUNELEdBQ0g7QUFBQSxNQUNDLE1BQU0sWUFBWSxnQkFBQUUsR0FBQyxZQUFTLFVBQVUsTUFBTSxVQUFVLFVBQW9CO0FBQUEsTUFDM0UsZ0JBQUFBLEdBQUMsT0FBSSxPQUFPLE1BQU0sS0FBSztBQUFBLE1BQ3RCLE1BQU0sVUFBVSxnQkFBQUEsR0FBQyxVQUFPLFFBQVEsTUFBTSxRQUFRLFVBQW9CO0FBQUEsT0FDckU7QUFBQSxLQUNGO0FBRUo7QUFHQSxTQUFTLEtBQUtGLFFBQWMsV0FBOEIsTUFBa0M7QUFDMUYsUUFBTSxPQUFPLFVBQVUsU0FBUyxDQUFDLFFBQVEsSUFBSSxTQUFTLElBQUk7QUFDMUQsU0FBT0EsT0FBTSxVQUFVLEtBQUssQ0FBQyxDQUFDLElBQUksTUFBTSxTQUFTLE1BQU0sUUFBUSxJQUFJLENBQUM7QUFDdEU7QUFHQSxTQUFTLG9CQUNQLE1BQ0EsVUFDQSxXQUNBO0FBQ0EsRUFBQUcsR0FBVSxNQUFNO0FBQ2QsVUFBTSxjQUFjLFdBQVcsT0FBTyxRQUFRLFFBQVEsS0FBSztBQUMzRCxRQUFJLGFBQWEsVUFBYSxDQUFDLFlBQVk7QUFDekM7QUFBQSxJQUNGO0FBQ0EsVUFBTSxTQUFTLENBQUMsR0FBSSxLQUFLLFNBQVMsaUJBQWlCLGFBQWEsS0FBSyxDQUFDLENBQUU7QUFDeEUsVUFBTSxZQUFZLENBQUMsVUFBbUI7QUFDcEMsWUFBTSxFQUFFLEtBQUssT0FBTyxJQUFJLE1BQU0sc0JBQXNCO0FBQ3BELGFBQU8sTUFBTSxNQUFNLFNBQVMsY0FBYztBQUFBLElBQzVDO0FBQ0EsUUFBSSxPQUFPLFNBQVMsS0FBSyxDQUFDLE9BQU8sS0FBSyxTQUFTLEdBQUc7QUFDaEQsWUFBTSxPQUFPLFdBQVcsa0NBQWtDLEVBQUU7QUFDNUQsWUFBTSxXQUFXLE9BQU8sU0FBUztBQUNqQyxhQUFPLENBQUMsR0FBRyxRQUFRLGNBQWMsR0FBRyxlQUFlLEVBQUUsT0FBTyxVQUFVLFNBQVMsQ0FBQztBQUFBLElBQ2xGO0FBQUEsRUFDRixHQUFHLENBQUMsUUFBUSxDQUFDO0FBQ2Y7QUFHTyxTQUFTLGVBQWU7QUFBQSxFQUM3QjtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQ0YsR0FJRztBQUNELE1BQUksQ0FBQyxXQUFXLFFBQVEsU0FBUztBQUMvQixXQUFPO0FBQUEsRUFDVDtBQUNBLFFBQU0sRUFBRSxVQUFVLFFBQVEsSUFBSSxVQUFVO0FBQ3hDLFNBQ0UsZ0JBQUFEO0FBQUEsSUFBQztBQUFBO0FBQUEsTUFDQyxPQUFNO0FBQUEsTUFDTixPQUFPO0FBQUEsUUFDTCxNQUFNLEdBQUcsUUFBUSxDQUFDO0FBQUEsUUFDbEIsS0FBSyxHQUFHLFFBQVEsQ0FBQztBQUFBLFFBQ2pCLFdBQVcsZ0NBQWdDLFdBQVcsRUFBRSxlQUFlLFVBQVUsS0FBSyxDQUFDO0FBQUEsTUFDekY7QUFBQSxNQUVBLDBCQUFBQSxHQUFDLFdBQVEsS0FBVSxPQUFNLElBQUc7QUFBQTtBQUFBLEVBQzlCO0FBRUo7OztBQzFMQSxJQUFNLFVBQVU7QUFFVCxTQUFTLFdBQVc7QUFBQSxFQUN6QixPQUFBRTtBQUFBLEVBQ0EsTUFBQUM7QUFBQSxFQUNBO0FBQ0YsR0FJRztBQUNELFFBQU0sUUFBUSxTQUFTO0FBQ3ZCLFFBQU0sRUFBRSxTQUFTLElBQUksVUFBVTtBQUMvQixRQUFNLENBQUNDLFVBQVMsVUFBVSxJQUFJQyxHQUF1QjtBQUNyRCxRQUFNLENBQUMsT0FBTyxRQUFRLElBQUlBLEdBQW9CO0FBQzlDLFFBQU0sQ0FBQyxPQUFPLFFBQVEsSUFBSUEsR0FBUyxFQUFFO0FBQ3JDLFFBQU0sQ0FBQyxNQUFNLE9BQU8sSUFBSUEsR0FBUyxLQUFLO0FBQ3RDLFFBQU0sQ0FBQyxVQUFVLFNBQVMsSUFBSUEsR0FBUyxLQUFLO0FBQzVDLFFBQU0sT0FBTyxDQUFDLFlBQW1CLFNBQVMsUUFBUSxXQUFXLE1BQU0sbUJBQW1CLENBQUM7QUFFdkYsRUFBQUMsR0FBVSxNQUFNO0FBQ2QsSUFBSSxRQUFRSixRQUFPLFFBQVEsRUFBRSxLQUFLLFVBQVUsRUFBRSxNQUFNLElBQUk7QUFBQSxFQUMxRCxHQUFHLENBQUNBLFFBQU8sUUFBUSxDQUFDO0FBQ3BCLEVBQUFJLEdBQVUsTUFBTTtBQUNkLFFBQUksWUFBWTtBQUNoQixJQUNHLEtBQUtKLFFBQU9DLE9BQU0sTUFBTSxRQUFRLEVBQ2hDLEtBQUssQ0FBQyxVQUFVO0FBQ2YsVUFBSSxXQUFXO0FBQ2IsaUJBQVMsS0FBSztBQUNkLGlCQUFTLEVBQUU7QUFBQSxNQUNiO0FBQUEsSUFDRixDQUFDLEVBQ0EsTUFBTSxJQUFJO0FBQ2IsV0FBTyxNQUFNO0FBQ1gsa0JBQVk7QUFBQSxJQUNkO0FBQUEsRUFDRixHQUFHLENBQUNELFFBQU9DLE9BQU0sTUFBTSxRQUFRLENBQUM7QUFDaEMsUUFBTSxRQUFRLE9BQU8sU0FBU0E7QUFDOUIsUUFBTSxLQUFLLENBQUMsSUFBWSxLQUFLLFNBQVM7QUFDcEMsVUFBTSxPQUFPLFdBQVdELFFBQU8sS0FBSyxJQUFJLEdBQUcsS0FBSyxJQUFJLElBQUksS0FBSyxDQUFDLEdBQUcsRUFBRTtBQUNuRSxZQUFRLGFBQWEsTUFBTSxJQUFJLElBQUk7QUFDbkMsa0JBQWMsSUFBSSxnQkFBZ0IsWUFBWSxDQUFDO0FBQUEsRUFDakQ7QUFDQSxFQUFBSSxHQUFVLE1BQU07QUFDZCxRQUFJLFFBQVEsT0FBTyxTQUFTSCxPQUFNO0FBQ2hDLFVBQUlBLFNBQVEsT0FBTztBQUNqQixnQkFBUSxLQUFLO0FBQ2I7QUFBQSxNQUNGO0FBQ0EsWUFBTSxRQUFRLFdBQVcsTUFBTSxHQUFHQSxRQUFPLENBQUMsR0FBRyxPQUFPO0FBQ3BELGFBQU8sTUFBTSxhQUFhLEtBQUs7QUFBQSxJQUNqQztBQUFBLEVBQ0YsR0FBRyxDQUFDLE1BQU0sT0FBT0EsS0FBSSxDQUFDO0FBQ3RCLEVBQUFHLEdBQVUsTUFBTTtBQUNkLFVBQU0sU0FBUyxDQUFDLFVBQXlCO0FBQ3ZDLFVBQUksTUFBTSxXQUFXLFNBQVMsUUFBUSxNQUFNLFFBQVEsY0FBYztBQUNoRSxXQUFHSCxRQUFPLENBQUM7QUFBQSxNQUNiLFdBQVcsTUFBTSxXQUFXLFNBQVMsUUFBUSxNQUFNLFFBQVEsYUFBYTtBQUN0RSxXQUFHQSxRQUFPLENBQUM7QUFBQSxNQUNiO0FBQUEsSUFDRjtBQUNBLHFCQUFpQixXQUFXLE1BQU07QUFDbEMsV0FBTyxNQUFNLG9CQUFvQixXQUFXLE1BQU07QUFBQSxFQUNwRCxDQUFDO0FBQ0QsUUFBTSxXQUFXLE9BQU87QUFBQSxJQUN0QixPQUFPLFFBQVEsT0FBTyxNQUFNLFlBQVksQ0FBQyxDQUFDLEVBQUUsSUFBSSxDQUFDLENBQUMsTUFBTSxJQUFJLE1BQU0sQ0FBQyxNQUFNLEtBQUssR0FBRyxDQUFDO0FBQUEsRUFDcEY7QUFDQSxRQUFNLE1BQU0sT0FBTyxNQUFNLElBQUksTUFBTSxJQUFJLENBQUMsQ0FBQyxNQUFNLElBQUksT0FBTyxFQUFFLE1BQU0sS0FBSyxFQUFFLEtBQUssQ0FBQztBQUMvRSxRQUFNLFFBQVFDLFVBQVMsU0FBUztBQUNoQyxTQUNFLGdCQUFBRyxHQUFDLFNBQUksT0FBTSxjQUNUO0FBQUEsb0JBQUFBLEdBQUMsWUFBTyxPQUFNLE9BQ1o7QUFBQSxzQkFBQUEsR0FBQyxPQUFFLE9BQU0sU0FBUSxNQUFNLFVBQVVMLE1BQUssR0FBRyxPQUFPLE1BQU0sV0FBVyxHQUMvRCwwQkFBQUssR0FBQyxRQUFLLE1BQUssUUFBTyxPQUFPLE1BQU0sV0FBVyxHQUFHLEdBQy9DO0FBQUEsTUFDQSxnQkFBQUEsR0FBQyxRQUNDO0FBQUEsd0JBQUFBLEdBQUMsVUFBSyxPQUFNLFNBQ1Q7QUFBQTtBQUFBLFVBQU07QUFBQSxVQUFJLE1BQU0sYUFBYTtBQUFBLFdBQ2hDO0FBQUEsUUFDQSxnQkFBQUEsR0FBQyxVQUFLLE9BQU0sWUFBWSxpQkFBTyxNQUFNLFVBQVM7QUFBQSxTQUNoRDtBQUFBLE1BQ0EsZ0JBQUFBO0FBQUEsUUFBQztBQUFBO0FBQUEsVUFDQyxNQUFLO0FBQUEsVUFDTCxPQUFNO0FBQUEsVUFDTixPQUFPLE1BQU0sWUFBWTtBQUFBLFVBQ3pCLFNBQVMsTUFBTSxVQUFVLElBQUk7QUFBQSxVQUU3QiwwQkFBQUEsR0FBQyxRQUFLLE1BQUssU0FBUSxPQUFPLE1BQU0sWUFBWSxHQUFHO0FBQUE7QUFBQSxNQUNqRDtBQUFBLE9BQ0Y7QUFBQSxJQUNDLFNBQVMsZ0JBQUFBLEdBQUMsVUFBUSxpQkFBTTtBQUFBLElBQ3pCLGdCQUFBQSxHQUFDLFVBQ0UsbUJBQ0MsZ0JBQUFBO0FBQUEsTUFBQztBQUFBO0FBQUEsUUFDQyxPQUFPLE1BQU07QUFBQSxRQUNiO0FBQUEsUUFDQTtBQUFBLFFBQ0EsT0FBTztBQUFBLFFBQ1AsV0FBVyxDQUFDO0FBQUEsUUFDWjtBQUFBLFFBQ0EsV0FBVztBQUFBO0FBQUEsSUFDYixHQUVKO0FBQUEsSUFDQSxnQkFBQUEsR0FBQyxhQUFRLE9BQU0sa0JBQWlCLGNBQVksTUFBTSxhQUFhLEdBQzdEO0FBQUEsc0JBQUFBLEdBQUMsU0FBSSxPQUFNLFNBQ1Q7QUFBQSx3QkFBQUE7QUFBQSxVQUFDO0FBQUE7QUFBQSxZQUNDLE1BQUs7QUFBQSxZQUNMLEtBQUs7QUFBQSxZQUNMLEtBQUs7QUFBQSxZQUNMLE9BQU9KO0FBQUEsWUFDUCxjQUFZLE1BQU0sV0FBVztBQUFBLFlBQzdCLFNBQVMsQ0FBQyxVQUFVLEdBQUcsT0FBTyxNQUFNLGNBQWMsS0FBSyxDQUFDO0FBQUE7QUFBQSxRQUMxRDtBQUFBLFFBQ0EsZ0JBQUFJLEdBQUMsWUFDRTtBQUFBLFVBQUFKO0FBQUEsVUFBSztBQUFBLFVBQUk7QUFBQSxXQUNaO0FBQUEsU0FDRjtBQUFBLE1BQ0EsZ0JBQUFJLEdBQUMsU0FBSSxPQUFNLFdBQ1Q7QUFBQSx3QkFBQUE7QUFBQSxVQUFDO0FBQUE7QUFBQSxZQUNDLGNBQVksTUFBTSxjQUFjO0FBQUEsWUFDaEMsT0FBTyxRQUFRO0FBQUEsWUFDZixVQUFVLENBQUMsVUFBVSxHQUFHSixPQUFNLE9BQU8sTUFBTSxjQUFjLEtBQUssS0FBSyxNQUFTO0FBQUEsWUFFNUU7QUFBQSw4QkFBQUksR0FBQyxZQUFPLE9BQU8sR0FBSSxnQkFBTSxlQUFlLEdBQUU7QUFBQSxjQUN6Q0gsVUFBUyxNQUFNLElBQUksQ0FBQyxRQUNuQixnQkFBQUcsR0FBQyxZQUFzQixPQUFPLElBQUksTUFDL0IsY0FBSSxRQURNLElBQUksSUFFakIsQ0FDRDtBQUFBO0FBQUE7QUFBQSxRQUNIO0FBQUEsUUFDQSxnQkFBQUEsR0FBQyxVQUFLLE9BQU0sU0FBUTtBQUFBLFFBQ3BCLGdCQUFBQSxHQUFDLFlBQU8sTUFBSyxVQUFTLFVBQVVKLFNBQVEsR0FBRyxTQUFTLE1BQU0sR0FBRyxDQUFDLEdBQzVELDBCQUFBSSxHQUFDLFFBQUssTUFBSyxTQUFRLE9BQU8sTUFBTSxpQkFBaUIsR0FBRyxHQUN0RDtBQUFBLFFBQ0EsZ0JBQUFBLEdBQUMsWUFBTyxNQUFLLFVBQVMsVUFBVUosU0FBUSxHQUFHLFNBQVMsTUFBTSxHQUFHQSxRQUFPLENBQUMsR0FDbkUsMEJBQUFJLEdBQUMsUUFBSyxNQUFLLFFBQU8sT0FBTyxNQUFNLG9CQUFvQixHQUFHLEdBQ3hEO0FBQUEsUUFDQSxnQkFBQUEsR0FBQyxZQUFPLE1BQUssVUFBUyxPQUFNLFFBQU8sU0FBUyxNQUFNLFFBQVEsQ0FBQyxJQUFJLEdBQzdELDBCQUFBQSxHQUFDLFFBQUssTUFBTSxPQUFPLFVBQVUsT0FBTyxPQUFPLE1BQU0sT0FBTyxlQUFlLFVBQVUsR0FBRyxHQUN0RjtBQUFBLFFBQ0EsZ0JBQUFBLEdBQUMsWUFBTyxNQUFLLFVBQVMsVUFBVUosU0FBUSxPQUFPLFNBQVMsTUFBTSxHQUFHQSxRQUFPLENBQUMsR0FDdkUsMEJBQUFJLEdBQUMsUUFBSyxNQUFLLFdBQVUsT0FBTyxNQUFNLGdCQUFnQixHQUFHLEdBQ3ZEO0FBQUEsUUFDQSxnQkFBQUEsR0FBQyxZQUFPLE1BQUssVUFBUyxVQUFVSixTQUFRLE9BQU8sU0FBUyxNQUFNLEdBQUcsS0FBSyxHQUNwRSwwQkFBQUksR0FBQyxRQUFLLE1BQUssUUFBTyxPQUFPLE1BQU0sZ0JBQWdCLEdBQUcsR0FDcEQ7QUFBQSxTQUNGO0FBQUEsT0FDRjtBQUFBLElBQ0MsWUFDQyxnQkFBQUEsR0FBQyxVQUFPLE9BQU8sTUFBTSxZQUFZLEdBQUcsU0FBUyxNQUFNLFVBQVUsS0FBSyxHQUNoRSwwQkFBQUEsR0FBQyxTQUFNLFNBQVMsYUFBYSxXQUFXTCxRQUFPQyxPQUFNLElBQUksQ0FBQyxHQUFHLE9BQWMsR0FDN0U7QUFBQSxLQUVKO0FBRUo7OztBQ2pLTyxTQUFTLFVBQVUsRUFBRSxLQUFLLEdBQXFCO0FBQ3BELFFBQU0sUUFBUSxTQUFTO0FBQ3ZCLFFBQU0sRUFBRSxVQUFVLE9BQUFLLE9BQU0sSUFBSSxVQUFVO0FBQ3RDLFFBQU0sUUFBUUMsR0FBb0IsSUFBSTtBQUN0QyxRQUFNLENBQUMsT0FBTyxRQUFRLElBQUlDLEdBQVMsRUFBRTtBQUNyQyxRQUFNLFFBQVFGLE9BQU0sTUFBTSxLQUFLLENBQUMsUUFBUSxJQUFJLFNBQVMsSUFBSSxHQUFHLFNBQVM7QUFDckUsRUFBQUcsR0FBVSxNQUFNO0FBQ2QsYUFBUyxRQUFRLEdBQUcsS0FBSyxNQUFNLE1BQU0sWUFBWSxDQUFDO0FBQ2xELFFBQUksWUFBWTtBQUNoQixJQUNHLE1BQU0sTUFBTSxRQUFRLEVBQ3BCLEtBQUssQ0FBQyxTQUFTO0FBQ2QsVUFBSSxhQUFhLE1BQU0sU0FBUztBQUM5QixjQUFNQyxVQUFTLElBQUksVUFBVSxFQUFFLGdCQUFnQixNQUFNLFdBQVc7QUFDaEUsY0FBTSxRQUFRLGdCQUFnQixHQUFHQSxRQUFPLEtBQUssVUFBVTtBQUN2RCxpQkFBUyxFQUFFO0FBQUEsTUFDYjtBQUFBLElBQ0YsQ0FBQyxFQUNBLE1BQU0sQ0FBQyxZQUFtQixTQUFTLFFBQVEsV0FBVyxNQUFNLG1CQUFtQixDQUFDLENBQUM7QUFDcEYsV0FBTyxNQUFNO0FBQ1gsa0JBQVk7QUFBQSxJQUNkO0FBQUEsRUFDRixHQUFHLENBQUMsTUFBTSxRQUFRLENBQUM7QUFDbkIsU0FDRSxnQkFBQUMsR0FBQSxLQUNFO0FBQUEsb0JBQUFBLEdBQUMsWUFBTyxPQUFNLGlCQUNaO0FBQUEsc0JBQUFBLEdBQUMsU0FBTTtBQUFBLE1BQ1AsZ0JBQUFBLEdBQUMsa0JBQWU7QUFBQSxPQUNsQjtBQUFBLElBQ0EsZ0JBQUFBLEdBQUMsVUFBSyxPQUFNLFVBQ1Q7QUFBQSxlQUFTLGdCQUFBQSxHQUFDLFVBQVEsaUJBQU07QUFBQSxNQUN6QixnQkFBQUEsR0FBQyxhQUFRLE9BQU0sZUFBYyxLQUFLLE9BQU87QUFBQSxPQUMzQztBQUFBLEtBQ0Y7QUFFSjs7O0FDaENBLElBQU0sZ0JBQWdCO0FBQ3RCLElBQU0sVUFBVSxDQUFDLElBQUksSUFBSSxJQUFJLEtBQUssR0FBRztBQUU5QixTQUFTLFlBQVk7QUFDMUIsUUFBTSxRQUFRLFNBQVM7QUFDdkIsRUFBQUMsR0FBVSxNQUFNO0FBQ2QsYUFBUyxRQUFRO0FBQUEsRUFDbkIsR0FBRyxDQUFDLENBQUM7QUFDTCxTQUNFLGdCQUFBQyxHQUFBLEtBQ0U7QUFBQSxvQkFBQUEsR0FBQyxZQUFPLE9BQU0saUJBQ1o7QUFBQSxzQkFBQUEsR0FBQyxTQUFNO0FBQUEsTUFDUCxnQkFBQUEsR0FBQyxrQkFBZTtBQUFBLE9BQ2xCO0FBQUEsSUFDQSxnQkFBQUEsR0FBQyxVQUFLLE9BQU0sU0FDVjtBQUFBLHNCQUFBQSxHQUFDLFFBQUcsT0FBTSxVQUFTLDRCQUFjO0FBQUEsTUFDakMsZ0JBQUFBLEdBQUMsWUFBUztBQUFBLE1BQ1YsZ0JBQUFBLEdBQUMsYUFBVTtBQUFBLE1BQ1gsZ0JBQUFBLEdBQUMsY0FBVztBQUFBLE1BQ1osZ0JBQUFBLEdBQUMsT0FBRSxPQUFNLGVBQWUsZ0JBQU0sWUFBWSxHQUFFO0FBQUEsT0FDOUM7QUFBQSxLQUNGO0FBRUo7QUFHQSxTQUFTLFdBQVc7QUFDbEIsUUFBTSxRQUFRLFNBQVM7QUFDdkIsUUFBTSxFQUFFLFNBQVMsSUFBSSxVQUFVO0FBQy9CLFFBQU0sQ0FBQyxPQUFPLFFBQVEsSUFBSUMsR0FBeUIsQ0FBQyxDQUFDO0FBQ3JELEVBQUFGLEdBQVUsTUFBTTtBQUNkLFFBQUksWUFBWTtBQUNoQixVQUFNLFFBQWEsT0FBTyxFQUFFLE1BQU0sR0FBRyxhQUFhO0FBQ2xELFVBQU0sUUFBUSxNQUFNLElBQUksT0FBTyxDQUFDRyxNQUFLLE1BQU07QUFDekMsVUFBSTtBQUNGLGVBQU8sTUFBVSxRQUFRQSxRQUFPLFFBQVE7QUFBQSxNQUMxQyxTQUFTLE9BQU87QUFDZCxZQUFJLGlCQUFxQixnQkFBZ0IsTUFBTSxXQUFXLEtBQUs7QUFDN0QsVUFBSyxZQUFZQSxNQUFLO0FBQUEsUUFDeEI7QUFDQSxlQUFPO0FBQUEsTUFDVDtBQUFBLElBQ0YsQ0FBQztBQUNELFlBQVEsSUFBSSxLQUFLLEVBQUUsS0FBSyxDQUFDLFlBQVk7QUFDbkMsVUFBSSxXQUFXO0FBQ2IsaUJBQVMsUUFBUSxPQUFPLENBQUMsUUFBUSxRQUFRLE1BQVMsQ0FBQztBQUFBLE1BQ3JEO0FBQUEsSUFDRixDQUFDO0FBQ0QsV0FBTyxNQUFNO0FBQ1gsa0JBQVk7QUFBQSxJQUNkO0FBQUEsRUFDRixHQUFHLENBQUMsUUFBUSxDQUFDO0FBQ2IsTUFBSSxNQUFNLFdBQVcsR0FBRztBQUN0QixXQUFPO0FBQUEsRUFDVDtBQUNBLFNBQ0UsZ0JBQUFGLEdBQUMsYUFBUSxPQUFNLFNBQ2I7QUFBQSxvQkFBQUEsR0FBQyxRQUFJLGdCQUFNLGVBQWUsR0FBRTtBQUFBLElBQzVCLGdCQUFBQSxHQUFDLFFBQUcsT0FBTSxTQUNQLGdCQUFNLElBQUksQ0FBQ0UsV0FDVixnQkFBQUYsR0FBQyxRQUNDLDBCQUFBQSxHQUFDLE9BQUUsT0FBTSxlQUFjLE1BQU0sVUFBVUUsT0FBTSxLQUFLLEdBQ2hEO0FBQUEsc0JBQUFGLEdBQUMsT0FBRyxVQUFBRSxPQUFNLE9BQU07QUFBQSxNQUNoQixnQkFBQUYsR0FBQyxVQUFLLE9BQU0sU0FBUSxjQUFZRSxPQUFNLE9BQ25DLGdCQUFNLE9BQU9BLE9BQU0sS0FBSyxDQUFDLEdBQzVCO0FBQUEsTUFDQSxnQkFBQUYsR0FBQyxVQUFLLE9BQU0sUUFDVCxVQUFBRSxPQUFNLE1BQ0osSUFBSSxDQUFDLFNBQVMsS0FBSyxJQUFJLEVBQ3ZCLE9BQU8sT0FBTyxFQUNkLEtBQUssSUFBSSxHQUNkO0FBQUEsT0FDRixLQVpPQSxPQUFNLEtBYWYsQ0FDRCxHQUNIO0FBQUEsS0FDRjtBQUVKO0FBRUEsSUFBTSxTQUFTO0FBQUEsRUFDYixTQUFTO0FBQUEsRUFDVCxTQUFTO0FBQUEsRUFDVCxNQUFNO0FBQUEsRUFDTixTQUFTO0FBQ1g7QUFFQSxTQUFTLFlBQVk7QUFDbkIsUUFBTSxRQUFRLFNBQVM7QUFDdkIsUUFBTSxFQUFFLE9BQUFDLFFBQU8sU0FBUyxJQUFJLFVBQVU7QUFDdEMsUUFBTSxDQUFDLFVBQVUsT0FBTyxJQUFJRixHQUFTLE1BQVcsSUFBSSxRQUFRLEVBQUUsQ0FBQztBQUMvRCxRQUFNLENBQUMsVUFBVSxPQUFPLElBQUlBLEdBQVMsRUFBRTtBQUN2QyxRQUFNLENBQUMsT0FBTyxRQUFRLElBQUlBLEdBQXFCLENBQUMsRUFBRSxNQUFNLFNBQVMsR0FBRyxFQUFFLE1BQU0sU0FBUyxDQUFDLENBQUM7QUFDdkYsUUFBTSxDQUFDLFNBQVMsVUFBVSxJQUFJQSxHQUFpQyxDQUFDLENBQUM7QUFDakUsUUFBTSxDQUFDLE1BQU0sT0FBTyxJQUFJQSxHQUFTLEVBQUU7QUFDbkMsUUFBTSxDQUFDLFNBQVMsVUFBVSxJQUFJQSxHQUFTLENBQUM7QUFDeEMsUUFBTSxDQUFDLE9BQU8sUUFBUSxJQUFJQSxHQUFTLEVBQUU7QUFDckMsUUFBTSxDQUFDLFFBQVEsT0FBTyxJQUFJQSxHQUFTLEtBQUs7QUFFeEMsUUFBTSxPQUFPRSxPQUFNLE1BQU0sS0FBSyxDQUFDLFFBQVEsSUFBSSxTQUFTLFFBQVEsS0FBS0EsT0FBTSxNQUFNLENBQUM7QUFDOUUsTUFBSSxDQUFDLE1BQU07QUFDVCxXQUFPO0FBQUEsRUFDVDtBQUNBLFFBQU0sT0FBTyxLQUFLLE1BQU0sS0FBSyxDQUFDLFFBQVEsSUFBSSxTQUFTLFFBQVEsS0FBSyxLQUFLLE1BQU0sQ0FBQztBQUM1RSxRQUFNLENBQUMsT0FBTyxJQUFJLElBQUksTUFBTSxTQUFTLEtBQUs7QUFDMUMsUUFBTSxVQUFVLE9BQU8sT0FBTyxPQUFPLElBQUk7QUFDekMsUUFBTSxPQUFPLE9BQU8sVUFBaUI7QUFDbkMsVUFBTSxlQUFlO0FBQ3JCLFlBQVEsSUFBSTtBQUNaLGFBQVMsRUFBRTtBQUNYLFVBQU1ELFNBQWtCO0FBQUEsTUFDdEIsTUFBTSxLQUFLO0FBQUEsTUFDWCxPQUFPO0FBQUEsTUFDUCxTQUFTLE9BQU87QUFBQSxRQUNkLEtBQUssUUFDRixJQUFJLENBQUMsV0FBVyxDQUFDLE9BQU8sTUFBTSxRQUFRLE9BQU8sSUFBSSxLQUFLLEVBQUUsQ0FBVSxFQUNsRSxPQUFPLENBQUMsQ0FBQyxFQUFFLEtBQUssTUFBTSxVQUFVLEVBQUU7QUFBQSxNQUN2QztBQUFBLE1BQ0EsR0FBSSxRQUFRLEtBQUssU0FBUyxLQUFLLE9BQU8sRUFBRSxNQUFNLEtBQUssS0FBSyxJQUFJLENBQUM7QUFBQSxNQUM3RCxHQUFJLEtBQUssS0FBSyxJQUFJLEVBQUUsTUFBTSxLQUFLLEtBQUssRUFBRSxJQUFJLENBQUM7QUFBQSxNQUMzQyxHQUFJLFVBQVUsSUFBSSxFQUFFLFFBQVEsSUFBSSxDQUFDO0FBQUEsSUFDbkM7QUFDQSxRQUFJO0FBQ0YsWUFBTSxVQUFVLE1BQVUsT0FBT0EsUUFBTyxRQUFRO0FBQ2hELE1BQUssVUFBVSxRQUFRLE9BQU8sRUFBRSxNQUFNLFFBQVEsTUFBTSxPQUFPLE1BQU0sU0FBUyxLQUFLLE1BQU0sQ0FBQztBQUN0RixNQUFLLElBQUksUUFBUSxLQUFLLElBQUk7QUFDMUIsZUFBUyxPQUFPLFVBQVUsUUFBUSxLQUFLO0FBQUEsSUFDekMsU0FBUyxTQUFTO0FBQ2hCLFlBQU0sT0FBTyxtQkFBbUIsUUFBUSxRQUFRLFVBQVU7QUFDMUQsZUFBUyxRQUFRLE1BQU0sbUJBQW1CLENBQUM7QUFDM0MsY0FBUSxLQUFLO0FBQUEsSUFDZjtBQUFBLEVBQ0Y7QUFDQSxTQUNFLGdCQUFBRixHQUFDLFVBQUssT0FBTSxjQUFhLFVBQVUsTUFDakM7QUFBQSxvQkFBQUEsR0FBQyxRQUFJLGdCQUFNLFdBQVcsR0FBRTtBQUFBLElBQ3hCLGdCQUFBQTtBQUFBLE1BQUM7QUFBQTtBQUFBLFFBQ0MsT0FBT0csT0FBTTtBQUFBLFFBQ2IsUUFBUTtBQUFBLFFBQ1IsUUFBUSxDQUFDLFNBQVM7QUFDaEIsa0JBQVEsSUFBSTtBQUNaLGtCQUFRLEVBQUU7QUFDVixxQkFBVyxDQUFDLENBQUM7QUFBQSxRQUNmO0FBQUE7QUFBQSxJQUNGO0FBQUEsSUFDQyxLQUFLLE1BQU0sU0FBUyxLQUNuQixnQkFBQUgsR0FBQyxjQUFTLE9BQU0sUUFDZDtBQUFBLHNCQUFBQSxHQUFDLFlBQVEsZ0JBQU0sV0FBVyxHQUFFO0FBQUEsTUFDM0IsS0FBSyxNQUFNLElBQUksQ0FBQyxRQUNmLGdCQUFBQSxHQUFDLFdBQXFCLE9BQU0sUUFDMUI7QUFBQSx3QkFBQUE7QUFBQSxVQUFDO0FBQUE7QUFBQSxZQUNDLE1BQUs7QUFBQSxZQUNMLE1BQUs7QUFBQSxZQUNMLFNBQVMsUUFBUTtBQUFBLFlBQ2pCLFVBQVUsTUFBTSxRQUFRLElBQUksSUFBSTtBQUFBO0FBQUEsUUFDbEM7QUFBQSxRQUNDLElBQUk7QUFBQSxXQVBLLElBQUksSUFRaEIsQ0FDRDtBQUFBLE9BQ0g7QUFBQSxJQUVGLGdCQUFBQSxHQUFDLGFBQVUsT0FBTyxTQUFTLE9BQWMsTUFBWSxVQUFvQjtBQUFBLElBQ3pFLGdCQUFBQSxHQUFDLGFBQ0M7QUFBQSxzQkFBQUEsR0FBQyxhQUFTLGdCQUFNLGtCQUFrQixHQUFFO0FBQUEsTUFDbkMsS0FBSyxRQUFRLElBQUksQ0FBQyxXQUNqQixnQkFBQUEsR0FBQyxXQUF3QixPQUFNLFVBQzdCO0FBQUEsd0JBQUFBLEdBQUMsVUFBSyxPQUFNLFVBQVUsaUJBQU8sUUFBTztBQUFBLFFBQ3BDLGdCQUFBQTtBQUFBLFVBQUM7QUFBQTtBQUFBLFlBQ0MsT0FBTyxRQUFRLE9BQU8sSUFBSSxLQUFLO0FBQUEsWUFDL0IsVUFBVSxDQUFDLFVBQ1QsV0FBVyxFQUFFLEdBQUcsU0FBUyxDQUFDLE9BQU8sSUFBSSxHQUFHLE1BQU0sY0FBYyxNQUFNLENBQUM7QUFBQSxZQUdwRSxpQkFBTyxPQUFPLElBQUksQ0FBQyxPQUFPLFVBQ3pCLGdCQUFBQSxHQUFDLFlBQXdCLE9BQU8sVUFBVSxJQUFJLEtBQUssTUFBTSxNQUN0RCxnQkFBTSxTQURJLE1BQU0sSUFFbkIsQ0FDRDtBQUFBO0FBQUEsUUFDSDtBQUFBLFdBYlUsT0FBTyxJQWNuQixDQUNEO0FBQUEsTUFDRCxnQkFBQUEsR0FBQyxXQUFNLE9BQU0sVUFDWDtBQUFBLHdCQUFBQSxHQUFDLFVBQU0sZ0JBQU0sV0FBVyxHQUFFO0FBQUEsUUFDMUIsZ0JBQUFBO0FBQUEsVUFBQztBQUFBO0FBQUEsWUFDQyxPQUFPO0FBQUEsWUFDUCxVQUFVLENBQUMsVUFBVSxXQUFXLE9BQU8sTUFBTSxjQUFjLEtBQUssQ0FBQztBQUFBLFlBRWpFO0FBQUEsOEJBQUFBLEdBQUMsWUFBTyxPQUFPLEdBQUksZ0JBQU0sZUFBZSxHQUFFO0FBQUEsY0FDekMsUUFBUSxJQUFJLENBQUMsUUFDWixnQkFBQUEsR0FBQyxZQUFpQixPQUFPLEtBQ3RCO0FBQUE7QUFBQSxnQkFBSTtBQUFBLG1CQURNLEdBRWIsQ0FDRDtBQUFBO0FBQUE7QUFBQSxRQUNIO0FBQUEsU0FDRjtBQUFBLE1BQ0EsZ0JBQUFBLEdBQUMsV0FBTSxPQUFNLFVBQ1g7QUFBQSx3QkFBQUEsR0FBQyxVQUFNLGdCQUFNLFdBQVcsR0FBRTtBQUFBLFFBQzFCLGdCQUFBQTtBQUFBLFVBQUM7QUFBQTtBQUFBLFlBQ0MsV0FBVTtBQUFBLFlBQ1YsU0FBUTtBQUFBLFlBQ1IsT0FBTztBQUFBLFlBQ1AsYUFBYSxNQUFNLGFBQWE7QUFBQSxZQUNoQyxTQUFTLENBQUMsVUFBVSxRQUFRLE1BQU0sY0FBYyxLQUFLO0FBQUE7QUFBQSxRQUN2RDtBQUFBLFNBQ0Y7QUFBQSxPQUNGO0FBQUEsSUFDQyxTQUFTLGdCQUFBQSxHQUFDLFVBQVEsaUJBQU07QUFBQSxJQUN6QixnQkFBQUEsR0FBQyxTQUFJLE9BQU0sV0FDVDtBQUFBLHNCQUFBQSxHQUFDLFlBQU8sTUFBSyxVQUFTLE9BQU0sUUFBTyxVQUFVLFFBQzFDLGdCQUFNLGVBQWUsR0FDeEI7QUFBQSxNQUNBLGdCQUFBQSxHQUFDLE9BQUUsT0FBTSxVQUFTLE1BQU0sVUFBVSxLQUFLLElBQUksR0FDeEMsZ0JBQU0sWUFBWSxHQUNyQjtBQUFBLE9BQ0Y7QUFBQSxLQUNGO0FBRUo7QUFHQSxTQUFTLE9BQU8sT0FBbUIsT0FBZSxNQUEwQjtBQUMxRSxRQUFNLFVBQVUsTUFBTSxNQUFNLEdBQUcsSUFBSTtBQUNuQyxTQUFPLFFBQVEsU0FBUyxPQUFPO0FBQzdCLFlBQVEsS0FBSyxFQUFFLE1BQU0sU0FBUyxDQUFDO0FBQUEsRUFDakM7QUFDQSxTQUFPO0FBQ1Q7QUFFQSxTQUFTLFdBQVc7QUFBQSxFQUNsQjtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQ0YsR0FJRztBQUNELFFBQU0sUUFBUSxTQUFTO0FBQ3ZCLFNBQ0UsZ0JBQUFBLEdBQUMsY0FBUyxPQUFNLFNBQ2Q7QUFBQSxvQkFBQUEsR0FBQyxZQUFPLE9BQU0sVUFBVSxnQkFBTSxXQUFXLEdBQUU7QUFBQSxJQUMxQyxNQUFNLElBQUksQ0FBQyxTQUNWLGdCQUFBQSxHQUFDLFdBQXNCLE9BQU0sUUFBTyxlQUFhLFNBQVMsUUFDeEQ7QUFBQSxzQkFBQUE7QUFBQSxRQUFDO0FBQUE7QUFBQSxVQUNDLE1BQUs7QUFBQSxVQUNMLE1BQUs7QUFBQSxVQUNMLFNBQVMsU0FBUztBQUFBLFVBQ2xCLFVBQVUsTUFBTSxPQUFPLEtBQUssSUFBSTtBQUFBO0FBQUEsTUFDbEM7QUFBQSxNQUNBLGdCQUFBQSxHQUFDLE9BQUcsZUFBSyxPQUFNO0FBQUEsTUFDZixnQkFBQUEsR0FBQyxVQUFNLGVBQUssT0FBTTtBQUFBLFNBUlIsS0FBSyxJQVNqQixDQUNEO0FBQUEsS0FDSDtBQUVKO0FBRUEsU0FBUyxVQUFVO0FBQUEsRUFDakI7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRixHQUtHO0FBQ0QsUUFBTSxRQUFRLFNBQVM7QUFDdkIsUUFBTSxFQUFFLE9BQUFHLE9BQU0sSUFBSSxVQUFVO0FBQzVCLFFBQU0sU0FBUyxDQUFDLElBQVksVUFBa0I7QUFDNUMsVUFBTSxRQUFRQSxPQUFNLE9BQU8sS0FBSyxDQUFDLFFBQVEsSUFBSSxVQUFVLEtBQUssR0FBRztBQUMvRCxVQUFNLE9BQWlCLFFBQVEsRUFBRSxNQUFNLE9BQU8sTUFBTSxJQUFJLEVBQUUsTUFBTSxTQUFTO0FBQ3pFLGFBQVMsTUFBTSxJQUFJLENBQUMsTUFBTSxVQUFXLFVBQVUsS0FBSyxPQUFPLElBQUssQ0FBQztBQUFBLEVBQ25FO0FBQ0EsU0FDRSxnQkFBQUgsR0FBQyxjQUFTLE9BQU0sY0FDZDtBQUFBLG9CQUFBQSxHQUFDLFlBQVEsZ0JBQU0sWUFBWSxHQUFFO0FBQUEsSUFDNUIsTUFBTSxJQUFJLENBQUMsTUFBTSxVQUNoQixnQkFBQUEsR0FBQyxXQUFrQixPQUFNLGFBQ3ZCO0FBQUEsc0JBQUFBLEdBQUMsVUFBSyxPQUFNLFVBQVUsa0JBQVEsR0FBRTtBQUFBLE1BQ2hDLGdCQUFBQSxHQUFDLFVBQUssT0FBTSxVQUNUO0FBQUEsY0FBTSxXQUFXO0FBQUEsUUFBRTtBQUFBLFFBQUUsUUFBUTtBQUFBLFNBQ2hDO0FBQUEsTUFDQSxnQkFBQUE7QUFBQSxRQUFDO0FBQUE7QUFBQSxVQUNDLE9BQU8sS0FBSyxTQUFTLFFBQVEsS0FBSyxRQUFRO0FBQUEsVUFDMUMsVUFBVSxDQUFDLFVBQVUsT0FBTyxPQUFPLE1BQU0sY0FBYyxLQUFLO0FBQUEsVUFFNUQ7QUFBQSw0QkFBQUEsR0FBQyxZQUFPLE9BQU0sVUFBVSxnQkFBTSxhQUFhLEdBQUU7QUFBQSxZQUM1Q0csT0FBTSxPQUFPLElBQUksQ0FBQyxFQUFFLE9BQU8sTUFBTSxNQUNoQyxnQkFBQUgsR0FBQyxZQUFtQixPQUFPLE9BQ3hCO0FBQUEsb0JBQU0sVUFBVTtBQUFBLGNBQUU7QUFBQSxjQUFHO0FBQUEsaUJBRFgsS0FFYixDQUNEO0FBQUE7QUFBQTtBQUFBLE1BQ0g7QUFBQSxTQWZVLEtBZ0JaLENBQ0Q7QUFBQSxJQUNELGdCQUFBQSxHQUFDLFNBQUksT0FBTSxZQUNUO0FBQUEsc0JBQUFBO0FBQUEsUUFBQztBQUFBO0FBQUEsVUFDQyxNQUFLO0FBQUEsVUFDTCxVQUFVLE1BQU0sVUFBVTtBQUFBLFVBQzFCLGNBQVksTUFBTSxrQkFBa0I7QUFBQSxVQUNwQyxTQUFTLE1BQU0sU0FBUyxNQUFNLE1BQU0sR0FBRyxFQUFFLENBQUM7QUFBQSxVQUMzQztBQUFBO0FBQUEsTUFFRDtBQUFBLE1BQ0EsZ0JBQUFBO0FBQUEsUUFBQztBQUFBO0FBQUEsVUFDQyxNQUFLO0FBQUEsVUFDTCxVQUFVLE1BQU0sVUFBVTtBQUFBLFVBQzFCLGNBQVksTUFBTSxpQkFBaUI7QUFBQSxVQUNuQyxTQUFTLE1BQU0sU0FBUyxDQUFDLEdBQUcsT0FBTyxFQUFFLE1BQU0sU0FBUyxDQUFDLENBQUM7QUFBQSxVQUN2RDtBQUFBO0FBQUEsTUFFRDtBQUFBLE9BQ0Y7QUFBQSxLQUNGO0FBRUo7QUFFQSxTQUFTLGFBQWE7QUFDcEIsUUFBTSxRQUFRLFNBQVM7QUFDdkIsUUFBTSxDQUFDLE1BQU0sT0FBTyxJQUFJQyxHQUFTLEVBQUU7QUFDbkMsUUFBTSxDQUFDLFNBQVMsUUFBUSxJQUFJQSxHQUFTLEtBQUs7QUFDMUMsUUFBTSxPQUFPLENBQUMsVUFBaUI7QUFDN0IsVUFBTSxlQUFlO0FBQ3JCLFVBQU1DLFNBQVEsUUFBUSxJQUFJO0FBQzFCLGFBQVNBLFdBQVUsTUFBUztBQUM1QixRQUFJQSxRQUFPO0FBQ1QsZUFBUyxPQUFPLElBQUlBLE1BQUs7QUFBQSxJQUMzQjtBQUFBLEVBQ0Y7QUFDQSxTQUNFLGdCQUFBRixHQUFDLFVBQUssT0FBTSxTQUFRLFVBQVUsTUFDNUI7QUFBQSxvQkFBQUEsR0FBQyxRQUFJLGdCQUFNLGlCQUFpQixHQUFFO0FBQUEsSUFDOUIsZ0JBQUFBLEdBQUMsV0FBTSxLQUFJLGFBQWEsZ0JBQU0sV0FBVyxHQUFFO0FBQUEsSUFDM0MsZ0JBQUFBLEdBQUMsU0FBSSxPQUFNLFlBQ1Q7QUFBQSxzQkFBQUE7QUFBQSxRQUFDO0FBQUE7QUFBQSxVQUNDLElBQUc7QUFBQSxVQUNILE9BQU87QUFBQSxVQUNQLFVBQVE7QUFBQSxVQUNSLFNBQVMsQ0FBQyxVQUFVLFFBQVEsTUFBTSxjQUFjLEtBQUs7QUFBQTtBQUFBLE1BQ3ZEO0FBQUEsTUFDQSxnQkFBQUEsR0FBQyxZQUFPLE1BQUssVUFBVSxnQkFBTSxTQUFTLEdBQUU7QUFBQSxPQUMxQztBQUFBLElBQ0MsV0FBVyxnQkFBQUEsR0FBQyxVQUFRLGdCQUFNLGNBQWMsR0FBRTtBQUFBLEtBQzdDO0FBRUo7OztBQ25XTyxJQUFNLFdBQVc7OztBQytDeEIsSUFBTSxnQkFBZ0I7QUFDdEIsSUFBTSxrQkFBa0I7QUFDeEIsSUFBTSxVQUFVO0FBQ2hCLElBQU0sY0FBYztBQUViLElBQU0sY0FBTixNQUFrQjtBQUFBLEVBZ0J2QixZQUNXSSxRQUNELFVBQ0EsT0FDUyxTQUNqQjtBQUpTLGlCQUFBQTtBQUNEO0FBQ0E7QUFDUztBQUVqQixTQUFLLFVBQVUsWUFBWSxNQUFNLEtBQUssS0FBSyxHQUFHLE9BQU87QUFDckQscUJBQWlCLFVBQVUsS0FBSyxJQUFJO0FBQ3BDLHFCQUFpQixXQUFXLEtBQUssSUFBSTtBQUNyQyxhQUFTLGlCQUFpQixvQkFBb0IsS0FBSyxJQUFJO0FBQ3ZELFNBQUssUUFBUTtBQUFBLEVBQ2Y7QUFBQSxFQVZXO0FBQUEsRUFDRDtBQUFBLEVBQ0E7QUFBQSxFQUNTO0FBQUEsRUFuQm5CLE9BQWtCO0FBQUEsSUFDaEIsTUFBTTtBQUFBLElBQ04sU0FBUztBQUFBLElBQ1QsVUFBVSxDQUFDO0FBQUEsSUFDWCxLQUFLLENBQUM7QUFBQSxJQUNOLE9BQU8sQ0FBQztBQUFBLElBQ1IsV0FBVyxDQUFDO0FBQUEsRUFDZDtBQUFBLEVBQ1E7QUFBQSxFQUNBLE9BQU87QUFBQSxFQUNQO0FBQUEsRUFDQSxjQUFjO0FBQUEsRUFDZCxTQUFTO0FBQUEsRUFDQTtBQUFBLEVBZWpCLFFBQVE7QUFDTixTQUFLLFNBQVM7QUFDZCxpQkFBYSxLQUFLLEtBQUs7QUFDdkIsa0JBQWMsS0FBSyxPQUFPO0FBQzFCLHdCQUFvQixVQUFVLEtBQUssSUFBSTtBQUN2Qyx3QkFBb0IsV0FBVyxLQUFLLElBQUk7QUFDeEMsYUFBUyxvQkFBb0Isb0JBQW9CLEtBQUssSUFBSTtBQUMxRCxTQUFLLEtBQUs7QUFBQSxFQUNaO0FBQUE7QUFBQSxFQUdBLEtBQUssU0FBaUM7QUFDcEMsUUFBSSxLQUFLLFFBQVEsZUFBZSxVQUFVLFFBQVEsS0FBSyxLQUFLLFNBQVMsUUFBUTtBQUMzRSxhQUFPO0FBQUEsSUFDVDtBQUNBLFNBQUssT0FBTyxLQUFLLEtBQUssVUFBVSxPQUFPLENBQUM7QUFDeEMsV0FBTztBQUFBLEVBQ1Q7QUFBQSxFQUVBLFlBQVksVUFBa0I7QUFDNUIsUUFBSSxhQUFhLEtBQUssVUFBVTtBQUM5QixXQUFLLFdBQVc7QUFDaEIsV0FBSyxLQUFLLEVBQUUsTUFBTSxZQUFZLFNBQVMsQ0FBQztBQUFBLElBQzFDO0FBQUEsRUFDRjtBQUFBO0FBQUEsRUFHQSxTQUFTLE9BQWdCO0FBQ3ZCLFFBQUksVUFBVSxLQUFLLE9BQU87QUFDeEIsV0FBSyxRQUFRO0FBQ2IsV0FBSyxNQUFNO0FBQUEsSUFDYjtBQUFBLEVBQ0Y7QUFBQTtBQUFBLEVBR0EsUUFBUTtBQUNOLGlCQUFhLEtBQUssS0FBSztBQUN2QixTQUFLLE9BQU87QUFDWixTQUFLLEtBQUs7QUFDVixTQUFLLFFBQVE7QUFBQSxFQUNmO0FBQUEsRUFFQSxjQUFjO0FBQ1osVUFBTSxFQUFFLE9BQU9DLElBQUcsR0FBRyxLQUFLLElBQUksS0FBSztBQUNuQyxTQUFLLE9BQU87QUFDWixTQUFLLFFBQVEsS0FBSyxJQUFJO0FBQUEsRUFDeEI7QUFBQSxFQUVRLE9BQU8sUUFBNEI7QUFDekMsU0FBSyxPQUFPLEVBQUUsR0FBRyxLQUFLLE1BQU0sR0FBRyxPQUFPO0FBQ3RDLFFBQUksQ0FBQyxLQUFLLFFBQVE7QUFDaEIsV0FBSyxRQUFRLEtBQUssSUFBSTtBQUFBLElBQ3hCO0FBQUEsRUFDRjtBQUFBO0FBQUEsRUFHUSxPQUFPLFlBQVk7QUFDekIsUUFBSSxLQUFLLFVBQVUsU0FBUyxRQUFRO0FBQ2xDO0FBQUEsSUFDRjtBQUNBLFFBQUksS0FBSyxLQUFLLFNBQVMsUUFBUTtBQUM3QixXQUFLLE1BQU07QUFBQSxJQUNiLFdBQVcsS0FBSyxLQUFLLFNBQVMsUUFBUTtBQUNwQyxZQUFNLFNBQVMsS0FBSztBQUNwQixZQUFNLFFBQVEsVUFBVSxVQUFXLE1BQU0sWUFBWTtBQUNyRCxVQUFJLENBQUMsU0FBUyxXQUFXLEtBQUssVUFBVSxLQUFLLEtBQUssU0FBUyxRQUFRO0FBQ2pFLGFBQUssS0FBSztBQUNWLGFBQUssS0FBSztBQUFBLE1BQ1o7QUFBQSxJQUNGO0FBQUEsRUFDRjtBQUFBLEVBRVEsT0FBTztBQUNiLFVBQU0sU0FBUyxLQUFLO0FBQ3BCLFNBQUssU0FBUztBQUNkLFFBQUksUUFBUTtBQUNWLGFBQU8sU0FBUyxPQUFPLFlBQVksT0FBTyxVQUFVO0FBQ3BELGFBQU8sTUFBTTtBQUFBLElBQ2Y7QUFBQSxFQUNGO0FBQUEsRUFFUSxVQUFVO0FBQ2hCLFVBQU0sU0FBUyxJQUFJLFVBQVUsY0FBYyxLQUFLLEtBQUssQ0FBQztBQUN0RCxTQUFLLFNBQVM7QUFDZCxXQUFPLFNBQVMsTUFBTTtBQUNwQixZQUFNLEVBQUUsUUFBUSxLQUFLLElBQVMsTUFBTSxLQUFLLEtBQUssS0FBSyxDQUFDO0FBQ3BELFlBQU0sUUFBdUI7QUFBQSxRQUMzQixNQUFNO0FBQUEsUUFDTixVQUFVO0FBQUEsUUFDVixVQUFVLEtBQUs7QUFBQSxRQUNmLE9BQU8sS0FBSztBQUFBLFFBQ1osR0FBSSxTQUFTLEVBQUUsT0FBTyxJQUFJLENBQUM7QUFBQSxRQUMzQixHQUFJLE9BQU8sRUFBRSxLQUFLLElBQUksQ0FBQztBQUFBLE1BQ3pCO0FBQ0EsYUFBTyxLQUFLLEtBQUssVUFBVSxLQUFLLENBQUM7QUFBQSxJQUNuQztBQUNBLFdBQU8sWUFBWSxDQUFDLFVBQVUsS0FBSyxRQUFRLEtBQUssTUFBTSxPQUFPLE1BQU0sSUFBSSxDQUFDLENBQUM7QUFDekUsV0FBTyxVQUFVLENBQUMsVUFBVSxLQUFLLE1BQU0sTUFBTSxJQUFJO0FBQUEsRUFDbkQ7QUFBQSxFQUVBLE1BQWMsTUFBTSxNQUFjO0FBQ2hDLFNBQUssU0FBUztBQUNkLFFBQUksU0FBUyxNQUFNO0FBQ2pCLFdBQUssT0FBTyxFQUFFLE1BQU0sVUFBVSxDQUFDO0FBQUEsSUFDakMsV0FBVyxTQUFTLE1BQU07QUFDeEIsV0FBSyxPQUFPLEVBQUUsTUFBTSxXQUFXLENBQUM7QUFBQSxJQUNsQyxXQUFXLEtBQUssS0FBSyxZQUFZLFVBQWMsTUFBTSxLQUFLLFVBQVUsR0FBSTtBQUN0RSxXQUFLLE9BQU8sRUFBRSxNQUFNLFVBQVUsQ0FBQztBQUFBLElBQ2pDLE9BQU87QUFDTCxXQUFLLEtBQUs7QUFBQSxJQUNaO0FBQUEsRUFDRjtBQUFBLEVBRUEsTUFBYyxZQUE4QjtBQUMxQyxRQUFJO0FBQ0YsWUFBTSxRQUFRLEtBQUssT0FBTyxLQUFLLFFBQVE7QUFDdkMsYUFBTztBQUFBLElBQ1QsU0FBUyxPQUFPO0FBQ2QsYUFBTyxpQkFBaUIsZ0JBQWdCLE1BQU0sV0FBVztBQUFBLElBQzNEO0FBQUEsRUFDRjtBQUFBLEVBRVEsT0FBTztBQUNiLFFBQUksS0FBSyxRQUFRO0FBQ2Y7QUFBQSxJQUNGO0FBQ0EsU0FBSyxPQUFPLEVBQUUsTUFBTSxPQUFPLENBQUM7QUFDNUIsaUJBQWEsS0FBSyxLQUFLO0FBRXZCLFNBQUssUUFBUSxXQUFXLE1BQU0sS0FBSyxRQUFRLEdBQUcsS0FBSyxRQUFRLE9BQU8sS0FBSyxPQUFPLElBQUksRUFBRTtBQUNwRixTQUFLLE9BQU8sS0FBSyxJQUFJLEtBQUssT0FBTyxHQUFHLGVBQWU7QUFBQSxFQUNyRDtBQUFBLEVBRVEsUUFBUSxTQUF3QjtBQUN0QyxZQUFRLFFBQVEsTUFBTTtBQUFBLE1BQ3BCLEtBQUs7QUFDSCxhQUFLLE9BQU87QUFDWixRQUFLLFVBQVUsS0FBSyxPQUFPLENBQUMsQ0FBQztBQUM3QixhQUFLLE9BQU8sRUFBRSxNQUFNLFFBQVEsU0FBUyxRQUFRLENBQUM7QUFDOUM7QUFBQSxNQUNGLEtBQUs7QUFDSCxRQUFLLFVBQVUsS0FBSyxPQUFPLEVBQUUsUUFBUSxRQUFRLE9BQU8sQ0FBQztBQUNyRCxhQUFLLEtBQUssUUFBUSxJQUFJO0FBQ3RCO0FBQUEsTUFDRixLQUFLO0FBQ0gsUUFBSyxVQUFVLEtBQUssT0FBTyxFQUFFLFFBQVEsT0FBVSxDQUFDO0FBQ2hELGFBQUssS0FBSyxNQUFTO0FBQ25CO0FBQUEsTUFDRixLQUFLO0FBQ0gsUUFBSyxVQUFVLEtBQUssT0FBTyxFQUFFLE9BQU8sUUFBUSxNQUFNLENBQUM7QUFDbkQsYUFBSyxPQUFPLEVBQUUsT0FBTyxRQUFRLENBQUM7QUFDOUI7QUFBQSxNQUNGLEtBQUs7QUFDSCxhQUFLLEtBQUssT0FBTztBQUNqQjtBQUFBLE1BQ0YsS0FBSztBQUNILGFBQUssT0FBTyxFQUFFLFNBQVMsUUFBUSxDQUFDO0FBQ2hDO0FBQUEsTUFDRixLQUFLO0FBQ0gsYUFBSyxNQUFNLFFBQVEsTUFBTSxRQUFRLFFBQVE7QUFDekM7QUFBQSxNQUNGLEtBQUs7QUFDSCxhQUFLLE9BQU8sUUFBUSxLQUFLO0FBQ3pCO0FBQUEsTUFDRixLQUFLO0FBQ0gsYUFBSyxRQUFRLE9BQU87QUFDcEI7QUFBQSxJQUNKO0FBQUEsRUFDRjtBQUFBLEVBRVEsS0FBSyxNQUEwQjtBQUNyQyxRQUFJLEtBQUssS0FBSyxTQUFTO0FBQ3JCLFlBQU0sRUFBRSxNQUFNQSxJQUFHLEdBQUcsUUFBUSxJQUFJLEtBQUssS0FBSztBQUMxQyxXQUFLLE9BQU8sRUFBRSxTQUFTLFNBQVMsU0FBWSxVQUFVLEVBQUUsR0FBRyxTQUFTLEtBQUssRUFBRSxDQUFDO0FBQUEsSUFDOUU7QUFBQSxFQUNGO0FBQUEsRUFFUSxLQUFLLE9BQW1CO0FBQzlCLFVBQU0sV0FBbUMsQ0FBQztBQUMxQyxlQUFXLFFBQVEsYUFBYSxLQUFLLEdBQUc7QUFDdEMsWUFBTSxNQUFNLE1BQU0sU0FBUyxJQUFJLEdBQUcsT0FBTyxLQUFLLEtBQUssU0FBUyxJQUFJO0FBQ2hFLFVBQUksUUFBUSxRQUFXO0FBQ3JCLGlCQUFTLElBQUksSUFBSTtBQUFBLE1BQ25CO0FBQUEsSUFDRjtBQUNBLFVBQU0sUUFBUSxNQUFNLElBQUksTUFBTSxJQUFJLENBQUMsQ0FBQyxNQUFNLElBQUksT0FBTyxFQUFFLE1BQU0sS0FBSyxFQUFFO0FBQ3BFLFVBQU0sTUFBTSxDQUFDLEdBQUcsS0FBSyxLQUFLLElBQUksTUFBTSxHQUFHLE1BQU0sSUFBSSxJQUFJLEdBQUcsR0FBRyxLQUFLO0FBQ2hFLFVBQU0sVUFBVSxLQUFLLEtBQUssVUFBVSxVQUFhLE1BQU0sSUFBSSxTQUFTO0FBQ3BFLFNBQUssT0FBTyxFQUFFLE9BQU8sU0FBUyxLQUFLLElBQUksR0FBRyxVQUFVLEtBQUssT0FBTyxVQUFVLENBQUMsSUFBSSxNQUFNLENBQUM7QUFBQSxFQUN4RjtBQUFBLEVBRVEsTUFBTSxNQUFjLFVBQWtCO0FBQzVDLFVBQU0sTUFBTSxFQUFFLEtBQUs7QUFDbkIsU0FBSyxPQUFPLEVBQUUsV0FBVyxDQUFDLEdBQUcsS0FBSyxLQUFLLFdBQVcsRUFBRSxLQUFLLE1BQU0sU0FBUyxDQUFDLEVBQUUsQ0FBQztBQUM1RSxlQUFXLE1BQU07QUFDZixXQUFLLE9BQU8sRUFBRSxXQUFXLEtBQUssS0FBSyxVQUFVLE9BQU8sQ0FBQyxRQUFRLElBQUksUUFBUSxHQUFHLEVBQUUsQ0FBQztBQUFBLElBQ2pGLEdBQUcsV0FBVztBQUFBLEVBQ2hCO0FBQUE7QUFBQSxFQUdRLE9BQU8sTUFBYztBQUMzQixVQUFNLEVBQUUsUUFBUSxNQUFNLE1BQU0sSUFBUyxNQUFNLEtBQUssS0FBSyxLQUFLLENBQUM7QUFDM0QsSUFBSyxVQUFVLE1BQU0sRUFBRSxRQUFRLE1BQU0sTUFBTSxDQUFDO0FBQzVDLFNBQUssT0FBTyxFQUFFLEtBQUssQ0FBQztBQUFBLEVBQ3RCO0FBQUEsRUFFUSxRQUFRLE9BQW1CO0FBQ2pDLFFBQUksTUFBTSxTQUFTLFVBQVU7QUFFM0IsTUFBSyxVQUFVLEtBQUssT0FBTyxFQUFFLFFBQVEsT0FBVSxDQUFDO0FBQUEsSUFDbEQ7QUFDQSxTQUFLLE9BQU8sRUFBRSxNQUFNLENBQUM7QUFBQSxFQUN2QjtBQUNGO0FBR08sU0FBUyxhQUFhLE9BQWdDO0FBQzNELFFBQU0sU0FBUyxNQUFNLE9BQU8sUUFBUSxDQUFDLFVBQVUsTUFBTSxVQUFVLENBQUMsQ0FBQztBQUNqRSxRQUFNLFNBQVMsTUFBTSxPQUFPLFFBQVEsQ0FBQyxVQUFVLE1BQU0saUJBQWlCLENBQUMsQ0FBQztBQUN4RSxRQUFNLFFBQVE7QUFBQSxJQUNaLEdBQUksTUFBTSxVQUFVLENBQUMsTUFBTSxPQUFPLElBQUksQ0FBQztBQUFBLElBQ3ZDLEdBQUksTUFBTSxZQUFZLENBQUM7QUFBQSxJQUN2QixHQUFJLE1BQU0sUUFBUSxDQUFDO0FBQUEsSUFDbkIsR0FBSSxNQUFNLFFBQVEsQ0FBQztBQUFBLElBQ25CLEdBQUksTUFBTSxVQUFVLENBQUM7QUFBQSxJQUNyQixHQUFJLE1BQU0sU0FBUyxDQUFDO0FBQUEsSUFDcEIsR0FBSSxNQUFNLFVBQVUsQ0FBQztBQUFBLElBQ3JCLEdBQUc7QUFBQSxFQUNMO0FBQ0EsU0FBTyxvQkFBSSxJQUFJLENBQUMsR0FBRyxNQUFNLElBQUksQ0FBQyxTQUFTLEtBQUssT0FBTyxHQUFHLEdBQUcsTUFBTSxDQUFDO0FBQ2xFOzs7QUMvU08sU0FBUyxRQUFRO0FBQUEsRUFDdEI7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRixHQUF1RjtBQUNyRixRQUFNLFFBQVEsU0FBUztBQUN2QixRQUFNLFFBQVEsS0FBSztBQUNuQixNQUFJLENBQUMsT0FBTztBQUNWLFdBQU87QUFBQSxFQUNUO0FBQ0EsUUFBTSxFQUFFLE9BQU8sUUFBUSxJQUFJO0FBQzNCLFFBQU0sVUFBVSxPQUFPLEtBQUssVUFBVSxPQUFPLE1BQU07QUFDbkQsUUFBTSxVQUFVLE1BQU07QUFDdEIsU0FDRSxnQkFBQUMsR0FBQyxhQUFRLE9BQU0sV0FBVSxjQUFZLE1BQU0sY0FBYyxHQUFHLGlCQUFlLE1BQU0sVUFBVSxJQUN6RjtBQUFBLG9CQUFBQSxHQUFDLFNBQUksT0FBTSxTQUNSO0FBQUEsaUJBQ0MsZ0JBQUFBO0FBQUEsUUFBQztBQUFBO0FBQUEsVUFDQyxLQUFLLFNBQVMsUUFBUSxPQUFPO0FBQUEsVUFDN0IsTUFBTSxRQUFRO0FBQUEsVUFDZDtBQUFBLFVBQ0EsVUFBVSxPQUFPLFdBQVcsUUFBUSxVQUFVLFNBQVM7QUFBQTtBQUFBLE1BQ3pEO0FBQUEsTUFFRixnQkFBQUEsR0FBQyxTQUFJLE9BQU0sUUFDVDtBQUFBLHdCQUFBQSxHQUFDLE9BQUUsT0FBTSxRQUFPLGFBQVUsVUFDdkI7QUFBQSxnQkFBTSxTQUFTLE1BQU0sU0FBUyxNQUFNLFdBQVcsSUFBSSxNQUFNLFdBQVc7QUFBQSxVQUNwRSxNQUFNLFVBQVUsWUFBWSxVQUMzQixnQkFBQUEsR0FBQyxTQUF5QixNQUFNLEtBQUssVUFBVSxNQUFNLFNBQVMsV0FBbEQsS0FBSyxPQUFzRDtBQUFBLFdBRTNFO0FBQUEsUUFDQSxnQkFBQUEsR0FBQyxPQUFFLE9BQU0sUUFBTyxhQUFVLFVBQ3hCLDBCQUFBQSxHQUFDLFFBQUssV0FBc0IsR0FDOUI7QUFBQSxTQUNGO0FBQUEsT0FDRjtBQUFBLElBQ0MsVUFBVSxXQUNULGdCQUFBQSxHQUFDLFNBQUksT0FBTSxvQkFBbUIsTUFBSyxlQUFjLGNBQVksVUFBVSxTQUFTLE1BQzlFO0FBQUEsc0JBQUFBLEdBQUMsT0FBRyxvQkFBVSxTQUFTLE1BQUs7QUFBQSxNQUM1QixnQkFBQUEsR0FBQyxZQUFPLE1BQUssVUFBUyxTQUFTLE1BQU0sVUFBVSxPQUFPLEtBQUssR0FDeEQsZ0JBQU0sU0FBUyxHQUNsQjtBQUFBLE1BQ0EsZ0JBQUFBLEdBQUMsWUFBTyxNQUFLLFVBQVMsT0FBTSxRQUFPLFNBQVMsTUFBTSxVQUFVLE9BQU8sSUFBSSxHQUNwRSxnQkFBTSxVQUFVLEdBQ25CO0FBQUEsT0FDRixJQUVBLGdCQUFBQSxHQUFBLEtBQ0U7QUFBQSxzQkFBQUEsR0FBQyxXQUFRLFdBQXNCO0FBQUEsTUFDL0IsZ0JBQUFBLEdBQUMsU0FBSSxPQUFNLFdBQ1I7QUFBQSxlQUFPLFVBQVUsVUFBVSxTQUFTLGFBQ25DLGdCQUFBQSxHQUFBLEtBQ0U7QUFBQSwwQkFBQUEsR0FBQyxjQUFXLE1BQUssUUFBTyxPQUFPLE1BQU0sV0FBVyxHQUFHLFNBQVMsVUFBVSxRQUFRO0FBQUEsVUFDOUUsZ0JBQUFBLEdBQUMsY0FBVyxNQUFLLFFBQU8sT0FBTyxNQUFNLFdBQVcsR0FBRyxTQUFTLFVBQVUsUUFBUTtBQUFBLFdBQ2hGO0FBQUEsUUFFRCxPQUFPLFVBQVUsTUFBTSxZQUFZLGdCQUFBQSxHQUFDLFNBQU0sV0FBc0I7QUFBQSxRQUNqRSxnQkFBQUEsR0FBQyxTQUFJLE9BQU0saUJBQ1I7QUFBQSxnQkFBTSxRQUNMLGdCQUFBQTtBQUFBLFlBQUM7QUFBQTtBQUFBLGNBQ0MsTUFBSztBQUFBLGNBQ0wsT0FBTyxNQUFNLFdBQVc7QUFBQSxjQUN4QixTQUFTLE1BQU0sUUFBUSxLQUFLLEVBQUUsTUFBTSxPQUFPLENBQUM7QUFBQTtBQUFBLFVBQzlDO0FBQUEsVUFFRCxNQUFNLFFBQ0wsZ0JBQUFBO0FBQUEsWUFBQztBQUFBO0FBQUEsY0FDQyxNQUFLO0FBQUEsY0FDTCxPQUFPLE1BQU0sV0FBVztBQUFBLGNBQ3hCLFNBQVMsTUFBTSxRQUFRLEtBQUssRUFBRSxNQUFNLE9BQU8sQ0FBQztBQUFBO0FBQUEsVUFDOUM7QUFBQSxVQUVELFVBQVUsUUFBUSxTQUFTLEtBQzFCLGdCQUFBQSxHQUFDLGNBQVcsTUFBSyxTQUFRLE9BQU8sTUFBTSxZQUFZLEdBQUcsU0FBUyxVQUFVLE9BQU87QUFBQSxVQUVoRixTQUNDLGdCQUFBQTtBQUFBLFlBQUM7QUFBQTtBQUFBLGNBQ0MsTUFBSztBQUFBLGNBQ0wsT0FBTTtBQUFBLGNBQ04sVUFBVSxDQUFDLFdBQVcsU0FBUyxVQUFVLFNBQVMsS0FBSyxTQUFTO0FBQUEsY0FDaEUsU0FBUyxVQUFVO0FBQUEsY0FFbkI7QUFBQSxnQ0FBQUEsR0FBQyxRQUFLLE1BQUssUUFBTztBQUFBLGdCQUFFO0FBQUEsZ0JBQUUsTUFBTSxXQUFXO0FBQUE7QUFBQTtBQUFBLFVBQ3pDO0FBQUEsV0FFSjtBQUFBLFNBQ0Y7QUFBQSxPQUNGO0FBQUEsS0FFSjtBQUVKO0FBR0EsU0FBUyxLQUFLLEVBQUUsVUFBVSxHQUE2QjtBQUNyRCxRQUFNLFFBQVEsU0FBUztBQUN2QixRQUFNLEVBQUUsU0FBUyxPQUFPLFFBQVEsSUFBSTtBQUNwQyxNQUFJLENBQUMsT0FBTztBQUNWLFdBQU87QUFBQSxFQUNUO0FBQ0EsTUFBSSxTQUFTLFdBQVcsTUFBTSxLQUFLLE9BQU8sTUFBTSxRQUFXO0FBRXpELFVBQU0sU0FBUyxVQUFVLFNBQVMsWUFBWSxNQUFNLE9BQU8sT0FBTztBQUNsRSxXQUFPLFNBQ0wsZ0JBQUFBLEdBQUMsVUFBTSxnQkFBTSxrQkFBa0IsR0FBRSxJQUVqQyxnQkFBQUEsR0FBQyxVQUFLLE9BQU0sV0FBVyxrQkFBUSxTQUFRO0FBQUEsRUFFM0M7QUFDQSxNQUFJLFNBQVMsT0FBTztBQUNsQixXQUFPLGdCQUFBQSxHQUFBLEtBQUcsa0JBQVEsTUFBTSxTQUFTLElBQUksUUFBUSxNQUFNLEtBQUssSUFBSSxJQUFJLE1BQU0sY0FBYyxHQUFFO0FBQUEsRUFDeEY7QUFDQSxNQUFJLFFBQVEsU0FBUyxHQUFHO0FBQ3RCLFdBQU87QUFBQSxFQUNUO0FBQ0EsUUFBTSxPQUNKLE1BQU0sVUFBVSxVQUFVLFNBQVMsWUFBWSxzQkFBc0I7QUFDdkUsU0FBTyxNQUFNLFFBQVEsT0FBTyxJQUFJLGdCQUFBQSxHQUFDLFVBQUssT0FBTSxRQUFRLGdCQUFNLElBQUksR0FBRSxJQUFVO0FBQzVFO0FBR0EsU0FBUyxLQUFLO0FBQUEsRUFDWjtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUNGLEdBS0c7QUFDRCxRQUFNLEVBQUUsVUFBVSxRQUFRLElBQUksVUFBVTtBQUN4QyxRQUFNLE9BQU8sVUFBVSxXQUFXLEVBQUUsZUFBZSxVQUFVLEtBQUssQ0FBQztBQUNuRSxTQUNFLGdCQUFBQSxHQUFDLFNBQUksT0FBTSxjQUFhLGFBQVcsV0FBVyxLQUFLLFFBQVcsZUFBYSxVQUN6RSwwQkFBQUEsR0FBQyxTQUFJLE9BQU0sVUFBUyxPQUFPLEVBQUUsV0FBVyxLQUFLLEdBQzNDLDBCQUFBQSxHQUFDLFdBQVEsS0FBVSxPQUFPLE1BQU0sR0FDbEMsR0FDRjtBQUVKO0FBRUEsU0FBUyxNQUFNLEVBQUUsVUFBVSxHQUE2QjtBQUN0RCxRQUFNLFFBQVEsU0FBUztBQUN2QixTQUNFLGdCQUFBQSxHQUFDLGNBQVMsT0FBTSxTQUFRLGNBQVksTUFBTSxXQUFXLEdBQ25EO0FBQUEsb0JBQUFBO0FBQUEsTUFBQztBQUFBO0FBQUEsUUFDQyxNQUFLO0FBQUEsUUFDTCxPQUFPLE1BQU0sbUJBQW1CO0FBQUEsUUFDaEMsU0FBUyxVQUFVLFNBQVM7QUFBQSxRQUM1QixTQUFTLE1BQU0sVUFBVSxRQUFRLFNBQVM7QUFBQTtBQUFBLElBQzVDO0FBQUEsSUFDQSxnQkFBQUE7QUFBQSxNQUFDO0FBQUE7QUFBQSxRQUNDLE1BQUs7QUFBQSxRQUNMLE9BQU8sTUFBTSxrQkFBa0I7QUFBQSxRQUMvQixTQUFTLFVBQVUsU0FBUztBQUFBLFFBQzVCLFNBQVMsTUFBTSxVQUFVLFFBQVEsUUFBUTtBQUFBO0FBQUEsSUFDM0M7QUFBQSxLQUNGO0FBRUo7QUFHQSxTQUFTLFFBQVEsRUFBRSxVQUFVLEdBQTZCO0FBQ3hELFFBQU0sRUFBRSxPQUFPLFFBQVEsSUFBSTtBQUMzQixRQUFNLFVBQVUsT0FBTyxRQUFRLE9BQU8sS0FBSyxDQUFDO0FBQzVDLE1BQUksQ0FBQyxTQUFVLE1BQU0sUUFBUSxXQUFXLEtBQUssUUFBUSxXQUFXLEdBQUk7QUFDbEUsV0FBTztBQUFBLEVBQ1Q7QUFDQSxTQUNFLGdCQUFBQSxHQUFDLFNBQUksT0FBTSxXQUNSO0FBQUEsWUFBUSxJQUFJLENBQUMsV0FDWixnQkFBQUE7QUFBQSxNQUFDO0FBQUE7QUFBQSxRQUNDLE1BQUs7QUFBQSxRQUVMLE9BQU07QUFBQSxRQUNOLGdCQUFjLFFBQVEsU0FBUyxNQUFNO0FBQUEsUUFDckMsU0FBUyxNQUFNLFVBQVUsSUFBSSxNQUFNO0FBQUEsUUFFbEMsaUJBQU8sTUFBTSxVQUFVLE1BQU07QUFBQTtBQUFBLE1BTHpCO0FBQUEsSUFNUCxDQUNEO0FBQUEsSUFDQSxNQUFNLFFBQVEsSUFBSSxDQUFDLFNBQ2xCLGdCQUFBQTtBQUFBLE1BQUM7QUFBQTtBQUFBLFFBQ0MsTUFBSztBQUFBLFFBRUwsT0FBTTtBQUFBLFFBQ04sU0FBUyxNQUFNLFVBQVUsT0FBTyxLQUFLLE1BQU0sS0FBSyxPQUFPO0FBQUEsUUFFdEQsZUFBSztBQUFBO0FBQUEsTUFKRCxLQUFLO0FBQUEsSUFLWixDQUNEO0FBQUEsS0FDSDtBQUVKO0FBR0EsU0FBUyxNQUFNLEVBQUUsS0FBSyxHQUFxQjtBQUN6QyxRQUFNLENBQUMsS0FBSyxNQUFNLElBQUlDLEdBQVMsS0FBSyxJQUFJLENBQUM7QUFDekMsRUFBQUMsR0FBVSxNQUFNO0FBQ2QsVUFBTSxRQUFRLFlBQVksTUFBTSxPQUFPLEtBQUssSUFBSSxDQUFDLEdBQUcsR0FBRztBQUN2RCxXQUFPLE1BQU0sY0FBYyxLQUFLO0FBQUEsRUFDbEMsR0FBRyxDQUFDLENBQUM7QUFDTCxRQUFNLE9BQU8sS0FBSyxJQUFJLEdBQUcsS0FBSyxNQUFNLE9BQU8sT0FBTyxHQUFJLENBQUM7QUFDdkQsUUFBTSxPQUFPLEdBQUcsS0FBSyxNQUFNLE9BQU8sRUFBRSxDQUFDLElBQUksT0FBTyxPQUFPLEVBQUUsRUFBRSxTQUFTLEdBQUcsR0FBRyxDQUFDO0FBQzNFLFNBQ0UsZ0JBQUFGLEdBQUMsVUFBSyxPQUFNLFNBQVEsY0FBWSxRQUFRLElBQUksYUFBVSxPQUNuRCxnQkFDSDtBQUVKOzs7QUNyTk8sU0FBUyxJQUFJO0FBQUEsRUFDbEI7QUFBQSxFQUNBLE9BQUFHO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRixHQUtHO0FBQ0QsUUFBTSxRQUFRLFNBQVM7QUFDdkIsUUFBTSxTQUFTLE1BQU07QUFDckIsTUFBSSxDQUFDLFFBQVE7QUFDWCxXQUFPO0FBQUEsRUFDVDtBQUNBLFFBQU0sT0FBTyxDQUFDLFNBQWlCLE9BQU8sT0FBTyxPQUFPLENBQUMsS0FBSztBQUMxRCxRQUFNLFNBQVMsQ0FBQyxHQUFHLE1BQU0sTUFBTSxFQUFFLEtBQUssQ0FBQyxLQUFLLFVBQVUsS0FBSyxJQUFJLElBQUksSUFBSSxLQUFLLE1BQU0sSUFBSSxDQUFDO0FBQ3ZGLFNBQ0UsZ0JBQUFDLEdBQUMsYUFBUSxPQUFNLGFBQVksY0FBWSxNQUFNLFdBQVcsR0FDdEQ7QUFBQSxvQkFBQUEsR0FBQyxRQUFJLGdCQUFNLFdBQVcsR0FBRTtBQUFBLElBQ3hCLGdCQUFBQSxHQUFDLFFBQUcsT0FBTSxXQUNQLGlCQUFPLElBQUksQ0FBQyxVQUNYLGdCQUFBQSxHQUFDLFFBQW9CLGNBQVksS0FBSyxNQUFNLElBQUksTUFBTSxHQUNwRDtBQUFBLHNCQUFBQSxHQUFDLFlBQU8sT0FBTSxjQUNaO0FBQUEsd0JBQUFBLEdBQUMsVUFBSyxPQUFNLFFBQVE7QUFBQSxlQUFLLE1BQU0sSUFBSTtBQUFBLFVBQUU7QUFBQSxXQUFDO0FBQUEsUUFDdEMsZ0JBQUFBLEdBQUMsT0FBRSxPQUFNLFFBQVEsZ0JBQU0sTUFBSztBQUFBLFFBQzNCLE9BQU8sWUFBWSxNQUFNLFFBQ3hCLGdCQUFBQSxHQUFDLFVBQUssT0FBTSxjQUFjLGdCQUFNLGNBQWMsR0FBRTtBQUFBLFFBRWpELE1BQU0sU0FBUyxnQkFBQUEsR0FBQyxVQUFLLE9BQU0sVUFBVSxnQkFBTSxNQUFNLE9BQU07QUFBQSxTQUMxRDtBQUFBLE1BQ0MsTUFBTSxTQUFTLE1BQU0sTUFBTSxNQUFNLFNBQVMsS0FBSyxnQkFBQUEsR0FBQyxjQUFXLE9BQU8sTUFBTSxPQUFPO0FBQUEsU0FUekUsTUFBTSxJQVVmLENBQ0QsR0FDSDtBQUFBLElBQ0EsZ0JBQUFBLEdBQUMsU0FBSSxPQUFNLFdBQ1I7QUFBQSxnQkFDQyxnQkFBQUEsR0FBQSxLQUNFO0FBQUEsd0JBQUFBO0FBQUEsVUFBQztBQUFBO0FBQUEsWUFDQyxNQUFLO0FBQUEsWUFDTCxPQUFNO0FBQUEsWUFDTixTQUFTLE1BQU0sUUFBUSxLQUFLLEVBQUUsTUFBTSxXQUFXLE1BQU0sTUFBTSxDQUFDO0FBQUEsWUFFM0QsZ0JBQU0sZUFBZTtBQUFBO0FBQUEsUUFDeEI7QUFBQSxRQUNBLGdCQUFBQSxHQUFDLFlBQU8sTUFBSyxVQUFTLFNBQVMsTUFBTSxRQUFRLEtBQUssRUFBRSxNQUFNLFdBQVcsTUFBTSxPQUFPLENBQUMsR0FDaEYsZ0JBQU0sZ0JBQWdCLEdBQ3pCO0FBQUEsU0FDRjtBQUFBLE1BRUYsZ0JBQUFBLEdBQUMsT0FBRSxPQUFNLFVBQVMsTUFBTSxXQUFXRCxRQUFPLENBQUMsR0FDeEMsZ0JBQU0sYUFBYSxHQUN0QjtBQUFBLE1BQ0EsZ0JBQUFDLEdBQUMsT0FBRSxPQUFNLFVBQVMsTUFBTSxjQUFjRCxNQUFLLEdBQUcsVUFBVSxHQUFHQSxNQUFLLFVBQzdELGdCQUFNLGFBQWEsR0FDdEI7QUFBQSxPQUNGO0FBQUEsS0FDRjtBQUVKOzs7QUN6RE8sSUFBTSxVQUFnQixFQUFFLFVBQVUsR0FBRyxTQUFTLE1BQU07QUFHcEQsU0FBUyxPQUFPLE9BQXNCLE1BQWtCO0FBQzdELE1BQUksUUFBUSxNQUFNLElBQUksQ0FBQyxDQUFDLEtBQUssR0FBRyxNQUFVLENBQUMsS0FBSyxLQUFLLFVBQVUsQ0FBQyxNQUFNLEdBQUcsQ0FBQztBQUMxRSxXQUFTLFVBQVUsR0FBRyxVQUFVLEtBQUssVUFBVSxXQUFXO0FBQ3hELFlBQVEsTUFBTSxJQUFJLENBQUMsQ0FBQyxLQUFLLEdBQUcsTUFBVSxDQUFDLEtBQUssQ0FBQyxHQUFHLENBQUM7QUFBQSxFQUNuRDtBQUNBLFFBQU0sTUFBTSxLQUFLLElBQUksR0FBRyxNQUFNLElBQUksQ0FBQyxDQUFDLEdBQUcsTUFBTSxHQUFHLENBQUM7QUFDakQsUUFBTSxPQUFPLEtBQUssSUFBSSxHQUFHLE1BQU0sSUFBSSxDQUFDLENBQUMsRUFBRSxHQUFHLE1BQU0sR0FBRyxDQUFDO0FBQ3BELFNBQU8sTUFBTSxJQUFJLENBQUMsQ0FBQyxLQUFLLEdBQUcsTUFBVSxDQUFDLE1BQU0sS0FBSyxNQUFNLElBQUksQ0FBQztBQUM5RDtBQUVPLElBQU0sWUFBWSxDQUFDLFVBQXNCLEVBQUUsR0FBRyxNQUFNLFdBQVcsS0FBSyxXQUFXLEtBQUssRUFBRTtBQUd0RixJQUFNLE9BQU8sQ0FBQyxVQUFzQjtBQUFBLEVBQ3pDLFdBQVcsSUFBSSxLQUFLLFlBQVk7QUFBQSxFQUNoQyxTQUFTLENBQUMsS0FBSztBQUNqQjtBQUdBLFNBQVMsU0FBUyxPQUFzQixPQUFhLFNBQTBCO0FBQzdFLFFBQU0sUUFBZ0IsQ0FBQztBQUN2QixRQUFNLE9BQU8sb0JBQUksSUFBWTtBQUM3QixXQUFTLFFBQVEsR0FBRyxPQUFPLE9BQU8sUUFBUSxHQUFHLFNBQVMsT0FBTyxVQUFVLElBQUksR0FBRztBQUM1RSxRQUFJLFVBQVUsR0FBRztBQUNmLGFBQU8sS0FBSyxJQUFJO0FBQUEsSUFDbEI7QUFDQSxVQUFNLE9BQU8sT0FBTyxPQUFPLElBQUksRUFBRSxJQUFJLENBQUMsT0FBTyxHQUFHLEtBQUssQ0FBQztBQUN0RCxVQUFNLE9BQU8sVUFBVSxPQUFPLEtBQUssS0FBSyxHQUFHLEtBQUssR0FBRztBQUNuRCxRQUFJLENBQUMsS0FBSyxJQUFJLEdBQUcsR0FBRztBQUNsQixXQUFLLElBQUksR0FBRztBQUNaLFlBQU0sS0FBSyxJQUFJO0FBQUEsSUFDakI7QUFBQSxFQUNGO0FBQ0EsU0FBTztBQUNUO0FBU0EsSUFBTSxPQUFPO0FBR04sU0FBUyxPQUFPLFFBQW9DO0FBQ3pELFFBQU0sUUFBUSxLQUFLLEtBQUssTUFBTTtBQUM5QixTQUFPLFFBQVEsQ0FBQyxJQUFJLEVBQUUsT0FBTyxNQUFNLENBQUMsR0FBRyxJQUFJLENBQUMsT0FBTyxNQUFNLENBQUMsQ0FBQyxHQUFHLE9BQU8sTUFBTSxDQUFDLENBQUMsQ0FBQyxFQUFFLElBQUk7QUFDdEY7QUFFQSxJQUFNLGFBQWEsQ0FBQyxPQUFlLENBQUMsS0FBSyxHQUFHLE1BQVUsR0FBRyxLQUFLLElBQUksR0FBRyxJQUFJLEdBQUc7QUFFckUsSUFBTSxXQUFXLENBQUMsV0FBbUIsT0FBTyxXQUFXLFNBQVM7QUFZaEUsSUFBTSxRQUFOLE1BQVk7QUFBQSxFQVVqQixZQUNXLEtBQ0EsU0FDUSxRQUNqQjtBQUhTO0FBQ0E7QUFDUTtBQUVqQixTQUFLLFVBQVUsSUFBSSxPQUFPLENBQUMsU0FBUyxLQUFLLFdBQVcsTUFBUztBQUM3RCxlQUFXLFFBQVEsS0FBSztBQUN0QixXQUFLLFVBQVUsSUFBSSxLQUFLLElBQUksS0FBSyxPQUFPLEdBQUcsSUFBSTtBQUMvQyxpQkFBVyxVQUFVLEtBQUssU0FBUztBQUNqQyxhQUFLLFFBQVEsSUFBSSxNQUFNO0FBQUEsTUFDekI7QUFBQSxJQUNGO0FBQ0EsVUFBTSxPQUFPLENBQUMsU0FDWixZQUFZLFVBQ1osUUFBUSxNQUFNLFNBQVMsS0FDdkIsS0FBSyxRQUFRLFdBQVcsUUFBUSxNQUFNLFVBQ3RDLEtBQUssUUFBUSxNQUFNLENBQUMsV0FBVyxPQUFPLE1BQU0sTUFBTSxNQUFTO0FBQzdELFNBQUssU0FBUyxJQUFJLEtBQUssSUFBSTtBQUMzQixTQUFLLFdBQVcsSUFBSSxLQUFLLENBQUMsU0FBUyxLQUFLLFdBQVcsVUFBYSxDQUFDLEtBQUssSUFBSSxDQUFDO0FBQUEsRUFDN0U7QUFBQSxFQWxCVztBQUFBLEVBQ0E7QUFBQSxFQUNRO0FBQUEsRUFaRixZQUFZLG9CQUFJLElBQXVCO0FBQUE7QUFBQSxFQUUvQyxVQUFVLG9CQUFJLElBQVk7QUFBQSxFQUMxQjtBQUFBO0FBQUEsRUFFQTtBQUFBO0FBQUEsRUFFQTtBQUFBLEVBdUJELElBQUksU0FBb0M7QUFDOUMsWUFBUSxLQUFLLFNBQVMsVUFBVSxDQUFDLEdBQUcsT0FBTyxJQUFJLENBQUMsR0FBRyxPQUFPLEVBQUUsS0FBSyxHQUFHLEtBQUssR0FBRztBQUFBLEVBQzlFO0FBQUE7QUFBQSxFQUdBLEtBQUssU0FBbUQ7QUFDdEQsV0FBTyxLQUFLLFVBQVUsSUFBSSxLQUFLLElBQUksT0FBTyxDQUFDO0FBQUEsRUFDN0M7QUFBQTtBQUFBLEVBR1EsS0FBSyxTQUF5QztBQUNwRCxXQUFPLEtBQUssSUFBSSxPQUFPLENBQUMsU0FBUyxRQUFRLE1BQU0sQ0FBQyxXQUFXLEtBQUssUUFBUSxTQUFTLE1BQU0sQ0FBQyxDQUFDO0FBQUEsRUFDM0Y7QUFBQTtBQUFBLEVBR0EsT0FBTyxTQUFxQztBQUMxQyxXQUFPLFFBQVEsU0FBUyxLQUFLLEtBQUssS0FBSyxPQUFPLEVBQUUsU0FBUztBQUFBLEVBQzNEO0FBQUE7QUFBQSxFQUdBLFFBQVEsU0FBc0M7QUFDNUMsVUFBTSxTQUFTLFFBQVEsT0FBTyxDQUFDLFdBQVcsQ0FBQyxTQUFTLE1BQU0sQ0FBQztBQUMzRCxVQUFNLFVBQVUsT0FBTyxTQUFTLElBQUksS0FBSyxLQUFLLE1BQU0sSUFBSSxDQUFDO0FBQ3pELFVBQU0sVUFBVSxJQUFJLElBQUksUUFBUSxRQUFRLENBQUMsU0FBUyxLQUFLLFFBQVEsT0FBTyxRQUFRLENBQUMsQ0FBQztBQUNoRixVQUFNLFFBQVEsQ0FBQyxXQUFtQixPQUFPLE9BQU8sTUFBTSxHQUFHLEVBQUUsQ0FBQyxDQUFDO0FBQzdELFdBQU8sQ0FBQyxHQUFHLE9BQU8sRUFBRSxLQUFLLENBQUMsS0FBSyxVQUFVLE1BQU0sR0FBRyxJQUFJLE1BQU0sS0FBSyxDQUFDO0FBQUEsRUFDcEU7QUFBQTtBQUFBLEVBR0EsTUFBTSxVQUE2QixRQUEwQjtBQUMzRCxRQUFJLFNBQVMsU0FBUyxNQUFNLEdBQUc7QUFDN0IsYUFBTyxTQUFTLE9BQU8sQ0FBQyxRQUFRLFFBQVEsVUFBVSxDQUFDLFNBQVMsR0FBRyxDQUFDO0FBQUEsSUFDbEU7QUFDQSxVQUFNLE9BQU8sU0FBUyxNQUFNLElBQUksU0FBUyxPQUFPLENBQUMsUUFBUSxDQUFDLFNBQVMsR0FBRyxDQUFDLElBQUk7QUFDM0UsVUFBTSxPQUFPLENBQUMsR0FBRyxNQUFNLE1BQU07QUFFN0IsYUFBUyxPQUFPLEdBQUcsT0FBTyxLQUFLLFFBQVEsUUFBUTtBQUM3QyxZQUFNLE9BQU8sS0FBSyxNQUFNLElBQUk7QUFDNUIsWUFBTSxVQUFVLEtBQUssS0FBSyxJQUFJO0FBQzlCLFlBQU0sT0FBTyxRQUFRLFdBQVcsS0FBSyxDQUFDLEtBQUssS0FBSyxJQUFJLElBQUksUUFBUSxDQUFDLElBQUk7QUFDckUsVUFBSSxRQUFRLFNBQVMsR0FBRztBQUN0QixlQUFPLE9BQU8sQ0FBQyxHQUFHLEtBQUssT0FBTyxJQUFJO0FBQUEsTUFDcEM7QUFBQSxJQUNGO0FBQ0EsV0FBTyxDQUFDLE1BQU07QUFBQSxFQUNoQjtBQUFBLEVBRVEsTUFBTSxNQUFxQztBQUNqRCxXQUFPLEtBQUssT0FBTyxLQUFLLENBQUMsVUFBVSxNQUFNLFdBQVcsSUFBSTtBQUFBLEVBQzFEO0FBQUE7QUFBQSxFQUdBLE1BQU0sTUFBWSxNQUFrQjtBQUNsQyxVQUFNLFFBQVEsT0FBTyxLQUFLLFNBQVMsU0FBUyxDQUFDLEdBQUcsSUFBSTtBQUNwRCxVQUFNLENBQUMsS0FBSyxHQUFHLElBQUksTUFBTSxLQUFLLElBQUksS0FBSyxDQUFDLEdBQUcsQ0FBQztBQUM1QyxVQUFNLFFBQVEsS0FBSyxNQUFNLEtBQUssS0FBSztBQUNuQyxVQUFNLFNBQVMsQ0FBQyxNQUFjLE1BQWMsUUFDMUMsS0FBSyxJQUFJLEdBQUcsS0FBSyxJQUFJLE1BQU0sTUFBTSxJQUFJLENBQUM7QUFDeEMsVUFBTSxPQUFPLElBQUksS0FBSyxJQUFJLEdBQUcsTUFBTSxJQUFJLENBQUMsQ0FBQ0UsSUFBRyxNQUFNQSxJQUFHLENBQUM7QUFDdEQsVUFBTSxPQUFPLElBQUksS0FBSyxJQUFJLEdBQUcsTUFBTSxJQUFJLENBQUMsQ0FBQyxFQUFFQyxJQUFHLE1BQU1BLElBQUcsQ0FBQztBQUN4RCxVQUFNLE1BQU0sT0FBTyxLQUFLLE9BQU8sQ0FBQyxJQUFJLEtBQUssTUFBTSxPQUFPLFFBQVEsSUFBSTtBQUNsRSxVQUFNLE9BQU8sT0FBTyxLQUFLLE9BQU8sQ0FBQyxJQUFJLEtBQUssTUFBTSxPQUFPLFFBQVEsSUFBSTtBQUNuRSxXQUFPLE1BQU0sSUFBSSxDQUFDLENBQUNELE1BQUtDLElBQUcsTUFBVSxDQUFDRCxPQUFNLEtBQUtDLE9BQU0sSUFBSSxDQUFDO0FBQUEsRUFDOUQ7QUFBQTtBQUFBLEVBR0EsWUFBWSxNQUFZLE1BQXNCO0FBQzVDLFdBQU8sS0FBSyxNQUFNLE1BQU0sSUFBSSxFQUFFLElBQUksQ0FBQyxPQUFPLFdBQVcsS0FBSyxPQUFPLEVBQUUsQ0FBQztBQUFBLEVBQ3RFO0FBQUE7QUFBQSxFQUdRLE1BQU0sTUFBc0I7QUFDbEMsVUFBTSxRQUFRLE9BQU8sS0FBSyxTQUFTLFNBQVMsQ0FBQyxHQUFHLElBQUk7QUFDcEQsVUFBTSxPQUFPLENBQUMsT0FDWixNQUFNLE9BQU8sQ0FBQyxLQUFLLE9BQU8sTUFBTSxHQUFHLEVBQUUsR0FBRyxDQUFDLElBQUksTUFBTTtBQUNyRCxVQUFNLENBQUMsV0FBVyxTQUFTLElBQUksQ0FBQyxLQUFLLENBQUMsQ0FBQyxHQUFHLE1BQU0sR0FBRyxHQUFHLEtBQUssQ0FBQyxDQUFDLEVBQUUsR0FBRyxNQUFNLEdBQUcsQ0FBQztBQUM1RSxVQUFNLE1BQU0sQ0FBQyxDQUFDLEtBQUssR0FBRyxPQUFXLE1BQU0sY0FBYyxLQUFLLE1BQU0sY0FBYztBQUM5RSxVQUFNLFFBQVEsTUFBTSxJQUFJLENBQUMsSUFBSSxXQUFXLEVBQUUsT0FBTyxLQUFLLElBQUksRUFBRSxFQUFFLEVBQUU7QUFDaEUsV0FBTyxNQUFNLEtBQUssQ0FBQyxLQUFLLFVBQVUsSUFBSSxNQUFNLE1BQU0sR0FBRyxFQUFFLElBQUksQ0FBQyxFQUFFLE1BQU0sTUFBTSxLQUFLO0FBQUEsRUFDakY7QUFBQTtBQUFBLEVBR0EsTUFBTSxNQUFjLE1BQWtCO0FBQ3BDLFdBQU8sRUFBRSxPQUFPLEtBQUssT0FBTyxRQUFRLEtBQUssSUFBSSxNQUFNLEtBQUssTUFBTSxJQUFJLEVBQUUsQ0FBQyxLQUFLLEVBQUU7QUFBQSxFQUM5RTtBQUFBO0FBQUEsRUFHQSxRQUFRLE1BQWMsTUFBd0M7QUFDNUQsVUFBTSxVQUFVLEtBQUs7QUFDckIsZUFBVyxPQUFPLFNBQVMsU0FBUyxTQUFTLENBQUMsR0FBRyxNQUFNLFNBQVMsV0FBVyxLQUFLLEdBQUc7QUFDakYsaUJBQVcsUUFBUSxLQUFLLE1BQU0sR0FBRyxHQUFHO0FBQ2xDLGNBQU0sT0FBTyxFQUFFLE9BQU8sS0FBSyxPQUFPLFFBQVEsS0FBSyxJQUFJLE1BQU0sS0FBSztBQUM5RCxjQUFNLFNBQVMsS0FBSyxNQUFNLE1BQU0sR0FBRyxFQUFFLElBQUksR0FBRyxLQUFLLE1BQU0sS0FBSyxHQUFHLEtBQUs7QUFDcEUsWUFBSSxVQUFVLEtBQUssS0FBSyxLQUFLLFlBQVksTUFBTSxHQUFHLENBQUMsR0FBRztBQUNwRCxpQkFBTyxFQUFFLE1BQU0sTUFBTSxJQUFJO0FBQUEsUUFDM0I7QUFBQSxNQUNGO0FBQUEsSUFDRjtBQUNBLFdBQU8sRUFBRSxNQUFNLEtBQUssTUFBTSxNQUFNLElBQUksR0FBRyxLQUFLO0FBQUEsRUFDOUM7QUFDRjs7O0FDM01BLElBQU0sT0FBTztBQUViLElBQU0sT0FBTztBQUViLElBQU0sT0FBTztBQW1DTixTQUFTLFlBQ2QsU0FDQSxXQUNVO0FBQ1YsUUFBTSxPQUFPQyxHQUF5QixNQUFTO0FBQy9DLFFBQU0sQ0FBQyxTQUFTLFVBQVUsSUFBSUMsR0FBa0I7QUFDaEQsUUFBTSxXQUFXLFVBQVUsVUFBVTtBQUVyQyxRQUFNLE9BQU8sQ0FBQyxVQUF3QjtBQUNwQyxVQUFNLE1BQU0sS0FBSztBQUNqQixRQUFJLENBQUMsT0FBTyxJQUFJLFlBQVksTUFBTSxXQUFXO0FBQzNDLFVBQUksTUFBTSxnQkFBZ0IsV0FBVyxVQUFVO0FBQzdDLGNBQU0sTUFBTSxTQUFTLFFBQVEsU0FBUyxNQUFNLFNBQVMsTUFBTSxTQUFTLEtBQUs7QUFDekUsa0JBQVUsTUFBTSxNQUFNLE9BQU8sR0FBRyxJQUFJLE1BQVM7QUFBQSxNQUMvQztBQUNBO0FBQUEsSUFDRjtBQUNBLFVBQU0sTUFBTSxLQUFLLE1BQU0sTUFBTSxVQUFVLElBQUksUUFBUSxNQUFNLFVBQVUsSUFBSSxNQUFNO0FBQzdFLFFBQUksVUFBVSxNQUFNO0FBQ3BCLFFBQUksQ0FBQyxJQUFJLFNBQVMsVUFBVSxTQUFTLFdBQVc7QUFDOUM7QUFBQSxJQUNGO0FBQ0EsVUFBTSxDQUFDQyxJQUFHQyxFQUFDLElBQUksQ0FBQyxNQUFNLFNBQVMsTUFBTSxVQUFVLElBQUksS0FBSztBQUN4RCxVQUFNLE9BQU8sT0FBTyxRQUFRLFNBQVNELElBQUdDLEVBQUM7QUFDekMsVUFBTSxPQUFPLFFBQVEsR0FBRyxLQUFLLEtBQUssSUFBSSxLQUFLLEdBQUcsS0FBSyxHQUFHLENBQUM7QUFDdkQsUUFBSSxTQUFTLElBQUksTUFBTTtBQUNyQixVQUFJLE9BQU87QUFDWCxVQUFJLFFBQVEsSUFBSSxTQUFTLFFBQVE7QUFDL0Isa0JBQVUsTUFBTSxJQUFJO0FBQUEsTUFDdEI7QUFBQSxJQUNGO0FBQ0EsUUFBSSxJQUFJLFNBQVMsUUFBUTtBQUN2QixpQkFBVyxFQUFFLEdBQUFELElBQUcsR0FBQUMsSUFBRyxTQUFTLFNBQVMsT0FBVSxDQUFDO0FBQUEsSUFDbEQ7QUFBQSxFQUNGO0FBRUEsUUFBTSxNQUFNLENBQUMsT0FBcUIsZ0JBQXlCO0FBQ3pELFVBQU0sTUFBTSxLQUFLO0FBQ2pCLFFBQUksQ0FBQyxPQUFPLElBQUksWUFBWSxNQUFNLFdBQVc7QUFDM0M7QUFBQSxJQUNGO0FBQ0EsU0FBSyxVQUFVO0FBQ2YsZUFBVyxNQUFTO0FBQ3BCLFFBQUksYUFBYTtBQUNmO0FBQUEsSUFDRjtBQUNBLFFBQUksQ0FBQyxJQUFJLFNBQVMsSUFBSSxTQUFTLFFBQVE7QUFDckMsZ0JBQVUsT0FBTztBQUFBLElBQ25CLFdBQVcsSUFBSSxXQUFXLFdBQWMsQ0FBQyxJQUFJLFNBQVMsVUFBVSxTQUFTLFdBQVc7QUFDbEYsWUFBTSxNQUFNLFNBQVMsUUFBUSxTQUFTLE1BQU0sU0FBUyxNQUFNLFNBQVMsSUFBSTtBQUN4RSxVQUFJLFFBQVEsSUFBSSxRQUFRO0FBQ3RCLGtCQUFVLElBQUksR0FBRztBQUNqQixnQkFBUSxRQUFRLFNBQVMsR0FBRztBQUFBLE1BQzlCO0FBQUEsSUFDRjtBQUFBLEVBQ0Y7QUFFQSxRQUFNLFFBQVEsQ0FBQyxVQUF3QjtBQUNyQyxRQUFJLE1BQU0sV0FBVyxLQUFLLENBQUMsWUFBWSxLQUFLLFdBQVcsQ0FBQyxRQUFRLFNBQVM7QUFDdkU7QUFBQSxJQUNGO0FBQ0EsVUFBTSxLQUFLLE1BQU07QUFDakIsVUFBTSxTQUFTLEdBQUcsUUFBUSxhQUFhLE1BQU07QUFDN0MsVUFBTSxVQUFVLEdBQUcsUUFBUSxjQUFjLE1BQU07QUFDL0MsUUFBSSxDQUFDLFVBQVUsQ0FBQyxTQUFTO0FBQ3ZCO0FBQUEsSUFDRjtBQUNBLFVBQU0sU0FBUyxTQUNYLFNBQ0EsU0FBUyxRQUFRLFNBQVMsTUFBTSxTQUFTLE1BQU0sU0FBUyxJQUFJO0FBQ2hFLFFBQUksQ0FBQyxVQUFVLFdBQVcsUUFBVztBQUNuQztBQUFBLElBQ0Y7QUFDQSxZQUFRLFFBQVEsa0JBQWtCLE1BQU0sU0FBUztBQUNqRCxTQUFLLFVBQVU7QUFBQSxNQUNiLFNBQVMsTUFBTTtBQUFBLE1BQ2YsTUFBTSxTQUFTLFNBQVM7QUFBQSxNQUN4QjtBQUFBLE1BQ0EsUUFBUSxNQUFNO0FBQUEsTUFDZCxRQUFRLE1BQU07QUFBQSxNQUNkLE9BQU8sVUFBVSxNQUFNLGdCQUFnQixVQUFVLE9BQU87QUFBQSxNQUN4RCxPQUFPO0FBQUEsTUFDUCxNQUFNO0FBQUEsSUFDUjtBQUFBLEVBQ0Y7QUFFQSxRQUFNLE1BQU0sQ0FBQyxVQUF5QjtBQUNwQyxRQUFJLE1BQU0sV0FBVyxNQUFNLFdBQVcsTUFBTSxVQUFVLENBQUMsVUFBVTtBQUMvRDtBQUFBLElBQ0Y7QUFDQSxRQUFJLElBQUksT0FBTyxRQUFRLFNBQVMsU0FBUyxHQUFHO0FBQzFDLFlBQU0sZUFBZTtBQUFBLElBQ3ZCO0FBQUEsRUFDRjtBQUdBLFFBQU0sU0FBU0gsR0FBTyxHQUFHO0FBQ3pCLFNBQU8sVUFBVTtBQUNqQixFQUFBSSxHQUFVLE1BQU07QUFDZCxVQUFNLFNBQVMsQ0FBQyxVQUF5QjtBQUN2QyxVQUFJLE1BQU0sV0FBVyxTQUFTLE1BQU07QUFDbEMsZUFBTyxRQUFRLEtBQUs7QUFBQSxNQUN0QjtBQUFBLElBQ0Y7QUFDQSxxQkFBaUIsV0FBVyxNQUFNO0FBQ2xDLFdBQU8sTUFBTSxvQkFBb0IsV0FBVyxNQUFNO0FBQUEsRUFDcEQsR0FBRyxDQUFDLENBQUM7QUFFTCxTQUFPO0FBQUEsSUFDTDtBQUFBLElBQ0EsVUFBVTtBQUFBLE1BQ1IsZUFBZTtBQUFBLE1BQ2YsZUFBZTtBQUFBLE1BQ2YsYUFBYSxDQUFDLFVBQVUsSUFBSSxPQUFPLEtBQUs7QUFBQSxNQUN4QyxpQkFBaUIsQ0FBQyxVQUFVLElBQUksT0FBTyxJQUFJO0FBQUEsTUFDM0MsZ0JBQWdCLE1BQU0sVUFBVSxNQUFNLE1BQVM7QUFBQSxNQUMvQyxXQUFXO0FBQUE7QUFBQSxNQUVYLFNBQVMsQ0FBQyxVQUFVO0FBQ2xCLGNBQU0sU0FBVSxNQUFNLE9BQXVCLFFBQVE7QUFDckQsWUFBSSxNQUFNLFdBQVcsS0FBSyxXQUFXLFVBQWEsVUFBVTtBQUMxRCxvQkFBVSxJQUFJLE1BQU07QUFBQSxRQUN0QjtBQUFBLE1BQ0Y7QUFBQSxJQUNGO0FBQUEsRUFDRjtBQUNGO0FBR0EsU0FBUyxJQUFJLE9BQXNCLFNBQTZCLFdBQStCO0FBQzdGLFFBQU0sS0FBSyxNQUFNO0FBQ2pCLE1BQUksR0FBRyxRQUFRLGlDQUFpQyxHQUFHO0FBQ2pELFdBQU87QUFBQSxFQUNUO0FBQ0EsUUFBTSxTQUFTLEdBQUcsUUFBUTtBQUMxQixVQUFRLE1BQU0sS0FBSztBQUFBLElBQ2pCLEtBQUs7QUFBQSxJQUNMLEtBQUs7QUFBQSxJQUNMLEtBQUs7QUFBQSxJQUNMLEtBQUs7QUFDSCxhQUFPLFdBQVcsVUFBYSxLQUFLLE1BQU0sS0FBSyxJQUFJLFNBQVMsU0FBUztBQUFBLElBQ3ZFLEtBQUs7QUFBQSxJQUNMLEtBQUs7QUFDSCxVQUFJLFdBQVcsUUFBVztBQUN4QixrQkFBVSxJQUFJLE1BQU07QUFBQSxNQUN0QixXQUFXLE9BQU8sU0FBUyxRQUFRLE1BQU0sUUFBUSxTQUFTO0FBQ3hELGtCQUFVLEtBQUs7QUFBQSxNQUNqQixPQUFPO0FBQ0wsZUFBTztBQUFBLE1BQ1Q7QUFDQSxhQUFPO0FBQUEsSUFDVCxLQUFLO0FBQ0gsZ0JBQVUsT0FBTztBQUNqQixhQUFPO0FBQUEsSUFDVCxLQUFLO0FBQ0gsZ0JBQVUsT0FBTztBQUNqQixhQUFPO0FBQUEsSUFDVCxLQUFLO0FBQ0gsVUFBSSxVQUFVLFVBQVU7QUFDdEIsa0JBQVUsT0FBTyxLQUFLO0FBQUEsTUFDeEIsT0FBTztBQUNMLGtCQUFVLE1BQU07QUFBQSxNQUNsQjtBQUNBLGFBQU87QUFBQSxJQUNUO0FBQ0UsYUFBTztBQUFBLEVBQ1g7QUFDRjtBQUVBLElBQU0sU0FBUyxDQUFDLFlBQXFCO0FBQ25DLFFBQU0sRUFBRSxNQUFNLE9BQU8sS0FBSyxPQUFPLElBQUksUUFBUSxzQkFBc0I7QUFDbkUsU0FBTyxFQUFFLE9BQU8sU0FBUyxJQUFJLE1BQU0sVUFBVSxDQUFDO0FBQ2hEO0FBR0EsU0FBUyxLQUNQLEtBQ0EsTUFDQSxTQUNBLFdBQ1M7QUFDVCxRQUFNLENBQUNGLElBQUdDLEVBQUMsSUFBSSxPQUFPLElBQUk7QUFDMUIsUUFBTSxPQUFPLFFBQVEsZ0JBQWdCLFFBQVEsY0FBYyxJQUFJO0FBQy9ELFFBQU0sV0FBVyxRQUFRLGdCQUFnQixRQUFRO0FBQ2pELE1BQUk7QUFDSixNQUFJLFFBQVEsT0FBTztBQUNuQixhQUFXLFNBQVMsVUFBVSxPQUFPLEdBQUc7QUFDdEMsVUFBTSxDQUFDLFFBQVEsTUFBTSxJQUFJLE9BQU8sS0FBSztBQUNyQyxVQUFNLFFBQVEsUUFBUSxXQUFXLFNBQVNELEtBQUksU0FBU0M7QUFDdkQsVUFBTSxTQUFTLEtBQUssSUFBSSxXQUFXLFNBQVNBLEtBQUksU0FBU0QsRUFBQztBQUUxRCxVQUFNLE1BQU0sUUFBUSxJQUFJO0FBQ3hCLFFBQUksVUFBVSxRQUFRLFFBQVEsS0FBSyxNQUFNLE9BQU87QUFDOUMsT0FBQyxTQUFTLEtBQUssSUFBSSxDQUFDLE9BQU8sR0FBRztBQUFBLElBQ2hDO0FBQUEsRUFDRjtBQUNBLFFBQU0sU0FBUyxTQUFTLFFBQVE7QUFDaEMsTUFBSSxDQUFDLFdBQVcsV0FBVyxRQUFXO0FBQ3BDLFdBQU87QUFBQSxFQUNUO0FBQ0EsWUFBVSxTQUFTLE1BQU07QUFDekIsUUFBTSxPQUFPLE9BQU8sTUFBTTtBQUMxQixNQUFJLE1BQU07QUFDUixjQUFVLE1BQU0sSUFBSTtBQUFBLEVBQ3RCO0FBQ0EsVUFBUSxNQUFNO0FBQ2QsU0FBTztBQUNUO0FBRUEsU0FBUyxVQUFVLFNBQTJDO0FBQzVELFNBQU8sVUFDSDtBQUFBLElBQ0UsR0FBRyxRQUFRO0FBQUEsTUFDVDtBQUFBLElBQ0Y7QUFBQSxFQUNGLElBQ0EsQ0FBQztBQUNQO0FBRUEsU0FBUyxRQUFRLFNBQTZCLFFBQWdCO0FBQzVELFFBQU0sUUFBUSxVQUFVLE9BQU8sRUFBRSxLQUFLLENBQUNHLFdBQVVBLE9BQU0sUUFBUSxXQUFXLE1BQU07QUFDaEYsU0FBTyxNQUFNLEVBQUUsZUFBZSxLQUFLLENBQUM7QUFDdEM7QUFHQSxJQUFNLFdBQVcsQ0FBQyxVQUFtQixNQUFNLGFBQWEsV0FBVyxNQUFNO0FBR3pFLFNBQVMsU0FDUCxTQUNBSCxJQUNBQyxJQUNBLE1BQ29CO0FBQ3BCLFFBQU0sT0FBTyxTQUNWLGtCQUFrQkQsSUFBR0MsRUFBQyxFQUN0QixPQUFPLENBQUMsWUFBYSxRQUF3QixRQUFRLFdBQVcsTUFBUyxFQUN6RSxPQUFPLENBQUMsWUFBWSxTQUFTLFNBQVMsT0FBTyxDQUFDO0FBQ2pELFFBQU0sU0FBUyxLQUFLLEtBQUssUUFBUTtBQUNqQyxNQUFJLFFBQVE7QUFDVixXQUFPLE9BQU8sUUFBUTtBQUFBLEVBQ3hCO0FBRUEsUUFBTSxTQUFTLEtBQUssQ0FBQyxHQUFHLFFBQVEsV0FBVyxVQUFhLE9BQU8sS0FBSyxDQUFDLEVBQUUsUUFBUSxNQUFNO0FBQ3JGLE1BQUksUUFBUSxDQUFDLFFBQVE7QUFDbkIsUUFBSSxRQUFRO0FBQ1osUUFBSTtBQUNKLGVBQVcsU0FBUyxVQUFVLE9BQU8sRUFBRSxPQUFPLFFBQVEsR0FBRztBQUN2RCxZQUFNLEVBQUUsTUFBTSxPQUFPLEtBQUssT0FBTyxJQUFJLE1BQU0sc0JBQXNCO0FBQ2pFLFlBQU0sU0FBUyxLQUFLLElBQUksT0FBT0QsSUFBR0EsS0FBSSxPQUFPLENBQUM7QUFDOUMsWUFBTSxPQUFPLEtBQUssSUFBSSxNQUFNQyxJQUFHQSxLQUFJLFFBQVEsQ0FBQztBQUM1QyxZQUFNLE1BQU0sS0FBSyxNQUFNLFFBQVEsSUFBSTtBQUNuQyxVQUFJLE1BQU0sT0FBTztBQUNmLFNBQUMsU0FBUyxLQUFLLElBQUksQ0FBQyxPQUFPLEdBQUc7QUFBQSxNQUNoQztBQUFBLElBQ0Y7QUFDQSxRQUFJLFNBQVM7QUFDWCxhQUFPLFFBQVEsUUFBUTtBQUFBLElBQ3pCO0FBQUEsRUFDRjtBQUNBLFNBQU8sS0FBSyxDQUFDLEdBQUcsUUFBUTtBQUMxQjtBQUdBLFNBQVMsT0FBTyxTQUE2QkQsSUFBV0MsSUFBK0I7QUFDckYsUUFBTSxPQUFPLFNBQ1Ysa0JBQWtCRCxJQUFHQyxFQUFDLEVBQ3RCLEtBQUssQ0FBQyxZQUFZLFFBQVEsUUFBUSxjQUFjLEtBQUssU0FBUyxTQUFTLE9BQU8sQ0FBQztBQUNsRixNQUFJLENBQUMsTUFBTTtBQUNULFdBQU87QUFBQSxFQUNUO0FBQ0EsTUFBSSxRQUFRLE9BQU87QUFDbkIsTUFBSTtBQUNKLGFBQVcsU0FBUyxLQUFLLGlCQUE2QixlQUFlLEdBQUc7QUFDdEUsVUFBTSxPQUFPLE9BQU8sTUFBTSxRQUFRLFVBQVUsRUFBRTtBQUM5QyxVQUFNLENBQUMsU0FBUyxPQUFPLElBQUksT0FBTyxLQUFLO0FBQ3ZDLFVBQU0sTUFBTSxLQUFLLE1BQU0sVUFBVUQsSUFBRyxVQUFVQyxFQUFDO0FBQy9DLFFBQUksUUFBUSxNQUFNLE9BQU87QUFDdkIsT0FBQyxPQUFPLEtBQUssSUFBSSxDQUFDLE1BQU0sR0FBRztBQUFBLElBQzdCO0FBQUEsRUFDRjtBQUNBLFNBQU87QUFDVDs7O0FDaFVBLElBQU0sV0FBVztBQUVWLFNBQVMsTUFBTTtBQUFBLEVBQ3BCO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRixHQUlHO0FBQ0QsUUFBTSxRQUFRLFNBQVM7QUFDdkIsUUFBTSxNQUFNLEtBQUssU0FBUztBQUMxQixRQUFNLFNBQVMsS0FBSyxTQUFTLFNBQVM7QUFDdEMsUUFBTSxVQUFVLE1BQU0sTUFBTSxLQUFLLENBQUMsU0FBUyxLQUFLLFNBQVMsTUFBTTtBQUMvRCxTQUNFLGdCQUFBRyxHQUFDLGFBQVEsT0FBTSxlQUFjLGNBQVksTUFBTSxZQUFZLEdBQ3pEO0FBQUEsb0JBQUFBLEdBQUMsUUFBSSxnQkFBTSxZQUFZLEdBQUU7QUFBQSxJQUN4QixRQUFRLFVBQWEsV0FBVyxnQkFBQUEsR0FBQyxRQUFLLFFBQWdCO0FBQUEsSUFDdkQsZ0JBQUFBLEdBQUMsUUFDRSxnQkFBTSxNQUFNLElBQUksQ0FBQyxTQUNoQixnQkFBQUEsR0FBQyxRQUFtQixZQUFVLEtBQUssU0FBUyxLQUMxQztBQUFBLHNCQUFBQSxHQUFDLFVBQUssT0FBTSxVQUFVLGVBQUssTUFBSztBQUFBLE1BQ2hDLGdCQUFBQSxHQUFDLE9BQUUsT0FBTSxRQUFRLGVBQUssUUFBUSxNQUFNLFdBQVcsR0FBRTtBQUFBLE1BQ2hELEtBQUssU0FBUyxZQUFZLGdCQUFBQSxHQUFDLGFBQVUsT0FBTyxNQUFNO0FBQUEsTUFDbEQsS0FBSyxTQUFTLE9BQU8sZ0JBQUFBLEdBQUMsVUFBSyxPQUFNLFNBQVMsZ0JBQU0sVUFBVSxHQUFFO0FBQUEsTUFDNUQsVUFBVSxLQUFLLFNBQVMsTUFDdkIsZ0JBQUFBLEdBQUMsY0FBVyxNQUFZLFFBQWdCLElBRXhDLEtBQUssU0FBUyxTQUFTLGdCQUFBQSxHQUFDLGFBQVUsT0FBTyxNQUFNO0FBQUEsU0FSMUMsS0FBSyxJQVVkLENBQ0QsR0FDSDtBQUFBLElBQ0EsZ0JBQUFBLEdBQUMsU0FBSSxPQUFNLFdBQ1I7QUFBQSxjQUFRLFVBQWEsTUFBTSxVQUFVLFVBQ3BDLGdCQUFBQSxHQUFDLFlBQU8sTUFBSyxVQUFTLFNBQVMsTUFBTSxRQUFRLEtBQUssRUFBRSxNQUFNLFFBQVEsQ0FBQyxHQUNoRSxnQkFBTSxZQUFZLEdBQ3JCO0FBQUEsTUFFRCxVQUFVLE1BQU0sVUFBVSxhQUN6QixnQkFBQUEsR0FBQyxZQUFPLE1BQUssVUFBUyxPQUFNLFFBQU8sU0FBUyxNQUFNLFFBQVEsS0FBSyxFQUFFLE1BQU0sUUFBUSxDQUFDLEdBQzdFLGdCQUFNLGdCQUFnQixHQUN6QjtBQUFBLE9BRUo7QUFBQSxJQUNDLE1BQU0sVUFBVSxhQUFhLFFBQVEsVUFDcEMsZ0JBQUFBLEdBQUMsT0FBRSxPQUFNLFFBQU8sTUFBSyxVQUNsQixnQkFBTSxjQUFjLEdBQ3ZCO0FBQUEsSUFFRCxNQUFNLFdBQVcsS0FDaEIsZ0JBQUFBLEdBQUMsT0FBRSxPQUFNLFFBQ047QUFBQSxZQUFNLGVBQWU7QUFBQSxNQUFFO0FBQUEsTUFBRyxNQUFNO0FBQUEsT0FDbkM7QUFBQSxLQUVKO0FBRUo7QUFFQSxTQUFTLEtBQUssRUFBRSxPQUFPLEdBQXdDO0FBQzdELFFBQU0sUUFBUSxTQUFTO0FBQ3ZCLFFBQU0sQ0FBQyxNQUFNLE9BQU8sSUFBSUMsR0FBUyxNQUFXLElBQUksUUFBUSxFQUFFLENBQUM7QUFDM0QsUUFBTSxPQUFPLENBQUMsVUFBaUI7QUFDN0IsVUFBTSxlQUFlO0FBQ3JCLFVBQU0sVUFBVSxLQUFLLEtBQUs7QUFDMUIsUUFBSSxTQUFTO0FBQ1gsTUFBSyxJQUFJLFFBQVEsT0FBTztBQUN4QixjQUFRLEtBQUssRUFBRSxNQUFNLFFBQVEsTUFBTSxRQUFRLENBQUM7QUFBQSxJQUM5QztBQUFBLEVBQ0Y7QUFDQSxTQUNFLGdCQUFBRCxHQUFDLFVBQUssT0FBTSxRQUFPLFVBQVUsTUFDM0I7QUFBQSxvQkFBQUEsR0FBQyxXQUFNLEtBQUksUUFBUSxnQkFBTSxXQUFXLEdBQUU7QUFBQSxJQUN0QyxnQkFBQUEsR0FBQyxTQUFJLE9BQU0sWUFDVDtBQUFBLHNCQUFBQTtBQUFBLFFBQUM7QUFBQTtBQUFBLFVBQ0MsSUFBRztBQUFBLFVBQ0gsT0FBTztBQUFBLFVBQ1AsV0FBVztBQUFBLFVBQ1gsVUFBUTtBQUFBLFVBQ1IsY0FBYTtBQUFBLFVBQ2IsU0FBUyxDQUFDLFVBQVUsUUFBUSxNQUFNLGNBQWMsS0FBSztBQUFBO0FBQUEsTUFDdkQ7QUFBQSxNQUNBLGdCQUFBQSxHQUFDLFlBQU8sTUFBSyxVQUFTLE9BQU0sUUFDekIsZ0JBQU0sV0FBVyxHQUNwQjtBQUFBLE9BQ0Y7QUFBQSxJQUNBLGdCQUFBQSxHQUFDLE9BQUUsT0FBTSxRQUFRLGdCQUFNLGVBQWUsR0FBRTtBQUFBLEtBQzFDO0FBRUo7QUFHQSxTQUFTLFdBQVcsRUFBRSxNQUFNLE9BQU8sR0FBeUQ7QUFDMUYsUUFBTSxRQUFRLFNBQVM7QUFDdkIsUUFBTSxFQUFFLE9BQUFFLE9BQU0sSUFBSSxVQUFVO0FBQzVCLFFBQU0sTUFBTSxLQUFLLFNBQVMsUUFBUSxLQUFLLFFBQVEsS0FBSztBQUNwRCxRQUFNLFNBQVMsQ0FBQyxVQUFrQjtBQUNoQyxRQUFJLFVBQVUsUUFBUTtBQUNwQixjQUFRLEtBQUssRUFBRSxNQUFNLFFBQVEsTUFBTSxLQUFLLEtBQUssQ0FBQztBQUFBLElBQ2hELFdBQVcsVUFBVSxVQUFVO0FBQzdCLGNBQVEsS0FBSyxFQUFFLE1BQU0sT0FBTyxNQUFNLEtBQUssTUFBTSxPQUFPLE1BQWtCLENBQUM7QUFBQSxJQUN6RTtBQUFBLEVBQ0Y7QUFDQSxTQUNFLGdCQUFBRjtBQUFBLElBQUM7QUFBQTtBQUFBLE1BQ0MsT0FBTTtBQUFBLE1BQ04sY0FBWSxHQUFHLE1BQU0sV0FBVyxDQUFDLElBQUksS0FBSyxJQUFJO0FBQUEsTUFDOUMsT0FBTztBQUFBLE1BQ1AsVUFBVSxDQUFDLFVBQVUsT0FBTyxNQUFNLGNBQWMsS0FBSztBQUFBLE1BRXJEO0FBQUEsd0JBQUFBLEdBQUMsWUFBTyxPQUFNLFFBQVEsZ0JBQU0sV0FBVyxHQUFFO0FBQUEsUUFDeEMsUUFBUSxZQUFZLGdCQUFBQSxHQUFDLFlBQU8sT0FBTSxVQUFVLGdCQUFNLGFBQWEsR0FBRTtBQUFBLFFBQ2pFRSxPQUFNLE9BQU8sSUFBSSxDQUFDLEVBQUUsT0FBTyxNQUFNLE1BQ2hDLGdCQUFBRixHQUFDLFlBQW1CLE9BQU8sT0FDeEI7QUFBQSxnQkFBTSxVQUFVO0FBQUEsVUFBRTtBQUFBLFVBQUc7QUFBQSxhQURYLEtBRWIsQ0FDRDtBQUFBO0FBQUE7QUFBQSxFQUNIO0FBRUo7OztBQ2pFTyxTQUFTLFNBQVMsT0FBbUI7QUFDMUMsUUFBTSxNQUFNLE1BQU0sT0FBTyxDQUFDLEdBQUcsVUFBVSxDQUFDO0FBQ3hDLFNBQU8sQ0FBQyxHQUFJLE1BQU0sVUFBVSxDQUFDLEdBQUksR0FBRyxHQUFHLEVBQUUsT0FBTyxDQUFDLFVBQVUsTUFBTSxXQUFXLE1BQVM7QUFDdkY7QUFFTyxTQUFTLGFBQWEsUUFBaUMsTUFBNEI7QUFDeEYsUUFBTSxFQUFFLE9BQU8sUUFBUSxJQUFJO0FBQzNCLFFBQU0sV0FBVyxPQUFPO0FBQ3hCLFFBQU0sUUFBUUc7QUFBQSxJQUNaLE1BQU0sT0FBTyxZQUFZLElBQUksTUFBTSxNQUFNLFNBQVMsT0FBTyxNQUFNLFNBQVMsU0FBUyxLQUFLLENBQUM7QUFBQSxJQUN2RixDQUFDLEtBQUs7QUFBQSxFQUNSO0FBQ0EsUUFBTSxRQUFRLENBQUMsUUFBd0I7QUFBQSxJQUNyQztBQUFBLElBQ0EsTUFBTSxPQUFPLFNBQVMsWUFBWTtBQUFBLElBQ2xDLE1BQU07QUFBQSxJQUNOLFFBQVEsQ0FBQztBQUFBLElBQ1QsTUFBTTtBQUFBLElBQ04sVUFBVTtBQUFBLElBQ1YsU0FBUztBQUFBLEVBQ1g7QUFDQSxRQUFNLENBQUMsTUFBTSxPQUFPLElBQUlDLEdBQWlCLE1BQU0sTUFBTSxFQUFFLENBQUM7QUFDeEQsUUFBTSxDQUFDLE9BQU8sUUFBUSxJQUFJQSxHQUEwQztBQUFBLElBQ2xFLFNBQVM7QUFBQSxJQUNULE1BQU07QUFBQSxFQUNSLENBQUM7QUFDRCxRQUFNLENBQUMsU0FBUyxVQUFVLElBQUlBLEdBQWlCO0FBQy9DLFFBQU0sQ0FBQyxPQUFPLFFBQVEsSUFBSUEsR0FBaUI7QUFHM0MsUUFBTSxTQUFTLEtBQUssUUFBUSxVQUFVLE1BQU0sTUFBTSxPQUFPLE1BQU0sVUFBVSxNQUFNLEVBQUU7QUFDakYsUUFBTSxVQUFVLE9BQU8sU0FBUyxRQUFRO0FBQ3hDLFFBQU0sT0FBTyxNQUFNLFlBQVksVUFBVSxNQUFNLE9BQU87QUFDdEQsUUFBTSxTQUFTLENBQUMsU0FBMEIsUUFBUSxFQUFFLEdBQUcsUUFBUSxVQUFVLFFBQVcsR0FBRyxLQUFLLENBQUM7QUFDN0YsUUFBTSxVQUFVLENBQUNDLFVBQWUsU0FBUyxFQUFFLFNBQVMsTUFBQUEsTUFBSyxDQUFDO0FBRTFELFFBQU0sVUFBVUYsR0FBUSxNQUFNO0FBQzVCLFFBQUksQ0FBQyxPQUFPO0FBQ1YsYUFBTyxDQUFDO0FBQUEsSUFDVjtBQUNBLFdBQU8sT0FBTyxTQUFTLGFBQWEsT0FBTyxPQUN2QyxNQUFNLFlBQVksT0FBTyxNQUFNLElBQUksSUFDbkMsT0FBTztBQUFBLEVBQ2IsR0FBRyxDQUFDLE9BQU8sT0FBTyxNQUFNLE9BQU8sTUFBTSxPQUFPLFFBQVEsSUFBSSxDQUFDO0FBQ3pELFFBQU0sTUFBTSxRQUFRLEtBQUssR0FBRztBQUc1QixFQUFBRyxHQUFVLE1BQU07QUFDZCxRQUFJLFlBQVksUUFBUSxTQUFTLEdBQUc7QUFDbEMsY0FBUSxLQUFLLEVBQUUsTUFBTSxXQUFXLElBQUksU0FBUyxJQUFJLFNBQVMsQ0FBQyxHQUFHLE9BQU8sRUFBRSxDQUFDO0FBQUEsSUFDMUU7QUFBQSxFQUNGLEdBQUcsQ0FBQyxRQUFRLFVBQVUsSUFBSSxLQUFLLEtBQUssSUFBSSxDQUFDO0FBQ3pDLFFBQU0sVUFDSixXQUFXLFFBQVEsT0FBTyxVQUFVLE1BQU0sUUFBUSxRQUFRLEtBQUssR0FBRyxNQUFNLE9BQU8sUUFBUSxLQUNuRixVQUNBO0FBRU4sUUFBTSxPQUFPLENBQUMsU0FBaUI7QUFDN0IsUUFBSSxVQUFVO0FBQ1osY0FBUSxLQUFLLEVBQUUsTUFBTSxRQUFRLElBQUksU0FBUyxJQUFJLEtBQUssQ0FBQztBQUFBLElBQ3REO0FBQUEsRUFDRjtBQUNBLFFBQU0sV0FBVyxDQUFDLE1BQWMsWUFDOUIsWUFBWSxTQUNSLEtBQUssSUFBSSxJQUNULE9BQU8sRUFBRSxVQUFVLEVBQUUsTUFBTSxTQUFTLEtBQUssR0FBRyxTQUFTLE9BQVUsQ0FBQztBQUd0RSxFQUFBQSxHQUFVLE1BQU07QUFDZCxRQUFJLE9BQU8sWUFBWSxVQUFhLFNBQVMsU0FBUyxPQUFPLFdBQVcsUUFBUSxPQUFPO0FBQ3JGLGVBQVMsUUFBUSxNQUFNLFFBQVEsT0FBTztBQUFBLElBQ3hDO0FBQUEsRUFDRixHQUFHLENBQUMsU0FBUyxPQUFPLE9BQU8sQ0FBQztBQUU1QixRQUFNLFVBQVUsVUFBVSxVQUFhLE1BQU0sS0FBSyxPQUFPLE1BQU07QUFDL0QsUUFBTSxRQUFRSCxHQUFRLE1BQU07QUFDMUIsVUFBTSxRQUFRLG9CQUFJLElBQXdCO0FBQzFDLFFBQUksQ0FBQyxPQUFPO0FBQ1YsYUFBTztBQUFBLElBQ1Q7QUFDQSxlQUFXLFVBQVUsTUFBTSxTQUFTO0FBQ2xDLFlBQU0sSUFBSSxRQUFRLE9BQU87QUFBQSxJQUMzQjtBQUNBLFFBQUksT0FBTyxTQUFTLGFBQWEsV0FBVyxDQUFDLE9BQU8sTUFBTTtBQUN4RCxpQkFBVyxVQUFVLE1BQU0sWUFBWSxNQUFNLE1BQU0sU0FBUyxJQUFJLEdBQUcsSUFBSSxHQUFHO0FBQ3hFLGNBQU0sSUFBSSxRQUFRLE9BQU87QUFBQSxNQUMzQjtBQUFBLElBQ0Y7QUFDQSxVQUFNLFNBQVMsT0FBTyxTQUFTLGFBQWEsT0FBTyxTQUFTO0FBQzVELFVBQU1JLFFBQU8sU0FBVSxVQUFVLFNBQVMsWUFBYTtBQUN2RCxlQUFXLFVBQVUsU0FBUztBQUM1QixZQUFNLElBQUksUUFBUUEsS0FBSTtBQUFBLElBQ3hCO0FBQ0EsV0FBTztBQUFBLEVBQ1QsR0FBRyxDQUFDLE9BQU8sT0FBTyxNQUFNLE9BQU8sTUFBTSxTQUFTLE1BQU0sS0FBSyxPQUFPLENBQUM7QUFFakUsUUFBTSxPQUFPLE1BQU07QUFDakIsVUFBTSxPQUFPLE9BQU8sS0FBSyxPQUFPO0FBQ2hDLFFBQUksUUFBUSxTQUFTO0FBQ25CLGVBQVMsS0FBSyxNQUFNLFFBQVEsT0FBTztBQUFBLElBQ3JDLFdBQVcsTUFBTTtBQUVmLGFBQU8sRUFBRSxTQUFTLEtBQUssS0FBSyxDQUFDO0FBQUEsSUFDL0I7QUFBQSxFQUNGO0FBRUEsU0FBTztBQUFBLElBQ0w7QUFBQSxJQUNBLE1BQU0sT0FBTztBQUFBLElBQ2IsU0FBUyxDQUFDLFNBQVMsT0FBTyxFQUFFLE1BQU0sTUFBTSxRQUFXLFFBQVEsQ0FBQyxHQUFHLE1BQU0sT0FBVSxDQUFDO0FBQUEsSUFDaEY7QUFBQSxJQUNBO0FBQUEsSUFDQSxTQUFTO0FBQUEsSUFDVDtBQUFBLElBQ0EsT0FBTyxVQUFVLFFBQVEsQ0FBQyxHQUFHLE1BQU0sT0FBTyxFQUFFLENBQUMsSUFBSTtBQUFBLElBQ2pEO0FBQUEsSUFDQSxVQUFVLE9BQU87QUFBQSxJQUNqQixRQUFRLENBQUMsUUFBUTtBQUNmLFVBQUksT0FBTyxPQUFPLFVBQVU7QUFDMUIsYUFBSyxPQUFPLFNBQVMsSUFBSTtBQUFBLE1BQzNCO0FBQ0EsYUFBTyxFQUFFLFNBQVMsT0FBVSxDQUFDO0FBQUEsSUFDL0I7QUFBQSxJQUNBLEtBQUssQ0FBQyxXQUFXO0FBQ2YsVUFBSSxDQUFDLE9BQU87QUFDVjtBQUFBLE1BQ0Y7QUFDQSxlQUFTLE1BQU07QUFDZixZQUFNLE9BQU8sT0FBTyxNQUFNO0FBQzFCLFVBQUksT0FBTyxTQUFTLFVBQVUsV0FBVyxRQUFRLFNBQVMsTUFBTSxHQUFHO0FBQ2pFLGFBQUs7QUFBQSxNQUNQLFdBQVcsT0FBTyxTQUFTLGFBQWEsTUFBTTtBQUM1QyxjQUFNLFFBQVEsTUFBTSxRQUFRLE1BQU0sSUFBSTtBQUN0QyxnQkFBUSxNQUFNLElBQUk7QUFDbEIsZUFBTyxFQUFFLE1BQU0sTUFBTSxNQUFNLE1BQU0sUUFBUSxTQUFTLE9BQVUsQ0FBQztBQUFBLE1BQy9ELE9BQU87QUFDTCxjQUFNLFNBQVMsTUFBTSxNQUFNLE9BQU8sUUFBUSxNQUFNO0FBQ2hELGVBQU8sRUFBRSxRQUFRLE1BQU0sUUFBUSxTQUFTLFFBQVcsTUFBTSxRQUFXLE1BQU0sU0FBUyxDQUFDO0FBQUEsTUFDdEY7QUFBQSxJQUNGO0FBQUEsSUFDQSxPQUFPLENBQUMsU0FBUztBQUNmLFVBQUksU0FBUyxPQUFPLFNBQVMsV0FBVztBQUN0QyxjQUFNLE9BQU8sUUFBUSxNQUFNLE1BQU0sTUFBTSxJQUFJO0FBQzNDLGNBQU0sT0FBTyxRQUFRLEdBQUcsS0FBSyxLQUFLLElBQUksS0FBSyxHQUFHLEtBQUssR0FBRyxDQUFDO0FBQ3ZELGVBQU8sRUFBRSxNQUFNLE1BQU0sU0FBUyxPQUFVLENBQUM7QUFDekMsbUJBQVcsTUFBUztBQUNwQixZQUFJLE1BQU07QUFDUixtQkFBUyxJQUFJO0FBQUEsUUFDZjtBQUFBLE1BQ0Y7QUFBQSxJQUNGO0FBQUEsSUFDQSxPQUFPLENBQUMsU0FBUyxXQUFXLE9BQU8sU0FBUyxZQUFZLE9BQU8sTUFBUztBQUFBLElBQ3hFLFFBQVEsQ0FBQyxNQUFNLFdBQVcsT0FBTyxFQUFFLFFBQVEsTUFBTSxVQUFVLE1BQU0sUUFBVyxTQUFTLEtBQUssQ0FBQztBQUFBLElBQzNGLFFBQVEsTUFBTSxRQUFRLFVBQVUsSUFBSSxDQUFDO0FBQUEsSUFDckMsUUFBUSxNQUFNLFFBQVEsS0FBSyxJQUFJLENBQUM7QUFBQSxJQUNoQyxPQUFPLE1BQU07QUFDWCxpQkFBVyxNQUFTO0FBQ3BCLGFBQU8sRUFBRSxNQUFNLFFBQVcsUUFBUSxDQUFDLEdBQUcsTUFBTSxRQUFXLFNBQVMsT0FBVSxDQUFDO0FBQUEsSUFDN0U7QUFBQSxJQUNBO0FBQUEsRUFDRjtBQUNGOzs7QUNoTkEsSUFBTSxRQUFjO0FBQUEsRUFDbEIsTUFBTTtBQUFBLEVBQ04sU0FBUztBQUFBLEVBQ1QsVUFBVSxDQUFDO0FBQUEsRUFDWCxLQUFLLENBQUM7QUFBQSxFQUNOLE9BQU8sQ0FBQztBQUFBLEVBQ1IsV0FBVyxDQUFDO0FBQ2Q7QUFDQSxJQUFNLFdBQVc7QUFFVixTQUFTLFVBQVUsRUFBRSxPQUFBQyxPQUFNLEdBQXNCO0FBQ3RELFFBQU0sUUFBUSxTQUFTO0FBQ3ZCLFFBQU0sRUFBRSxTQUFTLElBQUksVUFBVTtBQUMvQixRQUFNLENBQUMsT0FBTyxRQUFRLElBQUlDLEdBQVMsTUFBVyxJQUFJLFNBQVMsS0FBSyxDQUFDO0FBQ2pFLFFBQU0sRUFBRSxRQUFRLEtBQUssSUFBSSxTQUFTRCxRQUFPLFVBQVUsS0FBSztBQUN4RCxRQUFNLFlBQVksYUFBYSxRQUFRLElBQUk7QUFDM0MsUUFBTSxVQUFVRSxHQUF1QixJQUFJO0FBQzNDLFFBQU0sV0FBVyxZQUFZLFNBQVMsU0FBUztBQUMvQyxRQUFNLENBQUMsWUFBWSxXQUFXLElBQUlELEdBQVMsS0FBSztBQUNoRCxRQUFNLEVBQUUsT0FBTyxPQUFPLFFBQVEsSUFBSTtBQUNsQyxRQUFNLE9BQU8sU0FBUztBQUN0QixRQUFNLFNBQVMsU0FBUztBQUN4QixRQUFNLFFBQVEsT0FBTyxTQUFTO0FBRTlCLEVBQUFFLEdBQVUsTUFBTTtBQUNkLGFBQVMsUUFBUSxDQUFDLE9BQU8sT0FBTyxNQUFNLElBQUksT0FBTyxnQkFBZ0IsRUFBRSxPQUFPLE9BQU8sRUFBRSxLQUFLLEdBQUc7QUFBQSxFQUM3RixHQUFHLENBQUMsT0FBTyxNQUFNLEtBQUssQ0FBQztBQUN2QixFQUFBQSxHQUFVLE1BQU07QUFDZCxRQUFJLEtBQUssU0FBUyxRQUFXO0FBQzNCLGVBQVMsT0FBTyxVQUFVLEtBQUssSUFBSTtBQUFBLElBQ3JDO0FBQUEsRUFDRixHQUFHLENBQUMsS0FBSyxJQUFJLENBQUM7QUFFZCxNQUFJLEtBQUssU0FBUyxXQUFXO0FBQzNCLFdBQ0UsZ0JBQUFDLEdBQUMsVUFBSyxPQUFNLFVBQ1Y7QUFBQSxzQkFBQUEsR0FBQyxTQUFNO0FBQUEsTUFDUCxnQkFBQUEsR0FBQyxVQUFRLGdCQUFNLGVBQWUsR0FBRTtBQUFBLE1BQ2hDLGdCQUFBQSxHQUFDLE9BQUUsT0FBTSxlQUFjLE1BQU0sWUFDMUIsZ0JBQU0sV0FBVyxHQUNwQjtBQUFBLE9BQ0Y7QUFBQSxFQUVKO0FBQ0EsUUFBTSxRQUNKLGdCQUFBQSxHQUFDLFNBQU0sU0FBUyxhQUFhLFVBQVVKLE1BQUssQ0FBQyxHQUFHLE9BQU8sU0FBUyxrQkFBa0I7QUFFcEYsUUFBTSxRQUFRLFNBQVMsZ0JBQUFJLEdBQUMsU0FBTSxNQUFZLE9BQWMsUUFBZ0I7QUFDeEUsUUFBTSxZQUFZLE9BQU8sVUFBVTtBQUNuQyxRQUFNLFVBQVUsQ0FBQyxVQUFVLE9BQU8sTUFBTSxLQUFLLENBQUMsUUFBUSxJQUFJLFNBQVMsTUFBTSxNQUFNO0FBQy9FLFNBQ0UsZ0JBQUFBLEdBQUMsU0FBSSxPQUFNLGNBQWEsS0FBSyxTQUFVLEdBQUcsU0FBUyxVQUNqRDtBQUFBLG9CQUFBQSxHQUFDLFlBQU8sT0FBTSxPQUNaO0FBQUEsc0JBQUFBLEdBQUMsT0FBRSxPQUFNLFNBQVEsTUFBTSxZQUFZLE9BQU8sTUFBTSxXQUFXLEdBQ3pELDBCQUFBQSxHQUFDLFFBQUssTUFBSyxRQUFPLE9BQU8sTUFBTSxXQUFXLEdBQUcsR0FDL0M7QUFBQSxNQUNBLGdCQUFBQSxHQUFDLFFBQ0M7QUFBQSx3QkFBQUEsR0FBQyxVQUFLLE9BQU0sU0FBUyxpQkFBTTtBQUFBLFFBQzNCLGdCQUFBQSxHQUFDLFVBQUssT0FBTSxZQUFZLGlCQUFPLFVBQVM7QUFBQSxTQUMxQztBQUFBLE1BQ0MsVUFBVSxDQUFDLGFBQWEsZ0JBQUFBLEdBQUMsYUFBVSxRQUFnQjtBQUFBLE1BQ3BELGdCQUFBQTtBQUFBLFFBQUM7QUFBQTtBQUFBLFVBQ0MsTUFBSztBQUFBLFVBQ0wsT0FBTTtBQUFBLFVBQ04sT0FBTyxNQUFNLFdBQVc7QUFBQSxVQUN4QixTQUFTLE1BQU0sWUFBWSxJQUFJO0FBQUEsVUFFL0IsMEJBQUFBLEdBQUMsUUFBSyxNQUFLLFFBQU8sT0FBTyxNQUFNLFdBQVcsR0FBRztBQUFBO0FBQUEsTUFDL0M7QUFBQSxPQUNGO0FBQUEsSUFDQSxnQkFBQUEsR0FBQyxXQUFRLE1BQVksUUFBZ0I7QUFBQSxJQUNyQyxnQkFBQUEsR0FBQyxVQUNFO0FBQUEsbUJBQ0MsZ0JBQUFBLEdBQUMsU0FBSSxPQUFNLFdBQ1I7QUFBQSxjQUFNLFFBQVEsU0FBUyxLQUFLLGdCQUFBQSxHQUFDLE9BQUUsT0FBTSxlQUFlLGdCQUFNLFFBQVEsS0FBSyxLQUFLLEdBQUU7QUFBQSxRQUM5RTtBQUFBLFFBQ0QsZ0JBQUFBLEdBQUMsYUFBUSxPQUFNLFNBQ2I7QUFBQSwwQkFBQUEsR0FBQyxRQUFJLGdCQUFNLGFBQWEsR0FBRTtBQUFBLFVBQ3pCO0FBQUEsV0FDSDtBQUFBLFNBQ0Y7QUFBQSxNQUVELENBQUMsYUFBYSxXQUFXLGdCQUFBQSxHQUFDLFNBQUksT0FBTSxXQUFXLGlCQUFNO0FBQUEsTUFDckQsT0FBTyxVQUFVLGFBQWEsZ0JBQUFBLEdBQUMsVUFBUSxnQkFBTSxjQUFjLEdBQUU7QUFBQSxNQUM3RCxPQUFPLFVBQVUsZ0JBQUFBLEdBQUMsT0FBSSxPQUFjLE9BQU9KLFFBQU8sUUFBZ0IsUUFBZ0I7QUFBQSxNQUNsRixPQUFPLFNBQ04sZ0JBQUFJLEdBQUMsYUFBUSxPQUFNLGVBQWMsY0FBWSxNQUFNLFlBQVksR0FDekQ7QUFBQSx3QkFBQUEsR0FBQyxRQUFJLGdCQUFNLFlBQVksR0FBRTtBQUFBLFFBQ3hCLE1BQU0sTUFBTSxJQUFJLENBQUMsTUFBTSxVQUN0QixnQkFBQUEsR0FBQyxPQUE0QixrQkFBckIsR0FBRyxLQUFLLElBQUksSUFBSSxFQUFVLENBQ25DO0FBQUEsUUFDRCxnQkFBQUEsR0FBQyxZQUFTLFdBQXNCO0FBQUEsU0FDbEM7QUFBQSxNQUVELFNBQ0MsZ0JBQUFBO0FBQUEsUUFBQztBQUFBO0FBQUEsVUFDQztBQUFBLFVBQ0EsVUFBVSxLQUFLO0FBQUEsVUFDZixLQUFLLEtBQUs7QUFBQSxVQUNWO0FBQUEsVUFDQSxXQUFXLEtBQUs7QUFBQSxVQUNoQjtBQUFBLFVBQ0EsV0FBVyxTQUFTLFlBQVk7QUFBQTtBQUFBLE1BQ2xDO0FBQUEsT0FFSjtBQUFBLElBQ0MsU0FBUyxVQUFVLENBQUMsTUFBTSxVQUN6QixnQkFBQUEsR0FBQyxXQUFRLE1BQVksUUFBZ0IsV0FBc0IsVUFBVSxLQUFLLFVBQVU7QUFBQSxJQUVyRixPQUFPLFdBQ04sZ0JBQUFBO0FBQUEsTUFBQztBQUFBO0FBQUEsUUFDQyxTQUFTLFNBQVM7QUFBQSxRQUNsQixLQUFLLEtBQUssU0FBUyxNQUFNLFFBQVEsT0FBTztBQUFBLFFBQ3hDO0FBQUE7QUFBQSxJQUNGO0FBQUEsSUFFRixnQkFBQUEsR0FBQyxhQUFVLE9BQU8sS0FBSyxPQUFPO0FBQUEsSUFDN0IsY0FDQyxnQkFBQUEsR0FBQyxVQUFPLE9BQU8sU0FBUyxNQUFNLFdBQVcsR0FBRyxTQUFTLE1BQU0sWUFBWSxLQUFLLEdBQzFFO0FBQUEsc0JBQUFBLEdBQUMsa0JBQWU7QUFBQSxNQUNoQixnQkFBQUEsR0FBQyxXQUFNLE9BQU0sU0FDWDtBQUFBLHdCQUFBQTtBQUFBLFVBQUM7QUFBQTtBQUFBLFlBQ0MsTUFBSztBQUFBLFlBQ0wsU0FBUztBQUFBLFlBQ1QsVUFBVSxDQUFDLFVBQVU7QUFDbkIsY0FBSyxJQUFJLFNBQVMsTUFBTSxjQUFjLE9BQU87QUFDN0MsdUJBQVMsTUFBTSxjQUFjLE9BQU87QUFBQSxZQUN0QztBQUFBO0FBQUEsUUFDRjtBQUFBLFFBQ0MsTUFBTSxtQkFBbUI7QUFBQSxTQUM1QjtBQUFBLE1BQ0MsU0FDQyxnQkFBQUEsR0FBQyxPQUFFLE9BQU0sVUFBUyxNQUFNLFVBQVUsTUFBTSxJQUFJLEdBQUcsUUFBTyxVQUFTLEtBQUksWUFDaEUsZ0JBQU0sWUFBWSxHQUNyQjtBQUFBLE1BRUQ7QUFBQSxNQUNBLENBQUMsYUFDQSxnQkFBQUEsR0FBQyxhQUNDO0FBQUEsd0JBQUFBLEdBQUMsYUFBUyxnQkFBTSxhQUFhLEdBQUU7QUFBQSxRQUM5QjtBQUFBLFNBQ0g7QUFBQSxNQUVGLGdCQUFBQSxHQUFDLFFBQUs7QUFBQSxPQUNSO0FBQUEsS0FFSjtBQUVKO0FBR0EsU0FBUyxTQUFTSixRQUFlLFVBQWtCLE9BQWdCO0FBQ2pFLFFBQU0sQ0FBQyxNQUFNLE9BQU8sSUFBSUMsR0FBUyxLQUFLO0FBQ3RDLFFBQU0sQ0FBQyxRQUFRLFNBQVMsSUFBSUEsR0FBc0I7QUFDbEQsUUFBTSxRQUFRQyxHQUFPLEVBQUUsVUFBVSxNQUFNLENBQUM7QUFDeEMsUUFBTSxVQUFVLEVBQUUsVUFBVSxNQUFNO0FBQ2xDLEVBQUFDLEdBQVUsTUFBTTtBQUNkLFlBQVEsS0FBSztBQUNiLFVBQU0sU0FBUyxJQUFJLFlBQVlILFFBQU8sTUFBTSxRQUFRLFVBQVUsTUFBTSxRQUFRLE9BQU8sT0FBTztBQUMxRixjQUFVLE1BQU07QUFDaEIsV0FBTyxNQUFNLE9BQU8sTUFBTTtBQUFBLEVBQzVCLEdBQUcsQ0FBQ0EsTUFBSyxDQUFDO0FBQ1YsRUFBQUcsR0FBVSxNQUFNLFFBQVEsWUFBWSxRQUFRLEdBQUcsQ0FBQyxRQUFRLFFBQVEsQ0FBQztBQUNqRSxFQUFBQSxHQUFVLE1BQU0sUUFBUSxTQUFTLEtBQUssR0FBRyxDQUFDLFFBQVEsS0FBSyxDQUFDO0FBQ3hELFNBQU8sRUFBRSxRQUFRLEtBQUs7QUFDeEI7QUFHQSxTQUFTLFFBQVEsRUFBRSxNQUFNLE9BQU8sR0FBb0Q7QUFDbEYsUUFBTSxRQUFRLFNBQVM7QUFDdkIsUUFBTSxRQUFRLEtBQUs7QUFDbkIsRUFBQUEsR0FBVSxNQUFNO0FBQ2QsUUFBSSxPQUFPO0FBQ1QsWUFBTSxRQUFRLFdBQVcsTUFBTSxRQUFRLFlBQVksR0FBRyxRQUFRO0FBQzlELGFBQU8sTUFBTSxhQUFhLEtBQUs7QUFBQSxJQUNqQztBQUFBLEVBQ0YsR0FBRyxDQUFDLE9BQU8sTUFBTSxDQUFDO0FBQ2xCLE1BQUksS0FBSyxTQUFTLFFBQVE7QUFDeEIsV0FBTyxnQkFBQUMsR0FBQyxVQUFRLGdCQUFNLG1CQUFtQixHQUFFO0FBQUEsRUFDN0M7QUFDQSxNQUFJLEtBQUssU0FBUyxZQUFZO0FBQzVCLFdBQ0UsZ0JBQUFBLEdBQUMsVUFDRTtBQUFBLFlBQU0sZUFBZTtBQUFBLE1BQUc7QUFBQSxNQUN6QixnQkFBQUEsR0FBQyxZQUFPLE1BQUssVUFBUyxTQUFTLE1BQU0sUUFBUSxNQUFNLEdBQ2hELGdCQUFNLGdCQUFnQixHQUN6QjtBQUFBLE9BQ0Y7QUFBQSxFQUVKO0FBQ0EsU0FBTyxRQUFRLGdCQUFBQSxHQUFDLFVBQVEsZ0JBQU0sT0FBTSxJQUFZO0FBQ2xEO0FBRUEsU0FBUyxVQUFVLEVBQUUsT0FBTyxHQUF3QztBQUNsRSxRQUFNLFFBQVEsU0FBUztBQUN2QixRQUFNLEVBQUUsT0FBQUMsT0FBTSxJQUFJLFVBQVU7QUFDNUIsUUFBTSxPQUFPSCxHQUEyQixJQUFJO0FBQzVDLFNBQ0UsZ0JBQUFFLEdBQUMsYUFBUSxPQUFNLGFBQVksS0FBSyxNQUM5QjtBQUFBLG9CQUFBQSxHQUFDLGFBQVEsT0FBTSxTQUFRLE9BQU8sTUFBTSxZQUFZLEdBQzlDLDBCQUFBQSxHQUFDLFFBQUssTUFBSyxTQUFRLE9BQU8sTUFBTSxZQUFZLEdBQUcsR0FDakQ7QUFBQSxJQUNBLGdCQUFBQSxHQUFDLFNBQUksT0FBTSxjQUNSLFVBQUFDLE9BQU0sVUFBVSxJQUFJLENBQUMsQ0FBQyxVQUFVLEtBQUssTUFDcEMsZ0JBQUFEO0FBQUEsTUFBQztBQUFBO0FBQUEsUUFDQyxNQUFLO0FBQUEsUUFFTCxTQUFTLE1BQU07QUFDYixrQkFBUSxLQUFLLEVBQUUsTUFBTSxTQUFTLFNBQVMsQ0FBQztBQUN4QyxlQUFLLFNBQVMsZ0JBQWdCLE1BQU07QUFBQSxRQUN0QztBQUFBLFFBRUM7QUFBQTtBQUFBLE1BTkk7QUFBQSxJQU9QLENBQ0QsR0FDSDtBQUFBLEtBQ0Y7QUFFSjtBQUdBLFNBQVMsU0FBUyxFQUFFLFVBQVUsR0FBbUQ7QUFDL0UsUUFBTSxRQUFRLFNBQVM7QUFDdkIsUUFBTSxRQUFRLFVBQVUsT0FBTyxPQUFPLENBQUM7QUFDdkMsUUFBTSxDQUFDLFFBQVEsU0FBUyxJQUFJSCxHQUFTLEVBQUU7QUFDdkMsUUFBTSxPQUFPSyxHQUFRLE1BQU0sTUFBTSxLQUFLLENBQUMsUUFBUSxJQUFJLFNBQVMsTUFBTSxHQUFHLENBQUMsT0FBTyxNQUFNLENBQUM7QUFDcEYsTUFBSSxNQUFNLFdBQVcsR0FBRztBQUN0QixXQUFPO0FBQUEsRUFDVDtBQUNBLFNBQ0UsZ0JBQUFGLEdBQUMsU0FBSSxPQUFNLFlBQ1Q7QUFBQSxvQkFBQUE7QUFBQSxNQUFDO0FBQUE7QUFBQSxRQUNDLGNBQVksTUFBTSxZQUFZO0FBQUEsUUFDOUIsT0FBTyxNQUFNLFFBQVE7QUFBQSxRQUNyQixVQUFVLENBQUMsVUFBVSxVQUFVLE1BQU0sY0FBYyxLQUFLO0FBQUEsUUFFeEQ7QUFBQSwwQkFBQUEsR0FBQyxZQUFPLE9BQU0sSUFBSSxnQkFBTSxZQUFZLEdBQUU7QUFBQSxVQUNyQyxNQUFNLElBQUksQ0FBQyxRQUNWLGdCQUFBQSxHQUFDLFlBQXdCLE9BQU8sSUFBSSxNQUNqQyxjQUFJLFVBQVUsSUFBSSxRQURSLElBQUksTUFFakIsQ0FDRDtBQUFBO0FBQUE7QUFBQSxJQUNIO0FBQUEsSUFDQSxnQkFBQUE7QUFBQSxNQUFDO0FBQUE7QUFBQSxRQUNDLE1BQUs7QUFBQSxRQUNMLE9BQU07QUFBQSxRQUNOLFVBQVUsQ0FBQztBQUFBLFFBQ1gsU0FBUyxNQUFNLFFBQVEsVUFBVSxPQUFPLEtBQUssTUFBTSxLQUFLLE9BQU87QUFBQSxRQUU5RCxnQkFBTSxXQUFXO0FBQUE7QUFBQSxJQUNwQjtBQUFBLEtBQ0Y7QUFFSjtBQUVBLFNBQVMsT0FBTztBQUNkLFFBQU0sUUFBUSxTQUFTO0FBQ3ZCLFFBQU0sT0FBTztBQUFBLElBQ1gsQ0FBQyxXQUFXLGlCQUFpQjtBQUFBLElBQzdCLENBQUMsU0FBUyxnQkFBZ0I7QUFBQSxJQUMxQixDQUFDLEtBQUssV0FBVztBQUFBLElBQ2pCLENBQUMsS0FBSyxXQUFXO0FBQUEsSUFDakIsQ0FBQyxPQUFPLFlBQVk7QUFBQSxFQUN0QjtBQUNBLFNBQ0UsZ0JBQUFBLEdBQUMsYUFDQztBQUFBLG9CQUFBQSxHQUFDLGFBQVMsZ0JBQU0sV0FBVyxHQUFFO0FBQUEsSUFDN0IsZ0JBQUFBLEdBQUMsUUFBRyxPQUFNLFFBQ1AsZUFBSyxJQUFJLENBQUMsQ0FBQyxLQUFLLFFBQVEsTUFDdkIsZ0JBQUFBLEdBQUMsU0FDQztBQUFBLHNCQUFBQSxHQUFDLFFBQ0MsMEJBQUFBLEdBQUMsU0FBSyxlQUFJLEdBQ1o7QUFBQSxNQUNBLGdCQUFBQSxHQUFDLFFBQUksZ0JBQU0sUUFBUSxHQUFFO0FBQUEsU0FKYixHQUtWLENBQ0QsR0FDSDtBQUFBLEtBQ0Y7QUFFSjs7O0FDelJBLElBQU0sV0FBVztBQUdqQixJQUFNLGdCQUFnQixNQUNmLElBQUksWUFBWSxFQUFFLE1BQU0sVUFBVSxVQUFVLENBQUMsS0FBSyxNQUFNLE1BQU0sR0FBRyxDQUFDLEVBQUUsWUFBWTtBQUV2RixTQUFTLE1BQU07QUFDYixRQUFNLENBQUMsVUFBVSxXQUFXLElBQUlHLEdBQVMsYUFBYTtBQUN0RCxRQUFNLEVBQUUsT0FBQUMsUUFBTyxPQUFPLElBQUksU0FBUyxRQUFRO0FBQzNDLFFBQU0sUUFBUSxTQUFTO0FBQ3ZCLFFBQU0sU0FBU0M7QUFBQSxJQUNiLE1BQ0VELFVBQVM7QUFBQSxNQUNQLE9BQUFBO0FBQUEsTUFDQTtBQUFBLE1BQ0EsYUFBYSxDQUFDLFdBQW1CO0FBQy9CLFFBQUssSUFBSSxZQUFZLE1BQU07QUFDM0Isb0JBQVksTUFBTTtBQUFBLE1BQ3BCO0FBQUEsSUFDRjtBQUFBLElBQ0YsQ0FBQ0EsUUFBTyxRQUFRO0FBQUEsRUFDbEI7QUFDQSxNQUFJLENBQUMsUUFBUTtBQUNYLFdBQ0UsZ0JBQUFFLEdBQUMsVUFBSyxPQUFNLFVBQ1Y7QUFBQSxzQkFBQUEsR0FBQyxTQUFNO0FBQUEsTUFFTixVQUFVLGdCQUFBQSxHQUFDLFVBQU8seUNBQTJCO0FBQUEsT0FDaEQ7QUFBQSxFQUVKO0FBQ0EsU0FDRSxnQkFBQUEsR0FBQyxjQUFjLFVBQWQsRUFBdUIsT0FBTyxRQUM3QiwwQkFBQUEsR0FBQyxRQUFLLE9BQWMsR0FDdEI7QUFFSjtBQUVBLFNBQVMsS0FBSyxFQUFFLE1BQU0sR0FBcUI7QUFDekMsVUFBUSxNQUFNLE1BQU07QUFBQSxJQUNsQixLQUFLO0FBQ0gsYUFBTyxnQkFBQUEsR0FBQyxhQUFVO0FBQUEsSUFDcEIsS0FBSztBQUNILGFBQU8sZ0JBQUFBLEdBQUMsYUFBNEIsT0FBTyxNQUFNLFNBQTFCLE1BQU0sS0FBMkI7QUFBQSxJQUMxRCxLQUFLO0FBQ0gsYUFBTyxnQkFBQUEsR0FBQyxjQUE4QixHQUFHLE9BQU8sTUFBTSxNQUFNLFFBQXBDLE1BQU0sS0FBb0M7QUFBQSxJQUNwRSxLQUFLO0FBQ0gsYUFBTyxnQkFBQUEsR0FBQyxhQUFVLE1BQU0sTUFBTSxNQUFNO0FBQUEsRUFDeEM7QUFDRjtBQUdBLFNBQVMsU0FBUyxVQUFrQjtBQUNsQyxRQUFNLENBQUNGLFFBQU8sUUFBUSxJQUFJRCxHQUFTLE1BQVcsSUFBdUIsU0FBUyxNQUFTLENBQUM7QUFDeEYsUUFBTSxDQUFDLFFBQVEsT0FBTyxJQUFJQSxHQUFTLEtBQUs7QUFDeEMsRUFBQUksR0FBVSxNQUFNO0FBQ2QsUUFBSTtBQUNKLFFBQUksWUFBWTtBQUNoQixVQUFNLE1BQU0sWUFBWTtBQUN0QixVQUFJO0FBQ0YsY0FBTSxTQUFTLE1BQVUsTUFBTSxRQUFRO0FBQ3ZDLFlBQUksV0FBVztBQUNiLFVBQUssSUFBSSxTQUFTLE1BQU07QUFDeEIsbUJBQVMsZ0JBQWdCLE9BQU8sT0FBTyxVQUFVLFNBQVMsUUFBUSxJQUFJLFdBQVc7QUFDakYsbUJBQVMsTUFBTTtBQUNmLGtCQUFRLEtBQUs7QUFBQSxRQUNmO0FBQUEsTUFDRixRQUFRO0FBQ04sWUFBSSxXQUFXO0FBQ2Isa0JBQVEsSUFBSTtBQUNaLGtCQUFRLFdBQVcsS0FBSyxRQUFRO0FBQUEsUUFDbEM7QUFBQSxNQUNGO0FBQUEsSUFDRjtBQUNBLFFBQUk7QUFDSixXQUFPLE1BQU07QUFDWCxrQkFBWTtBQUNaLG1CQUFhLEtBQUs7QUFBQSxJQUNwQjtBQUFBLEVBQ0YsR0FBRyxDQUFDLFFBQVEsQ0FBQztBQUNiLFNBQU8sRUFBRSxPQUFBSCxRQUFPLE9BQU87QUFDekI7QUFFQSxTQUFTLFdBQWtCO0FBQ3pCLFFBQU0sQ0FBQyxPQUFPLFFBQVEsSUFBSUQsR0FBUyxTQUFTO0FBQzVDLEVBQUFJLEdBQVUsTUFBTTtBQUNkLFVBQU0sU0FBUyxNQUFNLFNBQVMsVUFBVSxDQUFDO0FBQ3pDLHFCQUFpQixjQUFjLE1BQU07QUFDckMsV0FBTyxNQUFNLG9CQUFvQixjQUFjLE1BQU07QUFBQSxFQUN2RCxHQUFHLENBQUMsQ0FBQztBQUNMLFNBQU87QUFDVDtBQUdBLFNBQVMsWUFBbUI7QUFDMUIsUUFBTSxRQUFRLFdBQVcsU0FBUyxJQUFJO0FBQ3RDLE1BQUksTUFBTSxTQUFTLFdBQVcsTUFBTSxNQUFNO0FBQ3hDLElBQUssVUFBVSxNQUFNLE9BQU8sRUFBRSxNQUFNLE1BQU0sS0FBSyxDQUFDO0FBQ2hELFlBQVEsYUFBYSxNQUFNLElBQUksVUFBVSxNQUFNLEtBQUssQ0FBQztBQUFBLEVBQ3ZEO0FBQ0EsU0FBTztBQUNUO0FBR0EsSUFBSSxtQkFBbUIsYUFBYSxpQkFBaUI7QUFDbkQsWUFBVSxjQUFjLFNBQVMsV0FBVyxFQUFFLE1BQU0sTUFBTSxNQUFTO0FBQ3JFO0FBRUEsSUFBTSxPQUFPLFNBQVMsZUFBZSxNQUFNO0FBQzNDLElBQUksTUFBTTtBQUNSLElBQU8sZ0JBQUFELEdBQUMsT0FBSSxHQUFJLElBQUk7QUFDdEI7IiwKICAibmFtZXMiOiBbIm9wdGlvbnMiLCAidm5vZGVJZCIsICJpc1ZhbGlkRWxlbWVudCIsICJyZXJlbmRlclF1ZXVlIiwgInByZXZEZWJvdW5jZSIsICJyZXJlbmRlckNvdW50IiwgImRlcHRoU29ydCIsICJFVkVOVF9ESVNQQVRDSEVEIiwgIkNBUFRVUkVfUkVHRVgiLCAiZXZlbnRDbG9jayIsICJldmVudFByb3hpZXMiLCAiaSIsICJWTk9ERV9NQVJLRVIiLCAiU3ltYm9sIiwgImZvciIsICJFTVBUWV9PQkoiLCAiRU1QVFlfQVJSIiwgIk1BVEhNTF9UT0tFTl9FTEVNRU5UUyIsICJpc0FycmF5IiwgIkFycmF5IiwgInNsaWNlIiwgImFzc2lnbiIsICJPYmplY3QiLCAicmVtb3ZlTm9kZSIsICJub2RlIiwgInBhcmVudE5vZGUiLCAicmVtb3ZlIiwgImNyZWF0ZVZOb2RlIiwgInR5cGUiLCAicHJvcHMiLCAia2V5IiwgInJlZiIsICJvcmlnaW5hbCIsICJ2bm9kZSIsICJfX2siLCAiX18iLCAiX19iIiwgIl9fZSIsICJfX2MiLCAiY29uc3RydWN0b3IiLCAiVk5PREVfTUFSS0VSIiwgIl9fdiIsICJ2bm9kZUlkIiwgIl9faSIsICJfX3UiLCAib3B0aW9ucyIsICJGcmFnbWVudCIsICJwcm9wcyIsICJjaGlsZHJlbiIsICJCYXNlQ29tcG9uZW50IiwgImNvbnRleHQiLCAidGhpcyIsICJfX2ciLCAiZ2V0RG9tU2libGluZyIsICJ2bm9kZSIsICJjaGlsZEluZGV4IiwgIl9fIiwgIl9faSIsICJzaWJsaW5nIiwgIl9fayIsICJsZW5ndGgiLCAiX19lIiwgInR5cGUiLCAiX19QIiwgInJlbmRlckNvbXBvbmVudCIsICJjb21wb25lbnQiLCAibmV3Vk5vZGUiLCAib2xkVk5vZGUiLCAiX192IiwgIm9sZERvbSIsICJjb21taXRRdWV1ZSIsICJyZWZRdWV1ZSIsICJwYXJlbnREb20iLCAiYXNzaWduIiwgImNvbnN0cnVjdG9yIiwgIlZOT0RFX01BUktFUiIsICJvcHRpb25zIiwgImRpZmYiLCAiX19uIiwgIm5hbWVzcGFjZVVSSSIsICJfX3UiLCAiY29tbWl0Um9vdCIsICJ1cGRhdGVQYXJlbnREb21Qb2ludGVycyIsICJfX2MiLCAic29tZSIsICJjaGlsZCIsICJlbnF1ZXVlUmVuZGVyIiwgImMiLCAicmVyZW5kZXJRdWV1ZSIsICJwdXNoIiwgInJlcmVuZGVyQ291bnQiLCAicHJldkRlYm91bmNlIiwgImRlYm91bmNlUmVuZGVyaW5nIiwgInF1ZXVlTWljcm90YXNrIiwgInByb2Nlc3MiLCAibCIsICJzb3J0IiwgImRlcHRoU29ydCIsICJzaGlmdCIsICJkaWZmQ2hpbGRyZW4iLCAicmVuZGVyUmVzdWx0IiwgIm5ld1BhcmVudFZOb2RlIiwgIm9sZFBhcmVudFZOb2RlIiwgImdsb2JhbENvbnRleHQiLCAibmFtZXNwYWNlIiwgImV4Y2Vzc0RvbUNoaWxkcmVuIiwgImlzSHlkcmF0aW5nIiwgImkiLCAiY2hpbGRWTm9kZSIsICJuZXdEb20iLCAiZmlyc3RDaGlsZERvbSIsICJyZXN1bHQiLCAib2xkQ2hpbGRyZW4iLCAiRU1QVFlfQVJSIiwgIm5ld0NoaWxkcmVuTGVuZ3RoIiwgImNvbnN0cnVjdE5ld0NoaWxkcmVuQXJyYXkiLCAiRU1QVFlfT0JKIiwgInJlZiIsICJhcHBseVJlZiIsICJpbnNlcnQiLCAibmV4dFNpYmxpbmciLCAic2tld2VkSW5kZXgiLCAibWF0Y2hpbmdJbmRleCIsICJ0YWlscyIsICJsaXNMZW5ndGhzIiwgImhpIiwgIm1pZCIsICJvbGRDaGlsZHJlbkxlbmd0aCIsICJyZW1haW5pbmdPbGRDaGlsZHJlbiIsICJza2V3IiwgIm1vdmVkIiwgIm5ld0NoaWxkcmVuIiwgIkFycmF5IiwgIlN0cmluZyIsICJjcmVhdGVWTm9kZSIsICJpc0FycmF5IiwgIl9fYiIsICJrZXkiLCAiZmluZE1hdGNoaW5nSW5kZXgiLCAidW5tb3VudCIsICJwYXJlbnRWTm9kZSIsICJpc01vdW50aW5nIiwgImRvbSIsICJuZXh0IiwgInBhcmVudE5vZGUiLCAibm9kZVR5cGUiLCAibW92ZUJlZm9yZSIsICJpbnNlcnRCZWZvcmUiLCAiZGF0YSIsICJzdGFydHNXaXRoIiwgImZpbmRNYXRjaGluZ0luZGV4IiwgImNoaWxkVk5vZGUiLCAib2xkQ2hpbGRyZW4iLCAic2tld2VkSW5kZXgiLCAicmVtYWluaW5nT2xkQ2hpbGRyZW4iLCAieCIsICJrZXkiLCAidHlwZSIsICJvbGRWTm9kZSIsICJtYXRjaGVkIiwgIl9fdSIsICJsZW5ndGgiLCAic2V0U3R5bGUiLCAic3R5bGUiLCAidmFsdWUiLCAic2V0UHJvcGVydHkiLCAiZG9tIiwgIm5hbWUiLCAib2xkVmFsdWUiLCAibmFtZXNwYWNlIiwgInVzZUNhcHR1cmUiLCAicHJveHkiLCAiY3NzVGV4dCIsICJfX2UiLCAiZXZlbnRQcm94aWVzIiwgImNyZWF0ZUV2ZW50UHJveHkiLCAiX19hIiwgImV2ZW50Q2xvY2siLCAicmVwbGFjZSIsICJDQVBUVVJFX1JFR0VYIiwgInNsaWNlIiwgInRvTG93ZXJDYXNlIiwgImFkZEV2ZW50TGlzdGVuZXIiLCAicmVtb3ZlRXZlbnRMaXN0ZW5lciIsICJlIiwgInJlbW92ZUF0dHJpYnV0ZSIsICJzZXRBdHRyaWJ1dGUiLCAiZXZlbnRIYW5kbGVyIiwgInRoaXMiLCAiRVZFTlRfRElTUEFUQ0hFRCIsICJvcHRpb25zIiwgImV2ZW50IiwgImRpZmYiLCAicGFyZW50RG9tIiwgIm5ld1ZOb2RlIiwgImdsb2JhbENvbnRleHQiLCAiZXhjZXNzRG9tQ2hpbGRyZW4iLCAiY29tbWl0UXVldWUiLCAib2xkRG9tIiwgImlzSHlkcmF0aW5nIiwgInJlZlF1ZXVlIiwgInRtcCIsICJyZXN1bWVkIiwgIm9sZENvbW1pdFF1ZXVlTGVuZ3RoIiwgImMiLCAib2xkUHJvcHMiLCAib2xkU3RhdGUiLCAic25hcHNob3QiLCAibmV3UHJvcHMiLCAiaXNDbGFzc0NvbXBvbmVudCIsICJwcm92aWRlciIsICJjb21wb25lbnRDb250ZXh0IiwgInJlbmRlckhvb2siLCAiY291bnQiLCAicmVuZGVyUmVzdWx0IiwgInN0YXJ0TWFya2VyIiwgImVuZCIsICJpIiwgImNoaWxkIiwgIm5ld1R5cGUiLCAiY29uc3RydWN0b3IiLCAiVk5PREVfTUFSS0VSIiwgIl9fYyIsICJfX3oiLCAibm9kZVR5cGUiLCAicmFuZ2VFbmQiLCAicHVzaCIsICJfX2IiLCAib3V0ZXIiLCAicHJvcHMiLCAicHJvdG90eXBlIiwgInJlbmRlciIsICJjb250ZXh0VHlwZSIsICJfXyIsICJfX2ciLCAiQmFzZUNvbXBvbmVudCIsICJkb1JlbmRlciIsICJzdWIiLCAic3RhdGUiLCAiX19uIiwgIl9faCIsICJfX2siLCAiX19zIiwgImdldERlcml2ZWRTdGF0ZUZyb21Qcm9wcyIsICJhc3NpZ24iLCAiX192IiwgImNvbXBvbmVudFdpbGxSZWNlaXZlUHJvcHMiLCAic2hvdWxkQ29tcG9uZW50VXBkYXRlIiwgInNvbWUiLCAidm5vZGUiLCAiRU1QVFlfQVJSIiwgImFwcGx5IiwgImdldERvbVNpYmxpbmciLCAiY29tcG9uZW50V2lsbFVwZGF0ZSIsICJjb21wb25lbnREaWRVcGRhdGUiLCAiY29tcG9uZW50V2lsbE1vdW50IiwgImNvbXBvbmVudERpZE1vdW50IiwgImNvbnRleHQiLCAiX19QIiwgIl9fciIsICJnZXRDaGlsZENvbnRleHQiLCAiZ2V0U25hcHNob3RCZWZvcmVVcGRhdGUiLCAiRnJhZ21lbnQiLCAiY2hpbGRyZW4iLCAibmFtZXNwYWNlVVJJIiwgInVubW91bnQiLCAiZGlmZkNoaWxkcmVuIiwgImlzQXJyYXkiLCAicmVtb3ZlTm9kZSIsICJ0aGVuIiwgImluZGV4T2YiLCAidW5kZWZpbmVkIiwgImRhdGEiLCAic3RhcnRzV2l0aCIsICJuZXh0U2libGluZyIsICJtYXJrQXNGb3JjZSIsICJkaWZmRWxlbWVudE5vZGVzIiwgImRpZmZlZCIsICJzdGFydCIsICJub2RlcyIsICJkZXB0aCIsICJjb21taXRSb290IiwgInJvb3QiLCAiYXBwbHlSZWYiLCAiY2IiLCAiY2FsbCIsICJuZXdIdG1sIiwgIm9sZEh0bWwiLCAibmV3Q2hpbGRyZW4iLCAiaW5wdXRWYWx1ZSIsICJjaGVja2VkIiwgImRvYyIsICJFTVBUWV9PQkoiLCAibG9jYWxOYW1lIiwgIm93bmVyRG9jdW1lbnQiLCAiZG9jdW1lbnQiLCAiY3JlYXRlVGV4dE5vZGUiLCAiY3JlYXRlRWxlbWVudE5TIiwgImlzIiwgIl9fbSIsICJjb250ZW50IiwgImRlZmF1bHRWYWx1ZSIsICJjaGlsZE5vZGVzIiwgImF0dHJpYnV0ZXMiLCAiX19odG1sIiwgImlubmVySFRNTCIsICJ0ZXh0Q29udGVudCIsICJNQVRITUxfVE9LRU5fRUxFTUVOVFMiLCAidGVzdCIsICJyZWYiLCAib3duZXIiLCAiX194IiwgImN1cnJlbnQiLCAicGFyZW50Vk5vZGUiLCAic2tpcFJlbW92ZSIsICJyIiwgImNvbXBvbmVudFdpbGxVbm1vdW50IiwgImRvY3VtZW50RWxlbWVudCIsICJjcmVhdGVWTm9kZSIsICJmaXJzdENoaWxkIiwgImNyZWF0ZUNvbnRleHQiLCAiZGVmYXVsdFZhbHVlIiwgIkNvbnRleHQiLCAicHJvcHMiLCAic3VicyIsICJjdHgiLCAidGhpcyIsICJnZXRDaGlsZENvbnRleHQiLCAiU2V0IiwgIl9fYyIsICJzaG91bGRDb21wb25lbnRVcGRhdGUiLCAiX3Byb3BzIiwgInZhbHVlIiwgImZvckVhY2giLCAiYyIsICJfX2ciLCAiZW5xdWV1ZVJlbmRlciIsICJzdWIiLCAiYWRkIiwgIm9sZCIsICJjb21wb25lbnRXaWxsVW5tb3VudCIsICJkZWxldGUiLCAiY2FsbCIsICJjaGlsZHJlbiIsICJpIiwgIl9fIiwgIlByb3ZpZGVyIiwgIkNvbnN1bWVyIiwgImNvbnRleHRWYWx1ZSIsICJjb250ZXh0VHlwZSIsICJvcHRpb25zIiwgIl9fZSIsICJlcnJvciIsICJ2bm9kZSIsICJvbGRWTm9kZSIsICJlcnJvckluZm8iLCAiY29tcG9uZW50IiwgImN0b3IiLCAiaGFuZGxlZCIsICJfXyIsICJfX2MiLCAiX19nIiwgImNvbnN0cnVjdG9yIiwgImdldERlcml2ZWRTdGF0ZUZyb21FcnJvciIsICJzZXRTdGF0ZSIsICJjb21wb25lbnREaWRDYXRjaCIsICJlIiwgInJlcmVuZGVyQ291bnQiLCAidm5vZGVJZCIsICJpc1ZhbGlkRWxlbWVudCIsICJWTk9ERV9NQVJLRVIiLCAiQmFzZUNvbXBvbmVudCIsICJwcm90b3R5cGUiLCAidXBkYXRlIiwgImNhbGxiYWNrIiwgInMiLCAidGhpcyIsICJfX3MiLCAic3RhdGUiLCAiYXNzaWduIiwgInByb3BzIiwgIl9fdiIsICJfX2siLCAicHVzaCIsICJlbnF1ZXVlUmVuZGVyIiwgImZvcmNlVXBkYXRlIiwgIl9faCIsICJyZW5kZXIiLCAiRnJhZ21lbnQiLCAicmVyZW5kZXJRdWV1ZSIsICJkZXB0aFNvcnQiLCAiYSIsICJiIiwgIl9fYiIsICJFVkVOVF9ESVNQQVRDSEVEIiwgIlN5bWJvbCIsICJDQVBUVVJFX1JFR0VYIiwgImV2ZW50Q2xvY2siLCAiZXZlbnRQcm94aWVzIiwgImkiLCAiY3VycmVudEluZGV4IiwgImN1cnJlbnRDb21wb25lbnQiLCAicHJldmlvdXNDb21wb25lbnQiLCAicHJldlJhZiIsICJPYmplY3RJcyIsICJPYmplY3QiLCAiaXMiLCAiY3VycmVudEhvb2siLCAiYWZ0ZXJQYWludEVmZmVjdHMiLCAidW5tb3VudENsZWFudXBzIiwgIm9wdGlvbnMiLCAiX29wdGlvbnMiLCAib2xkQmVmb3JlRGlmZiIsICJfX2IiLCAib2xkQmVmb3JlUmVuZGVyIiwgIl9fciIsICJvbGRBZnRlckRpZmYiLCAiZGlmZmVkIiwgIm9sZENvbW1pdCIsICJfX2MiLCAib2xkQmVmb3JlVW5tb3VudCIsICJ1bm1vdW50IiwgIm9sZFJvb3QiLCAiX18iLCAiZ2V0SG9va1N0YXRlIiwgImluZGV4IiwgInR5cGUiLCAiX19oIiwgImhvb2tzIiwgIl9fSCIsICJsZW5ndGgiLCAicHVzaCIsICJ1c2VTdGF0ZSIsICJpbml0aWFsU3RhdGUiLCAidXNlUmVkdWNlciIsICJpbnZva2VPclJldHVybiIsICJyZWR1Y2VyIiwgImluaXQiLCAiaG9va1N0YXRlIiwgIl9yZWR1Y2VyIiwgImFjdGlvbiIsICJjdXJyZW50VmFsdWUiLCAiX19OIiwgIm5leHRWYWx1ZSIsICJzZXRTdGF0ZSIsICJfX2YiLCAicHJldlNjdSIsICJzaG91bGRDb21wb25lbnRVcGRhdGUiLCAicCIsICJzIiwgImMiLCAidGhpcyIsICJ1cGRhdGVkSG9vayIsICJzaG91bGRVcGRhdGUiLCAicHJvcHMiLCAic29tZSIsICJob29rSXRlbSIsICJyZXN1bHQiLCAiY2FsbCIsICJ1c2VFZmZlY3QiLCAiY2FsbGJhY2siLCAiYXJncyIsICJzdGF0ZSIsICJfX3MiLCAiYXJnc0NoYW5nZWQiLCAiX19QIiwgIl9wZW5kaW5nQXJncyIsICJ1c2VMYXlvdXRFZmZlY3QiLCAidXNlUmVmIiwgImluaXRpYWxWYWx1ZSIsICJ1c2VNZW1vIiwgImN1cnJlbnQiLCAidXNlTWVtbyIsICJmYWN0b3J5IiwgImFyZ3MiLCAic3RhdGUiLCAiZ2V0SG9va1N0YXRlIiwgImN1cnJlbnRJbmRleCIsICJhcmdzQ2hhbmdlZCIsICJfX0giLCAiX18iLCAidXNlQ29udGV4dCIsICJjb250ZXh0IiwgInByb3ZpZGVyIiwgImN1cnJlbnRDb21wb25lbnQiLCAiX19jIiwgInN0YXRlIiwgImdldEhvb2tTdGF0ZSIsICJjdXJyZW50SW5kZXgiLCAiYyIsICJfXyIsICJzdWIiLCAicHJvcHMiLCAidmFsdWUiLCAiZmx1c2hBZnRlclBhaW50RWZmZWN0cyIsICJjb21wb25lbnQiLCAidW5tb3VudENsZWFudXBzIiwgInNoaWZ0IiwgImludm9rZUNsZWFudXAiLCAiZSIsICJvcHRpb25zIiwgIl9fZSIsICJfXyIsICJfX1AiLCAiX192IiwgImFmdGVyUGFpbnRFZmZlY3RzIiwgImhvb2tzIiwgIl9fSCIsICJfX2giLCAic29tZSIsICJpbnZva2VFZmZlY3QiLCAibGVuZ3RoIiwgIl9fYiIsICJ2bm9kZSIsICJjdXJyZW50Q29tcG9uZW50IiwgIm9sZEJlZm9yZURpZmYiLCAicGFyZW50RG9tIiwgIl9fayIsICJfX20iLCAib2xkUm9vdCIsICJfX3IiLCAib2xkQmVmb3JlUmVuZGVyIiwgImN1cnJlbnRJbmRleCIsICJfX2MiLCAicHJldmlvdXNDb21wb25lbnQiLCAiaG9va0l0ZW0iLCAiX19OIiwgIl9wZW5kaW5nQXJncyIsICJkaWZmZWQiLCAib2xkQWZ0ZXJEaWZmIiwgImMiLCAiYWZ0ZXJQYWludCIsICJwdXNoIiwgImNvbW1pdFF1ZXVlIiwgImZpbHRlciIsICJjYiIsICJvbGRDb21taXQiLCAidW5tb3VudCIsICJvbGRCZWZvcmVVbm1vdW50IiwgImhhc0Vycm9yZWQiLCAiZXJyb3JQYXJlbnQiLCAicyIsICJIQVNfUkFGIiwgInJlcXVlc3RBbmltYXRpb25GcmFtZSIsICJhZnRlck5leHRGcmFtZSIsICJjYWxsYmFjayIsICJyYWYiLCAiZG9uZSIsICJjbGVhclRpbWVvdXQiLCAidGltZW91dCIsICJjYW5jZWxBbmltYXRpb25GcmFtZSIsICJzZXRUaW1lb3V0IiwgIm5ld1F1ZXVlTGVuZ3RoIiwgInByZXZSYWYiLCAiaG9vayIsICJjb21wIiwgImNsZWFudXAiLCAiYXJnc0NoYW5nZWQiLCAib2xkQXJncyIsICJuZXdBcmdzIiwgImFyZyIsICJpbmRleCIsICJPYmplY3RJcyIsICJpbnZva2VPclJldHVybiIsICJmIiwgInRhYmxlIiwgInRhYmxlIiwgInJ1bGVzIiwgInN0ZXAiLCAidCIsICJvIiwgImUiLCAiciIsICJuIiwgInMiLCAiZiIsICJjIiwgImkiLCAibCIsICJhIiwgIl8iLCAiciIsICJ0IiwgIm4iLCAibyIsICJzIiwgImYiLCAiYyIsICJlIiwgImkiLCAibCIsICJhIiwgIl8iLCAidSIsICJkIiwgInAiLCAibSIsICJoIiwgInciLCAieSIsICJnIiwgIkMiLCAieCIsICJ6IiwgIkUiLCAiUyIsICJ2IiwgIkQiLCAiTCIsICJWIiwgIiQiLCAiQSIsICJGIiwgIkgiLCAiSSIsICJLIiwgIk4iLCAiUCIsICJqIiwgImxvYmJ5IiwgIlZOT0RFX01BUktFUiIsICJTeW1ib2wiLCAiZm9yIiwgInZub2RlSWQiLCAiY3JlYXRlVk5vZGUiLCAidHlwZSIsICJwcm9wcyIsICJrZXkiLCAiaXNTdGF0aWNDaGlsZHJlbiIsICJfX3NvdXJjZSIsICJfX3NlbGYiLCAicmVmIiwgImkiLCAibm9ybWFsaXplZFByb3BzIiwgInZub2RlIiwgIl9fayIsICJfXyIsICJfX2IiLCAiX19lIiwgIl9fYyIsICJjb25zdHJ1Y3RvciIsICJWTk9ERV9NQVJLRVIiLCAiX192IiwgInZub2RlSWQiLCAiX19pIiwgIl9fdSIsICJvcHRpb25zIiwgIlQiLCAiQSIsICJhIiwgImxvYmJ5IiwgIlQiLCAiZCIsICJhIiwgInciLCAiUCIsICJwYXRoIiwgInkiLCAieCIsICJUIiwgIkYiLCAicGFyc2VkIiwgImEiLCAicm9vdCIsICJhIiwgImxvb2siLCAiVCIsICJBIiwgImEiLCAiYSIsICJkIiwgImxvYmJ5IiwgImxldmVsIiwgImxvYmJ5IiwgIlQiLCAiYSIsICJBIiwgInRhYmxlIiwgInN0ZXAiLCAic3VtbWFyeSIsICJkIiwgIkEiLCAiYSIsICJsb2JieSIsICJUIiwgImQiLCAiQSIsICJwYXJzZWQiLCAiYSIsICJBIiwgImEiLCAiZCIsICJ0YWJsZSIsICJsb2JieSIsICJ0YWJsZSIsICJfIiwgImEiLCAiZCIsICJBIiwgInRhYmxlIiwgImEiLCAicm93IiwgImNvbCIsICJUIiwgImQiLCAieCIsICJ5IiwgIkEiLCAic2hhcGUiLCAiYSIsICJkIiwgImxvYmJ5IiwgInciLCAiZCIsICJ0dXJuIiwgIkEiLCAibG9vayIsICJ0YWJsZSIsICJkIiwgIlQiLCAiQSIsICJhIiwgImxvYmJ5IiwgInciLCAiZCIsICJsb2JieSIsICJ3IiwgImEiLCAiQSJdCn0K
